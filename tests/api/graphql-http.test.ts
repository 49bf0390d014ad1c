import { serverAudits, type AuditResult } from 'graphql-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

/** The audits of the GraphQL over HTTP specification, required, recommended and optional ones alike. */
const audits = serverAudits({
  // The address is not known before the server runs.
  url: () => `${server.url}/graphql`,
  fetchFn: (url: string, init: RequestInit) => fetch(url, init),
});

const reasonOf = (result: AuditResult) => (result.status === 'ok' ? 'ok' : result.reason);

it('takes part in every audit there is', () => {
  expect(audits).toHaveLength(61);
});

it.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))('%s', async (_name, audit) => {
  expect(reasonOf(await audit.fn())).toBe('ok');
});
