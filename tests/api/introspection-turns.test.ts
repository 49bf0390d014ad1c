import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { post } from '../support/client';
import { signIn, buildUser } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

const WAITING = 20;
const FLOOD = 60;
const body = JSON.stringify({ query: getIntrospectionQuery() });

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ costBudget: 1_000_000_000 });
});
afterAll(() => server.close());

it('introspections are answered one after the other, and more than twenty that wait are refused for a while', async () => {
  const token = await signIn(server, await buildUser(server));
  const flood = await Promise.all(Array.from({ length: FLOOD }, () => post(server.url, body)));
  const answers = await Promise.all(
    flood.map(
      async (answer) => ((await answer.json()) as { errors?: { extensions: { code: string } }[] }).errors,
    ),
  );
  const refusals = answers.filter((errors) => errors !== undefined);
  expect(refusals.length).toBeLessThanOrEqual(FLOOD - WAITING);
  expect(refusals.every((errors) => errors[0]?.extensions.code === 'SERVICE_UNAVAILABLE')).toBe(true);
  const own = await post(server.url, body, { authorization: `Bearer ${token}` });
  expect(await own.json()).toHaveProperty('data.__schema');
});
