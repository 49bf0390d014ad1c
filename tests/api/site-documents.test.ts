import 'reflect-metadata';
import { buildSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaText } from '../../server/src/emit/schema';
import { openApiText } from '../../server/src/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server?.close());

const read = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
};

describe('what the server says of itself', () => {
  it('has the schema at /api/schema.graphql', async () => {
    const { status, type, body } = await read('/api/schema.graphql');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(printSchema(buildSchema(body))).toBe(printSchema(buildSchema(schemaText())));
  });

  it.each(['/openapi.json', '/api/openapi.json'])('has the description of /v1 at %s', async (path) => {
    const { status, type, body } = await read(path);
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toBe(openApiText());
  });

  it('keeps crawlers from what is behind a login or a code', async () => {
    const { status, type, body } = await read('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /attendees/',
      'Disallow: /auth/invite',
      'Disallow: /event/',
      'Disallow: /graphql',
      'Disallow: /join/',
      'Disallow: /v1/',
      '',
    ]);
  });

  it('names where security problems are reported, as RFC 9116 asks', async () => {
    const { status, type, body } = await read('/.well-known/security.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s)),
    );
    const { siteUrl } = server.app.runtime.config;
    expect(fields).toEqual({
      Contact: `${siteUrl}/help`,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      Canonical: `${siteUrl}/.well-known/security.txt`,
      'Preferred-Languages': 'en',
    });
    const days = (new Date(fields['Expires'] as string).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it.each(['/api/schema.txt', '/openapi.yaml', '/.well-known/change-password.txt', '/favicon.ico'])(
    'does not answer %s, which does not exist',
    async (path) => {
      const { status, body } = await read(path);
      expect([status, JSON.parse(body)]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    },
  );
});
