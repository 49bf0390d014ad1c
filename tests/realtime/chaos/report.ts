import type { DrillResult } from './drill';
import type { Aftermath } from './faults';
import type { Delivery } from './ledger';
import { FAULT_KINDS, type FaultKind } from './plan';

const seconds = (ms: number | undefined): string =>
  ms === undefined ? 'none' : `${(ms / 1_000).toFixed(2)} s`;
const slowest = (values: readonly number[]): string => seconds(values.toSorted((a, b) => b - a)[0]);
const middle = (values: readonly number[]): string =>
  seconds(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]);

const latencies = (deliveries: readonly Delivery[], wanted: Delivery['how']): number[] =>
  deliveries
    .filter(({ how }) => how === wanted)
    .map(({ sentAt, arrivedAt }) => Math.max(0, arrivedAt - sentAt));

const lineOf = (kind: FaultKind, struck: readonly Aftermath[], deliveries: readonly Delivery[]): string => {
  const sentThen = deliveries.filter(({ sentAt }) =>
    struck.some(({ begunAt, healedAt }) => sentAt >= begunAt && sentAt <= healedAt),
  );
  const durations = (name: 'readyMs' | 'crossingMs' | 'notReadyMs' | 'exitMs') =>
    struck.flatMap((aftermath) => aftermath[name] ?? []);
  return [
    `${kind.padEnd(29)} ${String(struck.length).padStart(3)} times`,
    `ready after ${middle(durations('readyMs'))}, at most ${slowest(durations('readyMs'))}`,
    `messages cross after ${middle(durations('crossingMs'))}, at most ${slowest(durations('crossingMs'))}`,
    `slowest delivery live ${slowest(latencies(sentThen, 'new'))}, after a reconnect ${slowest(latencies(sentThen, 'missed'))}`,
    `not ready after at most ${slowest(durations('notReadyMs'))}`,
    `exit after at most ${slowest(durations('exitMs'))}`,
  ]
    .filter((part) => !part.endsWith('at most none'))
    .join('; ');
};

/** The different errors that servers logged, without times and ids. */
export const loggedErrors = (lines: readonly string[]): string[] => {
  const causes = lines.map((line) => {
    const entry = JSON.parse(line.slice(line.indexOf('{'))) as { err?: { stack?: string }; msg?: string };
    return `${entry.msg}: ${entry.err?.stack?.split('\n').slice(0, 8).join('\n      ')}`;
  });
  return [...new Set(causes)].slice(0, 10);
};

const listed = (counts: Iterable<[string, number]>): string =>
  [...counts].map(([what, times]) => `${what} ${times}`).join(', ') || 'none';

/** A readable report. If two faults occurred together, both lines count the round. */
export function reportOf({ aftermaths, ledger, accounts, ...rest }: DrillResult): string[] {
  const { balancer, overloads, violations, logged } = rest;
  const { deliveries, asked, steps, refusals } = ledger;
  const isCalm = ({ sentAt }: Delivery) =>
    !aftermaths.some(
      ({ begunAt, healedAt, crossingMs }) => sentAt >= begunAt && sentAt <= healedAt + crossingMs,
    );
  const calm = latencies(deliveries.filter(isCalm), 'new');
  const count = (how: Delivery['how']) => latencies(deliveries, how).length;
  const struckBy = (kind: FaultKind) => aftermaths.filter(({ kinds }) => kinds.includes(kind));
  return [
    ...FAULT_KINDS.filter((kind) => struckBy(kind).length > 0).map((kind) =>
      lineOf(kind, struckBy(kind), deliveries),
    ),
    `${accounts.sent} messages stored, ${asked.length} meetings requested, ${steps.length} answered or cancelled; refused: ${listed(refusals)}`,
    `deliveries: ${count('new')} live, ${count('repeated')} repeated, ${count('gap')} after a gap, ${count('missed')} fetched; slowest while all was well ${slowest(calm)}`,
    `requests that went to the other server: ${listed(Object.entries(balancer.misses))}; not ready although Postgres was there ${overloads} times`,
    violations.length > 0
      ? `${violations.length} VIOLATIONS`
      : 'nothing lost, twice, out of order or made up',
    ...violations.slice(0, 40).map((violation) => `  ${violation}`),
    ...(violations.length > 0 ? loggedErrors(logged) : []).map((error) => `  logged: ${error}`),
  ];
}
