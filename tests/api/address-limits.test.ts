import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, post, type Answer } from '../support/client';
import { startServer, type TestServer } from '../support/server';

/** More than any budget of a thousand points allows. */
const MANY = 50;
const BODY = JSON.stringify({ query: getIntrospectionQuery() });

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ trustProxy: ['loopback'], costBudget: 1_000 });
});
afterAll(() => server.close());

const readSchema = async (address: string): Promise<string> =>
  codeOf((await (await post(server.url, BODY, { 'x-forwarded-for': address })).json()) as Answer);

it.each<[string, (index: number) => string, string, string]>([
  [
    'all addresses of one IPv6 /64',
    (index) => `2001:db8:1:2:${index}::1`,
    '2001:db8:1:2:ffff::1',
    '2001:db8:1:3::1',
  ],
  ['one IPv4 address, mapped or not', () => '::ffff:203.0.113.7', '203.0.113.7', '203.0.113.8'],
])('%s share a budget, and the neighbour has an own one', async (_what, addressOf, same, neighbour) => {
  const answers: string[] = [];
  for (let index = 0; index < MANY && answers.at(-1) !== 'RATE_LIMITED'; index += 1)
    answers.push(await readSchema(addressOf(index)));
  expect(answers[0]).toBe('OK');
  expect([await readSchema(same), await readSchema(neighbour)]).toEqual(['RATE_LIMITED', 'OK']);
});
