import { SeededRandom } from '../../../server/src/demo/seeded-random';

/** The faults, and their targets. */
export const TARGETS = {
  'server killed': 'server',
  'server paused': 'server',
  'servers restarted one by one': 'server',
  'sockets cut': 'people',
  'readers stalled': 'people',
  'Redis killed': 'redis',
  'Redis paused': 'redis',
  'Postgres killed': 'postgres',
  'Postgres restarted': 'postgres',
  'Postgres paused': 'postgres',
} as const;

export type FaultKind = keyof typeof TARGETS;

export const FAULT_KINDS = Object.keys(TARGETS) as FaultKind[];

export interface FaultOptions {
  seed: string;
  /** How many there are altogether. */
  faults: number;
  longestMs: number;
  /** The longest time between two rounds. */
  calmMs: number;
  /** The share of rounds in which a second fault strikes as well. */
  double: number;
}

/** Ends after a moment, or (one in ten) lasts for as long as it may. */
const durationOf = (random: SeededRandom, longestMs: number): number =>
  random.chance(0.1)
    ? random.between(longestMs / 3, longestMs)
    : random.between(100, Math.min(4_000, longestMs));

/** Rounds of faults that strike together, after a pause; every kind occurs equally often, in random order. The same seed gives the same. */
export const planFaults = ({ seed, faults, longestMs, calmMs, double }: FaultOptions) => {
  const random = new SeededRandom(`chaos/${seed}/faults`);
  const kinds: FaultKind[] = [];
  while (kinds.length < faults) kinds.push(...random.sample(FAULT_KINDS, FAULT_KINDS.length));
  const planned = kinds.slice(0, faults).map((kind) => ({
    kind,
    /** Which of the servers, where it strikes one. */
    server: random.between(0, 1),
    lastsMs: Math.round(durationOf(random, longestMs)),
    /** Of the people, where it strikes them. */
    share: random.between(10, 60) / 100,
  }));
  const rounds: { calmMs: number; faults: typeof planned }[] = [];
  for (const fault of planned) {
    const last = rounds.at(-1)?.faults ?? [];
    const isOther = last.length === 1 && TARGETS[last[0]!.kind] !== TARGETS[fault.kind];
    if (isOther && random.chance(double)) last.push(fault);
    else rounds.push({ calmMs: random.between(0, calmMs), faults: [fault] });
  }
  return rounds;
};

export type Round = ReturnType<typeof planFaults>[number];

/** People's actions, with their relative frequencies. */
const ACTS = [
  { kind: 'send', weight: 55 },
  { kind: 'send refused', weight: 4 },
  { kind: 'request', weight: 14 },
  { kind: 'accept', weight: 14 },
  { kind: 'reject', weight: 3 },
  { kind: 'cancel', weight: 5 },
  { kind: 'scan', weight: 10 },
  { kind: 'leave', weight: 3 },
  { kind: 'come', weight: 4 },
] as const;

/** Few slots, so that people and pods are wanted by several at once. */
const SLOTS = 16;

/** Gives one act after the other, the same for the same seed; what it is about is chosen by its numbers among what the person knows then. */
export const planActs = (seed: string, people: number) => {
  const random = new SeededRandom(`chaos/${seed}/acts`);
  let number = 0;
  return () => ({
    number: (number += 1),
    kind: random.weighted(ACTS).kind,
    person: random.between(0, people - 1),
    partner: random.word(),
    slot: random.between(0, SLOTS - 1),
  });
};

export type Act = ReturnType<ReturnType<typeof planActs>>;
