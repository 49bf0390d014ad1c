/** CPU and memory of processes, read from /proc, and figures of many rounds beside their goals. */
import { readdirSync, readFileSync } from 'node:fs';

export const isSmall = process.argv.includes('--small');

/** A size: `BENCH_<NAME>` overrides it, and `--small` only shows that a benchmark runs. */
export const setting = (name, full, small) => process.env[`BENCH_${name}`] ?? (isSmall ? small : full);
export const count = (name, full, small) => Number(setting(name, full, small));

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds by a clock that all processes share. */
export const now = () => performance.timeOrigin + performance.now();

/** The fields of /proc/PID/stat that follow the name; none where the process is gone. */
const statOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
};

const sumOf = (fields) => fields.reduce((sum, field) => sum + Number(field), 0);

/** CPU microseconds of one process so far. */
export const cpuOf = (pid) => sumOf(statOf(pid).slice(11, 13)) * 10_000;

/** CPU microseconds of the whole Postgres cluster: the postmaster counts what ended, parallel workers too, and /proc what lives. */
export const cpuOfPostgres = async (client) => {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const [, parent] = statOf(rows[0].pid);
  const family = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && statOf(pid)[1] === parent);
  return sumOf(statOf(parent).slice(11, 15)) * 10_000 + sumOf(family.map(cpuOf));
};

/** Transactions of the whole database so far; Postgres counts them with a delay of about a second. */
export const transactionsOf = async (client) => {
  const { rows } = await client.query(
    'SELECT xact_commit + xact_rollback AS n FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0].n);
};

/** Resident memory of a process, in MiB. */
export const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

/** The largest growth of a process's memory during some work, in MiB. */
export const growthDuring = async (pid, work) => {
  const before = memoryOf(pid);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 20);
  try {
    const result = await work();
    return { result, growth: peak - before };
  } finally {
    clearInterval(timer);
  }
};

export const quantile = (values, part) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};
export const median = (values) => quantile(values, 0.5);

const rounded = (value) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0));

/** The median of a figure over all rounds, and its range. */
export const figure = (values) =>
  values.length === 1
    ? rounded(values[0])
    : `${rounded(median(values))} (${rounded(Math.min(...values))}..${rounded(Math.max(...values))})`;

/** Prints a figure, or the median of several, beside its goal. */
export const judge = (goal, what, measured, limits) => {
  const values = [measured].flat();
  const value = median(values);
  const [word, limit] = 'most' in limits ? ['at most', limits.most] : ['at least', limits.least];
  const isMet = 'most' in limits ? value <= limit : value >= limit;
  const verdict = isSmall ? 'not judged on small data' : isMet ? 'met' : 'MISSED';
  console.log(`${goal.padEnd(4)} ${what}: ${figure(values)}; goal ${word} ${limit}: ${verdict}`);
};
