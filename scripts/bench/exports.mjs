/** Goal P12: all attendees of an event as a file through `/v1`, next to COPY TO of the same columns; and as XLSX. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpuOf, cpuOfPostgres, freePort, median, openStage, signIn, spread, pg } from './stage.mjs';

const { to: copyTo } = createRequire(new URL('../../server/package.json', import.meta.url))(
  'pg-copy-streams',
);

const ATTENDEES = Number(process.env.BENCH_ROWS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const MIB = 1024 * 1024;

const COPY = (eventId) => `COPY (
  SELECT a.first_name, a.last_name, u.email, a.phone, a.job_title, a.organization, a.country, a.category, c.name, a.status,
    to_char(a.confirmed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'), to_char(a.checked_in_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')
  FROM attendees a JOIN users u ON u.id = a.user_id LEFT JOIN companies c ON c.id = a.company_id
  WHERE a.event_id = '${eventId}' AND a.status <> 'REMOVED' ORDER BY a.sort_name, a.id
) TO STDOUT (FORMAT csv, HEADER)`;

const rssOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Reads a stream to its end: how long the first byte, what follows the heading and the last byte took, and how many there were. */
const drain = async (open) => {
  const begun = performance.now();
  const times = [];
  let bytes = 0;
  for await (const chunk of await open()) {
    if (times.length < 2) times.push(performance.now() - begun);
    bytes += chunk.length;
  }
  return { first: times[0], rows: times[1], all: performance.now() - begun, bytes };
};

const exportFrom = (url, token, eventId, format) => async () => {
  const response = await fetch(`${url}/v1/reports/${eventId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ type: 'attendees', format }),
  });
  if (!response.ok) throw new Error(`${format}: ${response.status} ${await response.text()}`);
  return response.body;
};

/** As a side's own result, with the CPU of all who serve it: Postgres, and the server where there is one. */
const counted = (stage, pids, side) => async () => {
  const cpu = async () => pids.reduce((sum, pid) => sum + cpuOf(pid), await cpuOfPostgres(stage.client));
  const before = await cpu();
  const result = await side();
  return { ...result, cpu: ((await cpu()) - before) / 1_000 };
};

/** As `drain`, with what the memory of the server grew by meanwhile at most. */
const watched = async (pid, open) => {
  const before = rssOf(pid);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, rssOf(pid))), 20);
  try {
    return { ...(await drain(open)), growth: (peak - before) / MIB };
  } finally {
    clearInterval(timer);
  }
};

export const run = async () => {
  const stage = await openStage({ attendees: ATTENDEES });
  const peer = new pg.Client(stage.url);
  await peer.connect();
  try {
    const eventId = stage.dataset.tables.events[0].id;
    await stage.client.query(`UPDATE users SET role = 'EXECUTIVE' WHERE id = $1`, [
      stage.dataset.tables.users[0].id,
    ]);
    const [token] = await signIn(stage.client, [stage.dataset.tables.users[0].id]);
    const port = await freePort();
    const { pid } = await stage.start('server', { PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    const peers = {
      copy: counted(stage, [], () => drain(() => peer.query(copyTo(COPY(eventId))))),
      csv: counted(stage, [pid], () => watched(pid, exportFrom(url, token, eventId, 'csv'))),
      xlsx: counted(stage, [pid], () => watched(pid, exportFrom(url, token, eventId, 'xlsx'))),
    };
    const results = { copy: [], csv: [], xlsx: [] };
    for (const side of Object.keys(peers)) await peers[side]();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of round % 2 ? ['xlsx', 'csv', 'copy'] : ['copy', 'csv', 'xlsx'])
        results[side].push(await peers[side]());
    report(results);
  } finally {
    await peer.end();
    await stage.close();
  }
};

const report = (results) => {
  for (const [side, rounds] of Object.entries(results)) {
    const of = (key) => rounds.map((result) => result[key]);
    const growth =
      side === 'copy' ? '' : `, memory grew by at most ${Math.max(...of('growth')).toFixed(0)} MiB`;
    console.log(
      `${side.padEnd(5)} ${median(of('all')).toFixed(0)} ms (${spread(of('all'))}), first byte ${median(of('first')).toFixed(0)} ms ` +
        `(${spread(of('first'))}), rows from ${median(of('rows')).toFixed(0)} ms, CPU ${median(of('cpu')).toFixed(0)} ms (${spread(of('cpu'))}), ` +
        `${(median(of('bytes')) / MIB).toFixed(1)} MiB${growth}`,
    );
  }
  const against = (key, side, base) => {
    const ratios = results[side].map((result, index) => result[key] / results[base][index][key]);
    return `${median(ratios).toFixed(2)} (${spread(ratios)})`;
  };
  for (const [key, what] of [
    ['all', 'time'],
    ['cpu', 'CPU'],
  ])
    console.log(
      `${what}: csv/copy ${against(key, 'csv', 'copy')}, xlsx/csv ${against(key, 'xlsx', 'csv')} (goals P12, P11: at most 2 and 4)`,
    );
  console.log('goal P12: first byte at most 300 ms, flat memory');
};
