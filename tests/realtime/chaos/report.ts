import type { DrillResult } from './drill';
import type { Aftermath } from './faults';
import type { Delivery } from './ledger';
import { FAULT_KINDS } from './plan';

const seconds = (ms: number | undefined): string =>
  ms === undefined ? 'none' : `${(ms / 1_000).toFixed(2)} s`;
const slowest = (values: readonly number[]): string => seconds(values.toSorted((a, b) => b - a)[0]);
const middle = (values: readonly number[]): string =>
  seconds(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]);

const latency = ({ sentAt, arrivedAt }: Delivery): number => Math.max(0, arrivedAt - sentAt);

const lineOf = (kind: string, struck: readonly Aftermath[], deliveries: readonly Delivery[]): string => {
  const slowestDelivery = (how: Delivery['how']) => {
    const sentThen = (delivery: Delivery) =>
      struck.some(({ begunAt, healedAt }) => delivery.sentAt >= begunAt && delivery.sentAt <= healedAt);
    return slowest(deliveries.filter((delivery) => delivery.how === how && sentThen(delivery)).map(latency));
  };
  const notReady = struck.flatMap(({ notReadyMs }) => notReadyMs ?? []);
  const exits = struck.flatMap(({ exitMs }) => exitMs ?? []);
  const ready = struck.map(({ readyMs }) => readyMs);
  const crossings = struck.map(({ crossingMs }) => crossingMs);
  return [
    `${kind.padEnd(29)} ${String(struck.length).padStart(3)} times`,
    `ready after ${middle(ready)}, at most ${slowest(ready)}`,
    `messages cross after ${middle(crossings)}, at most ${slowest(crossings)}`,
    `slowest delivery live ${slowestDelivery('new')}, after a reconnect ${slowestDelivery('missed')}`,
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
  accounts,
}: DrillResult): string[] {
  const { deliveries, asked, steps } = ledger;
  const count = (how: Delivery['how']) => deliveries.filter((delivery) => delivery.how === how).length;
  const isCalm = ({ sentAt }: Delivery) =>
    !aftermaths.some(
      ({ begunAt, healedAt, crossingMs }) => sentAt >= begunAt && sentAt <= healedAt + crossingMs,
    );
  const calm = deliveries.filter((delivery) => delivery.how === 'new' && isCalm(delivery)).map(latency);
  const listed = (counts: Iterable<[string, number]>) =>
    [...counts].map(([what, times]) => `${what} ${times}`).join(', ');
  const lines = FAULT_KINDS.map((kind) => ({
    kind,
    struck: aftermaths.filter(({ kinds }) => kinds.includes(kind)),
  })).filter(({ struck }) => struck.length > 0);
  return [
    ...lines.map(({ kind, struck }) => lineOf(kind, struck, deliveries)),
    `${accounts.sent} messages stored, ${asked.length} meetings requested, ${steps.length} answered or cancelled; refused: ${listed(ledger.refusals) || 'none'}`,
    `deliveries: ${count('new')} live, ${count('repeated')} repeated, ${count('gap')} after a gap, ${count('missed')} fetched; slowest while all was well ${slowest(calm)}`,
    `requests that went to the other server: ${listed(Object.entries(balancer.misses))}; not ready although Postgres was there ${overloads} times`,
    violations.length === 0
      ? 'nothing lost, twice, out of order or made up'
      : `${violations.length} VIOLATIONS`,
    ...violations.slice(0, 40).map((violation) => `  ${violation}`),
    ...(violations.length === 0 ? [] : loggedErrors(logged).map((error) => `  logged: ${error}`)),
  ];
}
