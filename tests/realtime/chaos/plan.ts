import { SeededRandom } from '../../../server/src/demo/seeded-random';

/** What can go wrong, and whom it strikes. */
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

export interface Fault {
  kind: FaultKind;
  /** Which of the servers, where it strikes one. */
  server: number;
  /** How long it lasts: until what was killed is started again, or what was paused goes on. */
  lastsMs: number;
  /** The share of people whom it strikes. */
  share: number;
}

/** Faults that strike at the same time, and how long everything was left alone before them. */
export interface Round {
  calmMs: number;
  faults: Fault[];
}

interface PlanOptions {
  seed: string;
  /** How many faults there are altogether. */
  faults: number;
  /** The longest that one may last. */
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

/** The same seed gives the same faults. Every kind occurs equally often, in random order. */
export const planFaults = ({ seed, faults, longestMs, calmMs, double }: PlanOptions): Round[] => {
  const random = new SeededRandom(`chaos/${seed}/faults`);
  const kinds: FaultKind[] = [];
  while (kinds.length < faults) kinds.push(...random.sample(FAULT_KINDS, FAULT_KINDS.length));
  const planned = kinds
    .slice(0, faults)
    .map((kind) => ({
      kind,
      server: random.between(0, 1),
      lastsMs: Math.round(durationOf(random, longestMs)),
      share: random.between(10, 60) / 100,
    }));
  const rounds: Round[] = [];
  for (const fault of planned) {
    const last = rounds.at(-1);
    const joins =
      last?.faults.length === 1 &&
      TARGETS[last.faults[0]!.kind] !== TARGETS[fault.kind] &&
      random.chance(double);
    if (joins) last.faults.push(fault);
    else rounds.push({ calmMs: random.between(0, calmMs), faults: [fault] });
  }
  return rounds;
};

export type ActKind =
  'send' | 'send refused' | 'request' | 'accept' | 'reject' | 'cancel' | 'scan' | 'leave' | 'come';

const ACTS: readonly { kind: ActKind; weight: number }[] = [
  { kind: 'send', weight: 55 },
  { kind: 'send refused', weight: 4 },
  { kind: 'request', weight: 14 },
  { kind: 'accept', weight: 14 },
  { kind: 'reject', weight: 3 },
  { kind: 'cancel', weight: 5 },
  { kind: 'scan', weight: 10 },
  { kind: 'leave', weight: 3 },
  { kind: 'come', weight: 4 },
];

/** Something that one person does; what it is about is chosen by these numbers among what the person knows then. */
export interface Act {
  number: number;
  kind: ActKind;
  person: number;
  partner: number;
  slot: number;
}

/** An endless sequence of acts; the same seed gives the same. */
export function* planActs(seed: string, people: number, slots: number): Generator<Act, never> {
  const random = new SeededRandom(`chaos/${seed}/acts`);
  for (let number = 1; ; number += 1)
    yield {
      number,
      kind: random.weighted(ACTS).kind,
      person: random.between(0, people - 1),
      partner: random.word(),
      slot: random.between(0, slots - 1),
    };
}
