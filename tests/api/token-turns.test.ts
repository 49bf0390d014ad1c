import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { buildApiToken } from '../support/api-tokens';
import { expectOk, graphql } from '../support/client';
import { buildEvent, signInAs } from '../support/factories';
import { untilBlocked } from '../support/paused-statements';
import { startServer } from '../support/server';

it('a request that is given up while it waits for its turn keeps the token from nothing', async () => {
  const server = await startServer();
  const { id: eventId } = await buildEvent(server);
  const { token } = await buildApiToken(server, { eventId });
  const manager = await signInAs(server, Role.MANAGER);
  const list = 'query ($eventId: ID!) { companies(eventId: $eventId, first: 1) { totalCount } }';
  const title = 'query ($eventId: ID!) { event(id: $eventId) { id } }';
  // While people ask, a token has one turn at a time: the clock stands, so that they have just asked however slow the machine is.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const personAsks = async () => expectOk(graphql(server.url, '{ me { id } }', {}, manager));
  const holder = new Client({ connectionString: server.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE companies IN ACCESS EXCLUSIVE MODE');
  await personAsks();
  const held = graphql(server.url, list, { eventId }, token);
  await untilBlocked(server);
  await personAsks();
  const abort = new AbortController();
  const waiting = fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: title, variables: { eventId } }),
    signal: abort.signal,
  });
  await personAsks();
  abort.abort();
  await expect(waiting).rejects.toThrow('aborted');
  await personAsks();
  await holder.query('ROLLBACK');
  await holder.end();
  await expectOk(held);
  await personAsks();
  expect(await expectOk(graphql(server.url, title, { eventId }, token))).toEqual({ event: { id: eventId } });
  await server.close();
});
