import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/src/core/config';
import { OutboundTargets, parseRange } from '../../server/src/core/outbound-targets';
import { newId } from '../../server/src/core/db/ids';
import { buildEvent } from '../support/factories';
import { startNameServer, type NameServer } from '../support/name-server';
import { sampled } from '../support/matrix';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';
import { answering, startReceiver } from '../support/webhook-receiver';
import { buildDelivery, buildWebhook } from '../support/webhooks';

/** A port that counts who connects to it. */
interface Trap {
  port: number;
  connections: number;
  server: Server;
}

const setTrap = async (host: string): Promise<Trap> => {
  const server = createServer((socket) => {
    trap.connections += 1;
    socket.destroy();
  });
  server.listen(0, host);
  await once(server, 'listening');
  const trap: Trap = { server, port: (server.address() as AddressInfo).port, connections: 0 };
  return trap;
};

let names: NameServer;
let traps: { v4: Trap; v6: Trap };
let server: TestServer;

beforeAll(async () => {
  names = await startNameServer();
  traps = { v4: await setTrap('127.0.0.1'), v6: await setTrap('::1') };
  server = await startServer({ webhookPrivateTargets: '127.0.0.2/32', webhookNameServers: [names.address] });
});
afterAll(async () => {
  await server.close();
  for (const trap of Object.values(traps)) trap.server.close();
  await names.close();
});

/** The first attempt of a delivery to an address that no mutation has checked. */
const attempt = async (url: string): Promise<{ answer: number | null; error: string | null }> => {
  const { id: webhookId } = await buildWebhook(server, { eventId: (await buildEvent(server)).id, url });
  const { id } = await buildDelivery(server, { webhookId, sequence: 0, nextAttemptAt: new Date() });
  return waitFor(async () => {
    const [row] = await server.sql<{ answer: number | null; error: string | null }>(
      'SELECT answer_status AS answer, error FROM webhook_deliveries WHERE id = $1 AND attempts > 0',
      [id],
    );
    return row;
  }, 'The attempt');
};

const connections = () => [traps.v4.connections, traps.v6.connections];

describe('a webhook never connects', () => {
  it.each(
    sampled([
      ['127.0.0.1', () => `https://127.0.0.1:${traps.v4.port}/`],
      ['127.0.0.1', () => `http://127.0.0.1:${traps.v4.port}/`],
      ['127.0.0.1', () => `https://2130706433:${traps.v4.port}/`],
      ['::1', () => `https://[::1]:${traps.v6.port}/`],
      ['::ffff:7f00:1', () => `https://[::ffff:127.0.0.1]:${traps.v4.port}/`],
      ['10.1.2.3', () => 'https://10.1.2.3/'],
      ['172.16.0.1', () => 'https://172.16.0.1/'],
      ['192.168.0.1', () => 'https://192.168.0.1/'],
      ['169.254.169.254', () => 'https://169.254.169.254/latest/meta-data'],
      ['100.64.0.1', () => 'https://100.64.0.1/'],
      ['0.0.0.0', () => `https://0.0.0.0:${traps.v4.port}/`],
      ['fd00::1', () => 'https://[fd00::1]/'],
      ['fe80::1', () => 'https://[fe80::1]/'],
      ['::7f00:1', () => `https://[::127.0.0.1]:${traps.v4.port}/`],
      ['fe00::1', () => 'https://[fe00::1]/'],
      ['64:ff9b::7f00:1', () => 'https://[64:ff9b::127.0.0.1]/'],
      ['8.8.8.8', () => 'http://8.8.8.8/'],
    ]),
  )('to the private address %s', async (address, url) => {
    expect(await attempt(url())).toEqual({ answer: null, error: `The address ${address} is private.` });
    expect(connections()).toEqual([0, 0]);
  });

  it.each(
    sampled([
      ['127.0.0.1', 4],
      ['::1', 6],
      ['10.1.2.3', 4],
      ['169.254.169.254', 4],
    ] as const),
  )('to a name that resolves to %s', async (address, family) => {
    const host = `${newId()}.test`;
    names.resolve = (name, asked) => (name === host && asked === family ? [address] : []);
    const port = family === 4 ? traps.v4.port : traps.v6.port;
    const error = `The address of ${host} is private.`;
    expect(await attempt(`https://${host}:${port}/`)).toEqual({ answer: null, error });
    expect(connections()).toEqual([0, 0]);
  });

  it('to a name of which one address of several is private', async () => {
    names.resolve = (_name, family) => (family === 4 ? ['8.8.8.8', '127.0.0.1'] : []);
    const error = 'The address of mixed.test is private.';
    expect(await attempt(`https://mixed.test:${traps.v4.port}/`)).toEqual({ answer: null, error });
    expect(connections()).toEqual([0, 0]);
  });

  it('to a name that resolves to a private address from the second look-up on', async () => {
    const receiver = await startReceiver({
      host: '127.0.0.2',
      answer: answering(204, { connection: 'close' }),
    });
    const url = `http://rebind.test:${receiver.port}/`;
    names.resolve = (_name, family) => (family === 4 ? ['127.0.0.2'] : []);
    expect(await attempt(url)).toEqual({ answer: 204, error: null });
    names.resolve = (_name, family) => (family === 4 ? ['127.0.0.1'] : []);
    expect(await attempt(`http://rebind.test:${traps.v4.port}/`)).toEqual({
      answer: null,
      error: 'The address of rebind.test is private.',
    });
    expect(await attempt(url)).toMatchObject({
      answer: null,
      error: 'The address of rebind.test is private.',
    });
    expect([connections(), receiver.requests]).toEqual([[0, 0], 1]);
    await receiver.close();
  });

  it.each([301, 302, 307, 308])('where a redirect with status %s leads', async (status) => {
    const location = `http://127.0.0.1:${traps.v4.port}/`;
    const receiver = await startReceiver({ host: '127.0.0.2', answer: answering(status, { location }) });
    expect(await attempt(receiver.url)).toEqual({
      answer: status,
      error: `The receiver answered ${status}.`,
    });
    expect(connections()).toEqual([0, 0]);
    await receiver.close();
  });
});

it('a name that nobody knows is no reason to wait', async () => {
  names.resolve = () => [];
  const error = 'The name unknown.test was not found.';
  expect(await attempt('https://unknown.test/')).toEqual({ answer: null, error });
});

it('a receiver without a certificate that counts is not sent anything', async () => {
  const receiver = await startReceiver({ host: '127.0.0.2' });
  const { error } = await attempt(receiver.url.replace('http:', 'https:'));
  expect(error).toMatch(/SSL|EPROTO|packet length/i);
  expect(receiver.requests).toBe(0);
  await receiver.close();
});

describe('private addresses', () => {
  const targets = new OutboundTargets([parseRange('10.0.0.0/8')!, parseRange('fd00::/8')!]);
  it.each([
    ['8.8.8.8', 'https:', true],
    ['8.8.8.8', 'http:', false],
    ['10.1.2.3', 'https:', true],
    ['10.1.2.3', 'http:', true],
    ['::ffff:10.1.2.3', 'http:', true],
    ['11.1.2.3', 'http:', false],
    ['fd12::1', 'http:', true],
    ['fe80::1', 'https:', false],
    ['192.168.0.1', 'https:', false],
    ['2001:4860:4860::8888', 'https:', true],
  ])('%s by %s: %s', (address, protocol, isAllowed) => {
    expect(targets.isAllowed(address, protocol)).toBe(isAllowed);
  });

  it('are opened by ranges alone', () => {
    expect(() => readConfig({ WEBHOOK_PRIVATE_TARGETS: '10.0.0.0/8, intranet' })).toThrow(
      'intranet is no range of addresses, such as 10.0.0.0/8',
    );
  });
});
