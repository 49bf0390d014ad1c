import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectOk, graphql, login, subscribe } from '../support/client';
import { createDatabase } from '../support/database';
import { isWhole } from '../support/matrix';
import { dataUrl, plain } from '../support/pictures';
import { buildServer, PROCESS_TEST_MS, spawnServer } from '../support/process';
import { openSql } from '../support/server';
import { waitFor } from '../support/wait';
import { buildTrio, MESSAGE_ADDED, send, type MessageAddedData } from './chat';

const VERSIONS = ['20', '22', '24'];
const ADMIN = { ADMIN_EMAIL: 'admin@example.test', ADMIN_PASSWORD: 'tall ships at dawn' };
const UPLOAD =
  'mutation ($input: UploadImageInput!) { uploadImage(input: $input) { image { width height } } }';

/** The program of this version, fetched from npm where it is not the one that runs this. */
const nodeOf = async (version: string): Promise<string> => {
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath;
  const script = `
    import { alone } from './scripts/lib/lock.mjs';
    import { nodeOf } from './scripts/lib/node-version.mjs';
    console.log(await alone(() => nodeOf('${version}')));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(0);
  return output.trim().split('\n').at(-1) ?? '';
};

describe.runIf(isWhole)('each version of Node that Podium runs on', { timeout: PROCESS_TEST_MS }, () => {
  beforeAll(buildServer, PROCESS_TEST_MS);

  it.each(VERSIONS)('%s signs people in, imports, keeps pictures and delivers live', async (version) => {
    const database = await createDatabase();
    const { url, kill } = await spawnServer({
      node: await nodeOf(version),
      databaseUrl: database.url,
      settings: ADMIN,
    });
    const db = openSql(database.url);
    const { eventId, alice, bob } = await buildTrio(db);

    const admin = await login(url, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
    expect(await expectOk(graphql(url, '{ me { email role } }', {}, admin))).toEqual({
      me: { email: ADMIN.ADMIN_EMAIL, role: 'ADMIN' },
    });

    const form = new FormData();
    form.set('event_id', eventId);
    form.set('file', new Blob(['Email;First name;Last name\nzoe@example.test;Zoë;Smith']), 'people.csv');
    const headers = { authorization: `Bearer ${admin}` };
    const imported = await fetch(`${url}/v1/attendees/import`, { method: 'POST', headers, body: form });
    expect(await imported.json()).toMatchObject({ committed: true, created: 1 });

    const picture = dataUrl(await plain(64, 48).png().toBuffer());
    expect(await expectOk(graphql(url, UPLOAD, { input: { file: picture } }, admin))).toEqual({
      uploadImage: { image: { width: 64, height: 48 } },
    });

    const live = await subscribe<MessageAddedData>(
      url,
      bob.token,
      MESSAGE_ADDED,
      { eventId },
      { remote: true },
    );
    // Another process does not tell when it has begun to listen.
    await waitFor(async () => {
      await send(url, alice, bob, 'Hello');
      return live.received.length > 0;
    }, 'The message');
    expect(live.received[0]).toMatchObject({ data: { messageAdded: { text: 'Hello' } } });

    await live.close();
    await kill();
    await db.end();
    await database.drop();
  });
});
