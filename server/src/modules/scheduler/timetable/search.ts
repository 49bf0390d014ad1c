import { Exchange } from './exchange';
import { Insertion } from './insertion';
import { Timetable } from './timetable';
import type { TimetableControl } from './timetable.types';

/** The share of steps that look for meetings; the last ones make the days compact. */
const LOOKING = 2 / 3;
const START_HEAT = 160;
const COMPACT_HEAT = 4;
/** A chain is this much likelier than an exchange while looking. */
const CHAINS = 0.6;
/** The most valuable of so many missing meetings is tried. */
const TRIES = 4;
/** Steps between two looks at the clock of others. */
const BREATH = 2_048;

export class TimetableCancelledError extends Error {}

interface SearchOptions extends TimetableControl {
  iterations: number;
  random: () => number;
  /** Meetings that the linear program chose. */
  isChosen: Uint8Array | null;
}

/** Simulated annealing over a timetable: ejection chains and exchanges of times, then exchanges that shorten waits. */
class Search {
  private readonly insertion: Insertion;
  private readonly exchange: Exchange;

  constructor(
    private readonly timetable: Timetable,
    private readonly options: SearchOptions,
  ) {
    this.insertion = new Insertion(timetable, options.random);
    this.exchange = new Exchange(timetable, options.random);
  }

  run(): void {
    const { iterations, onProgress, isCancelled } = this.options;
    const looking = Math.floor(iterations * LOOKING);
    let heat = 0;
    for (let step = 0; step < iterations; step++) {
      const isLooking = step < looking;
      if (step % BREATH === 0) {
        if (isCancelled?.()) throw new TimetableCancelledError('The run was cancelled');
        onProgress?.(step / iterations);
        const left = isLooking ? 1 - step / looking : 1 - (step - looking) / (iterations - looking);
        heat = left * left * (isLooking ? START_HEAT : COMPACT_HEAT);
      }
      this.attempt(heat, isLooking ? this.look(heat) : this.compact());
    }
    for (let meeting = 0; meeting < this.timetable.problem.pairs; meeting++) this.placeSomewhere(meeting);
    this.timetable.commit();
    onProgress?.(1);
  }

  /** Puts a meeting at the first time that is possible, the published one before all. */
  placeSomewhere(meeting: number): boolean {
    const { timeOf, problem } = this.timetable;
    if (timeOf[meeting]! >= 0) return false;
    const published = problem.publishedTime[meeting]!;
    if (published >= 0 && this.timetable.tryPlace(meeting, published)) return true;
    for (let time = 0; time < problem.times; time++) if (this.timetable.tryPlace(meeting, time)) return true;
    return false;
  }

  private attempt(heat: number, move: () => boolean): void {
    const before = this.timetable.value;
    if (!move()) return this.timetable.rollback();
    const change = this.timetable.value - before;
    if (change >= 0 || this.options.random() < Math.exp(change / heat)) this.timetable.commit();
    else this.timetable.rollback();
  }

  private look(heat: number): () => boolean {
    if (this.timetable.unplaced.length === 0 || this.options.random() >= CHAINS) return this.exchangeAny;
    const meeting = this.mostMissing();
    return () => this.insertion.run(meeting, heat);
  }

  private mostMissing(): number {
    const { random, isChosen } = this.options;
    const { unplaced } = this.timetable;
    let [best, bestGain] = [-1, -1];
    for (let round = 0; round < TRIES; round++) {
      const meeting = unplaced[Math.floor(random() * unplaced.length)]!;
      const gain = this.timetable.gain(meeting) * (isChosen?.[meeting] ? 2 : 1);
      if (gain > bestGain) [best, bestGain] = [meeting, gain];
    }
    return best;
  }

  private anyPlaced(): number {
    const { timeOf, problem } = this.timetable;
    for (let round = 0; round < 16; round++) {
      const meeting = Math.floor(this.options.random() * problem.pairs);
      if (timeOf[meeting]! >= 0) return meeting;
    }
    return -1;
  }

  private readonly exchangeAny = (): boolean => {
    const meeting = this.anyPlaced();
    const time = Math.floor(this.options.random() * this.timetable.problem.times);
    return meeting >= 0 && this.timetable.timeOf[meeting] !== time && this.exchange.run(meeting, time);
  };

  private compact(): () => boolean {
    return this.exchangeAny;
  }
}

/** Improves a timetable within its budget. */
export const improve = (timetable: Timetable, options: SearchOptions): void => {
  const search = new Search(timetable, options);
  const order = Array.from({ length: timetable.problem.pairs }, (_none, pair) => pair);
  const { publishedTime } = timetable.problem;
  for (const meeting of order)
    if (publishedTime[meeting]! >= 0) timetable.tryPlace(meeting, publishedTime[meeting]!);
  const rank = (meeting: number) => (options.isChosen?.[meeting] ? 1e9 : 0) + timetable.gain(meeting);
  const ranks = Float64Array.from(order, rank);
  order.sort((one, other) => ranks[other]! - ranks[one]!);
  for (const meeting of order) search.placeSomewhere(meeting);
  timetable.commit();
  search.run();
};
