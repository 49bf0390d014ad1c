import { Exchange } from './exchange';
import { Insertion } from './insertion';
import { FREE, type Timetable } from './timetable';
import type { TimetableControl } from './timetable.types';

/** The share of steps that look for meetings; the last ones make the days compact. */
const LOOKING = 2 / 3;
/** Without a choice to begin with, the search has to try more. */
const START_HEAT = { chosen: 20, alone: 160 };
/** While looking, the choice of the linear program counts a little more than it is worth: less than any wish. */
const BONUS = 48;
const GUIDED = 0.9;
const COMPACT_HEAT = 4;

/** A chain is this much likelier than an exchange while looking. */
const CHAINS = 0.6;
/** The most valuable of so many missing meetings is tried. */
const TRIES = 8;
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
    const { iterations, random, isChosen, onProgress, isCancelled } = this.options;
    const looking = Math.floor(iterations * LOOKING);
    const guided = Math.floor(looking * GUIDED);
    const { timetable } = this;
    if (isChosen) timetable.favour(isChosen, BONUS);
    const startHeat = isChosen ? START_HEAT.chosen : START_HEAT.alone;
    let heat = 0;
    for (let step = 0; step < iterations; step++) {
      const isLooking = step < looking;
      if (step % BREATH === 0) {
        if (isCancelled?.()) throw new TimetableCancelledError('The run was cancelled');
        onProgress?.(step / iterations);
        const left = isLooking ? 1 - step / looking : 1 - (step - looking) / (iterations - looking);
        heat = left * left * (isLooking ? startHeat : COMPACT_HEAT);
      }
      if (isChosen && step === guided) timetable.favour(isChosen, -BONUS);
      if (step === looking) this.timetable.countWaits();
      const before = this.score;
      const isDone = isLooking ? this.look(heat) : this.compact();
      const change = this.score - before;
      if (isDone && (change >= 0 || random() < Math.exp(change / heat))) timetable.commit();
      else timetable.rollback();
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

  private get score(): number {
    return this.timetable.value - this.timetable.waits;
  }

  private look(heat: number): boolean {
    if (this.timetable.unplaced.length === 0 || this.options.random() >= CHAINS) return this.exchangeAny();
    return this.insertion.run(this.mostMissing(), heat);
  }

  private mostMissing(): number {
    const { random } = this.options;
    const { unplaced } = this.timetable;
    let best = -1;
    let bestGain = -1;
    for (let round = 0; round < TRIES; round++) {
      const meeting = unplaced[Math.floor(random() * unplaced.length)]!;
      const gain = this.timetable.gain(meeting);
      if (gain <= bestGain) continue;
      best = meeting;
      bestGain = gain;
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

  private exchangeAny(): boolean {
    const meeting = this.anyPlaced();
    const time = Math.floor(this.options.random() * this.timetable.problem.times);
    return meeting >= 0 && this.timetable.timeOf[meeting] !== time && this.exchange.run(meeting, time);
  }

  /** Moves a meeting of somebody who waits next to another one of theirs. */
  private compact(): boolean {
    const { random } = this.options;
    const { problem, timeOf } = this.timetable;
    for (let round = 0; round < TRIES; round++) {
      const meeting = this.anyPlaced();
      if (meeting < 0) return false;
      const person = random() < 0.5 ? problem.one[meeting]! : problem.other[meeting]!;
      if (this.timetable.waitCost(person, problem.dayOf[timeOf[meeting]!]!) === 0) continue;
      const time = this.timeBeside(person, meeting);
      return time >= 0 && this.exchange.run(meeting, time);
    }
    return false;
  }

  /** The first free time before or after some other meeting of a person and those beside it; -1 where there is none. */
  private timeBeside(person: number, meeting: number): number {
    const { random } = this.options;
    const { at, problem } = this.timetable;
    const { times, dayOf } = problem;
    const step = random() < 0.5 ? 1 : -1;
    const start = Math.floor(random() * times);
    for (let offset = 0; offset < times; offset++) {
      const held = at[person * times + ((start + offset) % times)]!;
      if (held < 0 || held === meeting) continue;
      let time = (start + offset) % times;
      const day = dayOf[time];
      while (time >= 0 && time < times && at[person * times + time] !== FREE) time += step;
      return time >= 0 && time < times && dayOf[time] === day ? time : -1;
    }
    return -1;
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
  if (order.length > 0) search.run();
};
