import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RELAY_LOCK } from '../../server/src/core/realtime/outbox-relay';
import { sharedServer } from './shared-server';
import { openSocket } from './socket';

describe('a shared server', () => {
  afterEach(() => {
    vi.useRealTimers();
    delete process.env['LEFT_BY_A_TEST'];
  });

  it('is one for all files of a worker', async () => {
    const [one, other] = [await sharedServer(), await sharedServer()];
    expect(other.url).toBe(one.url);
    await Promise.all([one.close(), other.close()]);
  });

  it('fails a file that leaves a definition in its database', async () => {
    const server = await sharedServer();
    await server.sql('CREATE FUNCTION left_by_a_test() RETURNS void LANGUAGE sql AS $$ $$');
    await expect(server.close()).rejects.toThrow('This file changes functions: it needs startServer().');
    await server.sql('DROP FUNCTION left_by_a_test()');
    await server.close();
  });

  it('fails a file that leaves a setting in the environment', async () => {
    const server = await sharedServer();
    process.env['LEFT_BY_A_TEST'] = '1';
    await expect(server.close()).rejects.toThrow('This file changes environment: it needs startServer().');
  });

  it('fails a file that leaves the clock stopped', async () => {
    const server = await sharedServer();
    vi.useFakeTimers();
    await expect(server.close()).rejects.toThrow('This file leaves the clock stopped.');
  });

  it('fails a file that leaves a change, a job, a transaction or a socket', async () => {
    const server = await sharedServer(100);
    const socket = await openSocket(server.url);
    const transaction = new Client({ connectionString: server.databaseUrl });
    await transaction.connect();
    // The relay waits for this lock before it publishes changes.
    await transaction.query(`BEGIN; SELECT pg_advisory_xact_lock(${RELAY_LOCK})`);
    await server.sql(`INSERT INTO outbox (topic, payload) VALUES ('access.outdated', '{"eventIds": []}')`);
    await server.sql(`INSERT INTO pgboss.job (name, state) VALUES ('changes.tidy', 'active')`);
    await expect(server.close()).rejects.toThrow('{"outbox":1,"jobs":1,"transactions":1,"sockets":1}');
    socket.ws.close();
    await transaction.end();
    await server.sql(`UPDATE pgboss.job SET state = 'completed' WHERE name = 'changes.tidy'`);
    await (await sharedServer()).close();
  });
});
