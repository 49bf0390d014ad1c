import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../server/src/embedded-postgres/embedded-postgres';

describe('the embedded Postgres', () => {
  const parent = mkdtempSync(join(tmpdir(), 'podium zürich '));
  // Run by root, Postgres works under another account, which has to get in.
  chmodSync(parent, 0o755);
  const dataDir = join(parent, 'postgres');
  const started: EmbeddedPostgres[] = [];

  const start = async (): Promise<EmbeddedPostgres> => {
    const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
    started.push(server);
    return server;
  };
  const ask = async (server: EmbeddedPostgres, statement: string): Promise<unknown[]> => {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    await client.end();
    return rows.map((row) => Object.values(row)[0]);
  };
  const serverPid = (): number =>
    Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

  afterAll(async () => {
    for (const server of started) await server.stop();
    rmSync(parent, { recursive: true, force: true });
  });

  it('makes the data on the first start and keeps it over the next', async () => {
    const first = await start();
    await ask(first, "CREATE TABLE guest AS SELECT 'Zoë' AS name");
    expect(await ask(first, 'SELECT current_database()')).toEqual(['podium']);
    await first.stop();
    await expect(ask(first, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');

    const second = await start();
    expect(await ask(second, 'SELECT name FROM guest')).toEqual(['Zoë']);
    await second.stop();
  });

  it('is shared by those who start it on one folder, and stops with the last of them', async () => {
    const first = await start();
    const second = await start();
    expect(second.url).toBe(first.url);

    await first.stop();
    expect(await ask(second, 'SELECT name FROM guest')).toEqual(['Zoë']);
    await second.stop();
    await expect(ask(second, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('comes back with what was committed after it was killed', async () => {
    const first = await start();
    await ask(first, "INSERT INTO guest VALUES ('Åsa')");
    process.kill(serverPid(), 'SIGKILL');
    await sleep(10);

    const second = await start();
    expect(await ask(second, 'SELECT name FROM guest ORDER BY 1')).toEqual(['Zoë', 'Åsa']);
    await second.stop();
  });

  it('says what to do about a folder that holds something else', async () => {
    await expect(startEmbeddedPostgres({ dataDir: parent })).rejects.toThrow(
      'holds something that Podium did not put there. Choose another folder with DATA_DIR.',
    );
  });
});
