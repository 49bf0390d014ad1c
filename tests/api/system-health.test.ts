import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import manifest from '../../server/package.json' with { type: 'json' };
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { expectOk, graphql } from '../support/client';
import { insert, signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

const HEALTH = `{ systemHealth {
  servers { id version isRunning } postgres connections migration redis queues { name waiting failed waitingSince }
  mailsWaiting mailsFailed outboxRows outboxAgeSeconds lastBackupAt
} }`;

interface Health {
  servers: { id: string; version: string; isRunning: boolean }[];
  postgres: string;
  connections: number;
  migration: string;
  redis: string;
  queues: { name: string; waiting: number; failed: number; waitingSince: string | null }[];
  mailsWaiting: number;
  mailsFailed: number;
  lastBackupAt: string | null;
}

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer({ jobs: false });
  token = await signInAs(server, Role.ADMIN);
});
afterAll(() => server.close());

const health = async (of = server): Promise<Health> =>
  (await expectOk(graphql<{ systemHealth: Health }>(of.url, HEALTH, {}, token))).systemHealth;

describe('the state of an installation', () => {
  it('has its servers: those that run, one that died, and none that stopped', async () => {
    const other = await startServer({
      databaseUrl: server.databaseUrl,
      redisUrl: inject('redisUrl') ?? undefined,
    });
    const at = new Date(Date.now() - 60_000);
    const dead = { id: 'dead', version: '0.9.0', startedAt: at, seenAt: at };
    await insert(server, 'servers', dead);
    const found = await health(other);
    expect(found.redis).toBe(inject('redisUrl') ? 'UP' : 'UNUSED');
    expect(found.servers.map(({ version, isRunning }) => [version, isRunning])).toEqual([
      ['0.9.0', false],
      [manifest.version, true],
      [manifest.version, true],
    ]);
    await other.close();
    const left = (await health()).servers;
    expect(left.map(({ isRunning }) => isRunning)).toEqual([false, true]);
  });

  it('has its database with the newest migration', async () => {
    const { postgres, connections, migration, redis } = await health();
    expect(redis).toBe('UNUSED');
    expect(postgres).toMatch(/^\d+/);
    expect(connections).toBeGreaterThan(0);
    expect(migration).toMatch(/^[A-Z]\w+\d{13}$/);
  });

  it('has kinds of jobs that wait or failed, and mails', async () => {
    await server.sql(`INSERT INTO pgboss.job (name, state, start_after) VALUES
      ('mails.send', 'created', now() - interval '1 minute'), ('mails.send', 'retry', now() + interval '1 minute'),
      ('mails.send', 'failed', now())`);
    const mail = { recipient: 'somebody@example.test', template: 'otp', subject: 'A code' };
    await insert(server, 'mails', { ...mail, id: newId(), status: 'FAILED' });
    await insert(server, 'mails', { ...mail, id: newId(), status: 'QUEUED' });
    const { queues, mailsWaiting, mailsFailed } = await health();
    expect(queues.find(({ name }) => name === 'mails.send')).toEqual({
      name: 'mails.send',
      waiting: 1,
      failed: 1,
      waitingSince: expect.any(String) as string,
    });
    expect([mailsWaiting, mailsFailed]).toEqual([1, 1]);
  });

  it('has the latest backup that was reported, the metrics too', async () => {
    expect((await health()).lastBackupAt).toBeNull();
    const report = 'INSERT INTO backups (finished_at, bytes, checksum) VALUES ($1, $2, $3)';
    await server.sql(report, ['2026-11-24T03:00:00Z', 5_000_000_000, 'sha256:new']);
    await server.sql(report, ['2026-11-23T03:00:00Z', 4_000_000_000, 'sha256:old']);
    expect((await health()).lastBackupAt).toBe('2026-11-24T03:00:00.000Z');
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain(
      `podium_last_backup_timestamp_seconds ${Date.parse('2026-11-24T03:00:00Z') / 1_000}`,
    );
  });
});
