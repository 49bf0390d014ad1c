/**
 * Goals P10 and P11: attendees from a file, with all checks, next to COPY of the same rows into the same tables; XLSX next to CSV;
 * how long others wait meanwhile; and what the largest file that is taken (25 MB) costs in memory. `BENCH_LARGE` is its number of rows.
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reportWaits, waitsOf } from './import-others.mjs';
import { median, openStage, pg, spread, benchExports } from './stage.mjs';

const server = createRequire(new URL('../../server/package.json', import.meta.url));
const { from: copyFrom } = server('pg-copy-streams');

const ROWS = Number(process.env.BENCH_ROWS ?? 50_000);
const SHEET_ROWS = 20_000;
const LARGE = Number(process.env.BENCH_LARGE ?? 300_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MIB = 1024 * 1024;

const personOf = (mark, row) => [
  `person.${row}.${mark}@example.test`,
  `Name${row % 977}`,
  `Family${row % 4_999}`,
  `Engineer ${row % 311}`,
  `Company ${row % 1_511}`,
  ['PK', 'DE', 'US', 'CN', 'AE'][row % 5],
];
const HEADER = ['email', 'first_name', 'last_name', 'job_title', 'organization', 'country'];

function* csvLines(mark, rows) {
  yield `${HEADER.join(',')}\n`;
  for (let row = 0; row < rows; row += 1) yield `${personOf(mark, row).join(',')}\n`;
}

const fileOf = async (UploadedFile, path, name) => new UploadedFile(path, name, (await stat(path)).size);

const writeCsv = async (folder, rows) => {
  const path = join(folder, `${randomUUID()}.csv`);
  await pipeline(Readable.from(csvLines(randomUUID().slice(0, 8), rows)), createWriteStream(path));
  return path;
};

const writeSheet = async (folder, rows) => {
  const { default: writeExcelFile } = await import(server.resolve('write-excel-file/node'));
  const path = join(folder, `${randomUUID()}.xlsx`);
  const mark = randomUUID().slice(0, 8);
  const data = Array.from({ length: rows }, (_none, row) => personOf(mark, row).map((value) => ({ value })));
  await writeExcelFile([HEADER.map((value) => ({ value })), ...data]).toFile(path);
  return path;
};

const timed = async (work) => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** The floor: both tables filled by COPY, with their constraints, indexes and triggers. */
const copyRows = async (client, eventId) => {
  const mark = randomUUID().slice(0, 8);
  const ids = Array.from({ length: ROWS }, () => [randomUUID(), randomUUID()]);
  const fill = (text, lines) => pipeline(Readable.from(lines), client.query(copyFrom(text)));
  await client.query('BEGIN');
  await fill(
    'COPY users (id, email, display_name) FROM STDIN (FORMAT csv)',
    ids.map(([user], row) => `${user},${personOf(mark, row)[0]},Name${row}\n`),
  );
  await fill(
    'COPY attendees (id, event_id, user_id, first_name, last_name, job_title, organization, country, invite_code) FROM STDIN (FORMAT csv)',
    ids.map(
      ([user, id], row) => `${id},${eventId},${user},${personOf(mark, row).slice(1).join(',')},${id}\n`,
    ),
  );
  await client.query('COMMIT');
};

/** Imports as a manager, in this process. */
const openImporter = async ({ url, client }) => {
  const {
    connectRuntime,
    importFile,
    readConfig,
    createLogger,
    RequestContext,
    Role,
    UploadedFile,
    ImportKind,
  } = await benchExports();
  const config = { ...readConfig({}), databaseUrl: url };
  const { runtime, disconnect } = await connectRuntime(config, createLogger('error'));
  await runtime.jobs.start([]);
  const userId = randomUUID();
  await client.query(
    `INSERT INTO users (id, email, display_name, role) VALUES ($1::uuid, ($1::uuid)::text || '@example.test', 'Manager', 'MANAGER')`,
    [userId],
  );
  const viewer = { userId, role: Role.MANAGER, sessionId: randomUUID() };
  const { sql, entities } = runtime.database;
  const run = async (eventId, path, name, maxRows) => {
    const ctx = new RequestContext(runtime, viewer, { id: randomUUID(), ip: 'bench' }, sql, entities);
    const file = await fileOf(UploadedFile, path, name);
    const result = await importFile(ctx, ImportKind.ATTENDEES, { eventId, file, partial: true }, maxRows);
    if (!result.committed) throw new Error(`Not taken: ${JSON.stringify(result.errors.slice(0, 3))}`);
    return result;
  };
  return { run, close: disconnect };
};

const newEvent = async (client) => {
  const { rows } = await client.query(
    `INSERT INTO events (id, title, starts_at, ends_at) VALUES (gen_random_uuid(), 'Import', now(), now() + interval '1 day') RETURNING id`,
  );
  return rows[0].id;
};

const growthOf = async (work) => {
  global.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return (peak - before) / MIB;
};

export const run = async () => {
  const stage = await openStage({ attendees: 100, conversations: 0, meetings: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'podium-import-'));
  const importer = await openImporter(stage);
  const peer = new pg.Client(stage.url);
  await peer.connect();
  try {
    const times = { copy: [], ours: [], csv: [], xlsx: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const path = await writeCsv(folder, ROWS);
      const copy = await timed(async () => copyRows(peer, await newEvent(peer)));
      const ours = await timed(async () => importer.run(await newEvent(peer), path, 'people.csv', ROWS));
      if (round === 0) continue;
      times.copy.push(copy);
      times.ours.push(ours);
    }
    for (let round = 0; round < 3; round += 1) {
      const [csv, xlsx] = [await writeCsv(folder, SHEET_ROWS), await writeSheet(folder, SHEET_ROWS)];
      times.csv.push(
        await timed(async () => importer.run(await newEvent(peer), csv, 'people.csv', SHEET_ROWS)),
      );
      times.xlsx.push(
        await timed(async () => importer.run(await newEvent(peer), xlsx, 'people.xlsx', SHEET_ROWS)),
      );
    }
    const waits = await waitsOf(stage, {
      rounds: ROUNDS,
      newFile: () => writeCsv(folder, SHEET_ROWS),
      newEvent: () => newEvent(peer),
    });
    const large = await writeCsv(folder, LARGE);
    const growth = await growthOf(async () => importer.run(await newEvent(peer), large, 'people.csv', LARGE));
    report(times, growth);
    reportWaits(waits, SHEET_ROWS);
  } finally {
    await peer.end();
    await importer.close();
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const report = ({ copy, ours, csv, xlsx }, growth) => {
  const ratios = ours.map((time, index) => time / copy[index]);
  console.log(
    `${ROWS} rows: COPY ${median(copy).toFixed(0)} ms, import ${median(ours).toFixed(0)} ms, ${median(ratios).toFixed(2)} of COPY (${spread(ratios)}) (goal P10: at most 1.5)`,
  );
  const sheets = xlsx.map((time, index) => time / csv[index]);
  console.log(
    `${SHEET_ROWS} rows: CSV ${median(csv).toFixed(0)} ms, XLSX ${median(xlsx).toFixed(0)} ms, ${median(sheets).toFixed(2)} of CSV (${spread(sheets)}) (goal P11: at most 4)`,
  );
  console.log(`${LARGE} rows: memory grew by ${growth.toFixed(0)} MiB at most (goal P10: at most 100)`);
};
