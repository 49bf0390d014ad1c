import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { buildApiToken } from '../support/api-tokens';
import { browserPath, sharedBrowser } from '../support/browser';
import { buildEvent } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { sampledTest } from '../support/warm-portal';

describe.skipIf(!browserPath)('a page of another origin, in a browser', () => {
  let podium: TestServer;
  let site: Server;
  let page: Page;
  let origin: string;
  let eventId: string;

  beforeAll(async () => {
    podium = await startServer({ costBudget: 1_000 });
    site = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('A page.'),
    );
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    ({ id: eventId } = await buildEvent(podium));
    page = await (await sharedBrowser()).newPage();
    await page.goto(origin);
  });
  afterAll(async () => {
    await page?.close();
    site?.close();
    await podium?.close();
  });

  const ask = (token: string) =>
    page.evaluate(
      async ([url, bearer, id]) => {
        try {
          const response = await fetch(`${url}/graphql`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${bearer}`,
              'idempotency-key': crypto.randomUUID(),
            },
            body: JSON.stringify({ query: 'query ($id: ID!) { event(id: $id) { id } }', variables: { id } }),
          });
          const { data, errors } = (await response.json()) as {
            data?: object;
            errors?: { extensions: { code: string } }[];
          };
          const limit = response.headers.get('ratelimit-limit');
          return {
            data,
            code: errors?.[0]?.extensions.code,
            limit,
            wait: response.headers.get('retry-after'),
          };
        } catch (error) {
          return String(error);
        }
      },
      [podium.url, token, eventId] as const,
    );

  const listen = (token: string) =>
    page.evaluate(
      ([url, bearer]) =>
        new Promise<string>((resolve) => {
          const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
          const init = JSON.stringify({ type: 'connection_init', payload: { authorization: bearer } });
          socket.addEventListener('open', () => socket.send(init));
          socket.addEventListener('message', ({ data }) => {
            resolve((JSON.parse(String(data)) as { type: string }).type);
            socket.close();
          });
          socket.addEventListener('close', ({ code }) => resolve(String(code)));
        }),
      [podium.url, token] as const,
    );

  sampledTest('works with a token that lists it, and reads budget and refusals', async () => {
    const { token } = await buildApiToken(podium, { eventId, origins: [origin] });
    expect(await ask(token)).toEqual({ data: { event: { id: eventId } }, limit: '1000', wait: null });
    expect(await listen(token)).toBe('connection_ack');
    const answers = [];
    for (let count = 0; count < 20; count += 1) answers.push(await ask(token));
    expect(answers.at(-1)).toEqual({
      code: 'RATE_LIMITED',
      limit: '1000',
      wait: expect.stringMatching(/^\d+$/) as string,
    });
  });

  sampledTest('does not with one that lists another, nor on a server where none does', async () => {
    // Only where some token lists the origin does the server let a socket come as far as its token.
    await buildApiToken(podium, { eventId, origins: [origin] });
    const { token } = await buildApiToken(podium, { eventId, origins: ['https://other.example.com'] });
    expect(await ask(token)).toBe('TypeError: Failed to fetch');
    expect(await listen(token)).toBe('4403');
    await podium.sql('UPDATE api_tokens SET revoked_at = now()');
    await expect.poll(() => listen(token)).toBe('1006');
    expect(await ask(token)).toBe('TypeError: Failed to fetch');
  });
});
