import type { DrillResult } from './drill';
import type { Aftermath } from './faults';
import type { Delivery } from './ledger';
import { FAULT_KINDS } from './plan';

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
const slowest = (values: readonly number[]): string =>
  values.length === 0 ? 'none' : seconds(Math.max(...values));
const middle = (values: readonly number[]): string =>
  values.length === 0
    ? 'none'
    : seconds(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

const latency = ({ sentAt, arrivedAt }: Delivery): number => Math.max(0, arrivedAt - sentAt);

const lineOf = (kind: string, struck: readonly Aftermath[], deliveries: readonly Delivery[]): string => {
  const sentThen = deliveries.filter(({ sentAt }) =>
    struck.some(({ begunAt, healedAt }) => sentAt >= begunAt && sentAt <= healedAt),
  );
  const live = sentThen.filter(({ how }) => how === 'new').map(latency);
  const missed = sentThen.filter(({ how }) => how === 'missed').map(latency);
  const notReady = struck.flatMap(({ notReadyMs }) => notReadyMs ?? []);
  const exits = struck.flatMap(({ exitMs }) => exitMs ?? []);
  const ready = struck.map(({ readyMs }) => readyMs);
  const crossings = struck.map(({ crossingMs }) => crossingMs);
  return [
    `${kind.padEnd(29)} ${String(struck.length).padStart(3)} times`,
    `ready after ${middle(ready)}, at most ${slowest(ready)}`,
    `messages cross after ${middle(crossings)}, at most ${slowest(crossings)}`,
    `slowest delivery live ${slowest(live)}, after a reconnect ${slowest(missed)}`,
    ...(notReady.length > 0 ? [`not ready after at most ${slowest(notReady)}`] : []),
    ...(exits.length > 0 ? [`exit after at most ${slowest(exits)}`] : []),
  ].join('; ');
};

/** The different errors that servers logged, without times and ids. */
export const loggedErrors = (lines: readonly string[]): string[] => {
  const causes = lines.map((line) => {
    const { err, msg } = JSON.parse(line.slice(line.indexOf('{'))) as {
      err?: { stack?: string };
      msg?: string;
    };
    return `${msg}: ${err?.stack?.split('\n').slice(0, 8).join('\n      ')}`;
  });
  return [...new Set(causes)].slice(0, 10);
};

/** What happened, in lines for people. Where two faults struck together, both lines count the round. */
export function reportOf({
  aftermaths,
  ledger,
  balancer,
  overloads,
  violations,
  logged,
}: DrillResult): string[] {
  const stored = [...ledger.sent.values()].filter(({ outcome }) => outcome && 'id' in outcome).length;
  const count = (how: string) => ledger.deliveries.filter((delivery) => delivery.how === how).length;
  const isCalm = ({ sentAt }: Delivery) =>
    !aftermaths.some(
      ({ begunAt, healedAt, crossingMs }) => sentAt >= begunAt && sentAt <= healedAt + crossingMs,
    );
  const calm = ledger.deliveries
    .filter((delivery) => delivery.how === 'new' && isCalm(delivery))
    .map(latency);
  const refusals = [...ledger.refusals].map(([code, times]) => `${code} ${times}`).join(', ');
  const misses = Object.entries(balancer.misses).map(([miss, times]) => `${miss} ${times}`);
  return [
    ...FAULT_KINDS.map((kind) =>
      lineOf(
        kind,
        aftermaths.filter(({ kinds }) => kinds.includes(kind)),
        ledger.deliveries,
      ),
    ).filter((line) => !line.includes('  0 times')),
    `${stored} messages stored, ${ledger.asked.length} meetings requested, ${ledger.steps.length} answered or cancelled; refused: ${refusals || 'none'}`,
    `deliveries: ${count('new')} live, ${count('repeated')} repeated, ${count('gap')} after a gap, ${count('missed')} fetched; slowest while all was well ${slowest(calm)}`,
    `requests that went to the other server: ${misses.join(', ')}; not ready although Postgres was there ${overloads} times`,
    violations.length === 0
      ? 'nothing lost, twice, out of order or made up'
      : `${violations.length} VIOLATIONS`,
    ...violations.slice(0, 40).map((violation) => `  ${violation}`),
    ...(violations.length === 0 ? [] : loggedErrors(logged).map((error) => `  logged: ${error}`)),
  ];
}
