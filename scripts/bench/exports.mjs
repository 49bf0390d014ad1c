import { count, cpuOf, cpuOfPostgres, growthDuring, judge } from './lib/measure.mjs';
import { interleave, judgeRatio, table, valuesOf } from './lib/race.mjs';
import { onStage, pg, require } from './lib/stage.mjs';

export const goals = 'P11, P12';
export const about =
  'all attendees of an event as a file through /v1, next to COPY TO of the same columns; and as XLSX';

const { to: copyTo } = require('pg-copy-streams');

const COPY = (eventId) => `COPY (
  SELECT a.first_name, a.last_name, u.email, a.phone, a.job_title, a.organization, a.country, a.category, c.name, a.status,
    to_char(a.confirmed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'), to_char(a.checked_in_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')
  FROM attendees a JOIN users u ON u.id = a.user_id LEFT JOIN companies c ON c.id = a.company_id
  WHERE a.event_id = '${eventId}' AND a.status <> 'REMOVED' ORDER BY a.sort_name, a.id
) TO STDOUT (FORMAT csv, HEADER)`;

/** Reads a stream to its end: when the first byte came and the last. */
const drain = async (open) => {
  const begun = performance.now();
  let first;
  let bytes = 0;
  for await (const chunk of await open()) {
    first ??= performance.now() - begun;
    bytes += chunk.length;
  }
  return { 'time ms': performance.now() - begun, 'first byte ms': first, MiB: bytes / 1_048_576 };
};

export const run = () =>
  onStage({ attendees: count('ROWS', 100_000, 2_000) }, async (stage) => {
    const { client, eventId } = stage;
    const token = await stage.signInAs('EXECUTIVE');
    const server = await stage.startServer();
    const peer = new pg.Client(stage.url);
    await peer.connect();
    const download = async (format) => {
      const response = await fetch(`${server.url}/v1/reports/${eventId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ type: 'attendees', format }),
      });
      if (!response.ok) throw new Error(`${format}: ${response.status} ${await response.text()}`);
      return response.body;
    };
    const cpuNow = async () => cpuOf(server.pid) + (await cpuOfPostgres(client));
    const side = (open) => async () => {
      const before = await cpuNow();
      const { result, growth } = await growthDuring(server.pid, () => drain(open));
      return { ...result, 'CPU ms': ((await cpuNow()) - before) / 1_000, 'growth MiB': growth };
    };
    const results = await interleave({
      copy: side(() => peer.query(copyTo(COPY(eventId)))),
      csv: side(() => download('csv')),
      xlsx: side(() => download('xlsx')),
    });
    await peer.end();
    table(results);
    for (const key of ['time ms', 'CPU ms']) {
      judgeRatio('P12', results, key, 'csv', 'copy', { most: 2 });
      judgeRatio('P11', results, key, 'xlsx', 'csv', { most: 4 });
    }
    judge('P12', 'first byte of CSV, ms', valuesOf(results, 'csv', 'first byte ms'), { most: 300 });
  });
