import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiText } from '../../server/src/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});

afterAll(() => server?.close());

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const get = (path: string, headers: Record<string, string> = BROWSER) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' });

const addressesIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);

describe('the pages about the API', () => {
  it('lead a browser from /graphql to the explorer, and nobody else', async () => {
    const visit = await get('/graphql');
    expect([visit.status, visit.headers.get('location')]).toEqual([303, '/api/graphql/']);
    expect((await get('/api/graphql')).headers.get('location')).toBe('/api/graphql/');
    const query = await get('/graphql?query=%7B__typename%7D', {
      ...BROWSER,
      'apollo-require-preflight': 'true',
    });
    expect(await query.json()).toMatchObject({ data: { __typename: 'Query' } });
    expect((await get('/graphql', { accept: '*/*' })).status).toBe(400);
  });

  it.each(['/api', '/api/', '/api/graphql/'])('%s fetches from here only', async (path) => {
    const page = await get(path);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).not.toMatch(/https?:\/\//);
    const addresses = addressesIn(html).filter((address) => !/^(data:|\/api\/graphql\/$)/.test(address));
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      const { status } = await get(new URL(address, `${server.url}/api/graphql/`).pathname);
      expect([address, status]).toEqual([address, 200]);
    }
  });

  it('have the document of /v1', async () => {
    expect(await (await get('/api/openapi.json')).text()).toBe(openApiText());
  });

  it('have no other files', async () => {
    for (const path of ['/api/files/package.json', '/api/graphql/../../package.json', '/api/nothing'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('keep the scripts of a visitor in a sandbox', async () => {
    const frame = await get('/api/graphql/iframe-sandbox/index.html');
    expect([frame.status, frame.headers.get('content-security-policy')]).toEqual([
      200,
      'sandbox allow-scripts',
    ]);
  });
});
