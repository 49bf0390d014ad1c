import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server';

/** How many codes one address may try in a minute. */
const ALLOWED = 60;

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ trustProxy: ['loopback'] });
});
afterAll(() => server.close());

const tryCode = async (address: string): Promise<number> => {
  const response = await fetch(`${server.url}/v1/attendees/verify-code/AAAA-AAAA-AAAA-AAAA`, {
    headers: { 'x-forwarded-for': address },
  });
  return response.status;
};

it.each<[string, (index: number) => string, string, string]>([
  [
    'all addresses of one IPv6 /64',
    (index) => `2001:db8:1:2:${index}::1`,
    '2001:db8:1:2:ffff::1',
    '2001:db8:1:3::1',
  ],
  ['one IPv4 address, mapped or not', () => '::ffff:203.0.113.7', '203.0.113.7', '203.0.113.8'],
])('%s share a limit, and the neighbour has an own one', async (_what, addressOf, same, neighbour) => {
  const tries = Array.from({ length: ALLOWED }, (_none, index) => tryCode(addressOf(index)));
  expect(new Set(await Promise.all(tries))).toEqual(new Set([404]));
  expect([await tryCode(same), await tryCode(neighbour)]).toEqual([429, 404]);
});
