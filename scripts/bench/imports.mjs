import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { count, growthDuring, judge, quantile, sleep } from './lib/measure.mjs';
import { interleave, judgeRatio, table } from './lib/race.mjs';
import { ask, benchExports, onStage, pg, require } from './lib/stage.mjs';

export const goals = 'P10, P11';
export const about =
  'attendees from a file, with all checks, next to COPY of the same rows; XLSX next to CSV; memory; and how long others wait';

const { from: copyFrom } = require('pg-copy-streams');

const ROWS = count('ROWS', 50_000, 500);
/** The largest import, also as an XLSX file. */
const FILE_ROWS = count('FILE_ROWS', 20_000, 300);
const LARGE = count('LARGE', 500_000, 1_000);
/** As many lists a second: an open door, not a queue that waits for its own answers. */
const PER_SECOND = 100;
const LIST = `query ($eventId: ID!) {
  attendees(eventId: $eventId, first: 20) { nodes { id firstName lastName jobTitle organization country } }
}`;

const HEADER = ['email', 'first_name', 'last_name', 'job_title', 'organization', 'country'];

/** Generates so many new people lazily, since a large file must not fill this process's memory. */
function* newPeople(rows) {
  const mark = randomUUID().slice(0, 8);
  for (let row = 0; row < rows; row += 1)
    yield [
      `${row}.${mark}@example.test`,
      `Name${row % 977}`,
      `Family${row % 4_999}`,
      `Engineer ${row % 311}`,
      `Company ${row % 1_511}`,
      ['PK', 'DE', 'US', 'CN', 'AE'][row % 5],
    ];
}

function* csvLines(rows) {
  yield `${HEADER.join(',')}\n`;
  for (const cells of newPeople(rows)) yield `${cells.join(',')}\n`;
}

const writeCsv = async (folder, rows) => {
  const path = join(folder, `${randomUUID()}.csv`);
  await pipeline(Readable.from(csvLines(rows)), createWriteStream(path));
  return path;
};

const writeXlsx = async (folder, rows) => {
  const { default: writeExcelFile } = await import(require.resolve('write-excel-file/node'));
  const path = join(folder, `${randomUUID()}.xlsx`);
  const cells = [HEADER, ...newPeople(rows)].map((row) => row.map((value) => ({ value })));
  await writeExcelFile(cells).toFile(path);
  return path;
};

/** So many groups of each event, which attendees are in by their category. */
const GROUPS = count('GROUPS', 0, 0);

const newEvent = async (client) => {
  const { rows } = await client.query(
    `INSERT INTO events (id, title, starts_at, ends_at) VALUES (gen_random_uuid(), 'Import', now(), now() + interval '1 day') RETURNING id`,
  );
  if (GROUPS > 0)
    await client.query(
      `INSERT INTO attendee_groups (id, event_id, bit, name, categories)
       SELECT gen_random_uuid(), $1, bit, CASE bit WHEN 0 THEN '' ELSE 'Group ' || bit END, CASE bit WHEN 0 THEN '{}' ELSE '{ATTENDEE}'::text[] END
       FROM generate_series(0, $2::int) AS bit`,
      [rows[0].id, GROUPS],
    );
  return rows[0].id;
};

/** The floor: both tables filled by COPY, with their constraints, indexes and triggers. */
const copyRows = async (client, eventId, people) => {
  const ids = people.map(() => [randomUUID(), randomUUID()]);
  const fill = (target, lines) =>
    pipeline(Readable.from(lines), client.query(copyFrom(`COPY ${target} FROM STDIN (FORMAT csv)`)));
  await client.query('BEGIN');
  await fill(
    'users (id, email, display_name)',
    people.map(([email, name], row) => `${ids[row][0]},${email},${name}\n`),
  );
  await fill(
    'attendees (id, event_id, user_id, first_name, last_name, job_title, organization, country, invite_code)',
    people.map(
      (cells, row) => `${ids[row][1]},${eventId},${ids[row][0]},${cells.slice(1).join(',')},${ids[row][1]}\n`,
    ),
  );
  await client.query('COMMIT');
};

const newManager = async (client) => {
  const { rows } = await client.query(
    `INSERT INTO users (id, email, display_name, role) VALUES (gen_random_uuid(), 'importer@bench.test', 'Manager', 'MANAGER') RETURNING id`,
  );
  return { userId: rows[0].id, role: 'MANAGER', sessionId: randomUUID() };
};

const sendFile = async (url, token, eventId, path) => {
  const body = new FormData();
  body.set('event_id', eventId);
  body.set('partial', 'true');
  body.set('file', await openAsBlob(path), 'people.csv');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/v1/attendees/import`, { method: 'POST', headers, body });
  const answer = await response.json();
  if (!answer.committed) throw new Error(`Not imported: ${JSON.stringify(answer).slice(0, 300)}`);
};

/** Asks for lists at a steady pace while something happens; gives how long each answer took. */
const waitsDuring = async (read, work) => {
  const pending = [];
  const timer = setInterval(() => {
    const began = performance.now();
    pending.push(read().then(() => performance.now() - began));
  }, 1_000 / PER_SECOND);
  await work();
  clearInterval(timer);
  return Promise.all(pending);
};

/** How long others wait for a list at the very server that takes a file, and when it takes none. */
const measureOthers = async (stage, folder) => {
  const { client, eventId, people } = stage;
  const manager = await stage.signInAs('MANAGER');
  const [member] = await stage.signIn(people.slice(0, 1));
  const { url } = await stage.startServer();
  const read = () => ask(url, member, LIST, { eventId });
  const waits = { during: [], without: [] };
  for (let round = 0; round <= count('ROUNDS', 5, 1); round += 1) {
    const [path, target] = [await writeCsv(folder, FILE_ROWS), await newEvent(client)];
    const began = performance.now();
    const during = await waitsDuring(read, () => sendFile(url, manager, target, path));
    const without = await waitsDuring(read, () => sleep(performance.now() - began));
    // The first round warms up.
    if (round === 0) continue;
    waits.during.push(...during);
    waits.without.push(...without);
  }
  const [during, without] = [quantile(waits.during, 0.99), quantile(waits.without, 0.99)];
  console.log(
    `p99 of a list: ${during.toFixed(1)} ms while a file is imported, ${without.toFixed(1)} ms otherwise`,
  );
  judge('P10', "others' p99, with an import / without", during / without, { most: 2 });
};

export const run = () =>
  onStage({ attendees: 100, conversations: 0, meetings: 0 }, async (stage) => {
    const folder = await mkdtemp(join(tmpdir(), 'podium-import-'));
    const { openImporter } = await benchExports();
    const importer = await openImporter(stage.url, await newManager(stage.client), 2 * LARGE);
    const peer = new pg.Client(stage.url);
    await peer.connect();
    /** A side: what it prepares is not timed. */
    const side = (prepare, work) => async () => {
      const [input, eventId] = [await prepare(), await newEvent(peer)];
      const begun = performance.now();
      await work(eventId, input);
      return { ms: performance.now() - begun };
    };
    try {
      const results = await interleave(
        {
          COPY: side(
            () => [...newPeople(ROWS)],
            (eventId, people) => copyRows(peer, eventId, people),
          ),
          import: side(() => writeCsv(folder, ROWS), importer.importAttendees),
          CSV: side(() => writeCsv(folder, FILE_ROWS), importer.importAttendees),
          XLSX: side(() => writeXlsx(folder, FILE_ROWS), importer.importAttendees),
        },
        count('ROUNDS', 5, 1),
      );
      table(results);
      judgeRatio('P10', results, 'ms', 'import', 'COPY', { most: 1.5 });
      judgeRatio('P11', results, 'ms', 'XLSX', 'CSV', { most: 4 });
      await measureOthers(stage, folder);
      const [large, target] = [await writeCsv(folder, LARGE), await newEvent(peer)];
      const { growth } = await growthDuring(process.pid, () => importer.importAttendees(target, large));
      judge('P10', `MiB that memory grows by with ${LARGE} rows`, growth, { most: 100 });
    } finally {
      await peer.end();
      await importer.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
