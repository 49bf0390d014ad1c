import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { column } from '../../server/src/core/db/columns';
import { query } from '../../server/src/core/db/query';
import { sql } from '../../server/src/core/db/sql';
import { migrate } from '../../server/src/migrate';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { expectOk, graphql, login, subscribe } from '../support/client';
import { buildUser } from '../support/factories';
import { atPort, hasPooler, startPooler, type Pooler } from '../support/pooler';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';
import { buildTrio, MESSAGE_ADDED, send, type MessageAddedData } from './chat';

const PASSWORD = 'correct horse battery';
/** Fewer than the statements that run at once, so that the server's connections share sessions. */
const POOL_SIZE = 2;
const why = hasPooler ? '' : ' (skipped: pgbouncer is not installed)';

describe.skipIf(!hasPooler)(`a server behind PgBouncer in transaction mode${why}`, () => {
  let folder: string;
  let pooler: Pooler;
  let server: TestServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'podium-pooler-'));
    await chmod(folder, 0o755);
    pooler = await startPooler(folder, inject('clusterUrl'), POOL_SIZE);
    server = await startServer({ poolerPort: pooler.port });
  });
  afterAll(async () => {
    await server.close();
    await pooler.stop();
    await rm(folder, { recursive: true });
  });

  it('signs in, lists, writes in transactions, delivers live and does jobs', async () => {
    const { alice, bob, eventId } = await buildTrio(server);
    const { id, email } = await buildUser(server, { passwordHash: await hashPassword(PASSWORD) });
    expect(await login(server.url, email, PASSWORD)).toHaveLength(43);

    const LIST = 'query ($id: ID!) { attendees(eventId: $id, filter: { search: "per" }) { totalCount } }';
    const lists = Array.from({ length: 30 }, () => graphql(server.url, LIST, { id: eventId }, bob.token));
    for (const list of lists) expect((await expectOk(list))['attendees']).toBeDefined();

    const news = await subscribe<MessageAddedData>(server.url, bob.token, MESSAGE_ADDED, { eventId });
    const texts = ['one', 'two', 'three'];
    for (const text of texts) {
      const message = await send(server.url, alice, bob, text);
      expect(await news.next()).toEqual({ data: { messageAdded: message } });
    }
    await news.close();

    const FORGOT = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { email } }';
    await expectOk(graphql(server.url, FORGOT, { input: { email } }));
    const mails = () => server.sql('SELECT template FROM mails WHERE recipient_id = $1', [id]);
    await waitFor(async () => (await mails()).length > 0, 'The mail of the job');
    expect(await mails()).toEqual([{ template: 'one-time-code' }]);
  });

  it('prepares what is popular in the sessions that it gets, and goes on where it is missing or there', async () => {
    const { db, dataSource } = server.app.runtime.database;
    const popular = query({ one: column('int4', sql`1`) }, sql`SELECT 1 AS one /* popular */`, 'kept');
    /** In each session of the pooler, which are all held meanwhile: one statement would meet any of them. */
    const inSessions = async (statement: string) => {
      const runners = Array.from({ length: POOL_SIZE }, () => dataSource.createQueryRunner());
      await Promise.all(runners.map((runner) => runner.startTransaction()));
      const rows = await Promise.all(runners.map((runner) => runner.query(statement) as Promise<object[]>));
      await Promise.all(runners.map((runner) => runner.commitTransaction().then(() => runner.release())));
      return rows.flat();
    };
    const prepared = () => inSessions(`SELECT FROM pg_prepared_statements WHERE statement LIKE '%popular%'`);
    const ask = () => Promise.all(Array.from({ length: 300 }, () => db.rows(popular)));
    for (const answer of (await ask()).flat()) expect(answer).toEqual({ one: 1 });
    expect(await prepared()).not.toEqual([]);
    await inSessions('DEALLOCATE ALL');
    for (const answer of (await ask()).flat()) expect(answer).toEqual({ one: 1 });
    expect(await prepared()).not.toEqual([]);
  });

  it('leaves nothing else in the sessions', async () => {
    const { dataSource } = server.app.runtime.database;
    const names = await dataSource.query<{ name: string }[]>('SELECT name FROM pg_prepared_statements');
    expect(names.filter(({ name }) => !/^podium_[\w-]{27}$/.test(name))).toEqual([]);
    // PgBouncer gives each client its own.
    const settings = `SELECT name FROM pg_settings WHERE source = 'session' AND name <> 'application_name'`;
    expect(await dataSource.query(settings)).toEqual([]);
  });

  it('says that the address of Postgres itself is missing', async () => {
    await expect(migrate(atPort(server.databaseUrl, pooler.port))).rejects.toThrow(
      'set DATABASE_DIRECT_URL to its address',
    );
  });
});
