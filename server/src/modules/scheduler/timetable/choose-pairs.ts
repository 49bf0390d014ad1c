import { LinearProgram } from './linear-program';
import type { Problem } from './problem';
import type { ChoiceMeasures } from './timetable.types';

/** More of what is scarce, to see what it would help. */
export interface ExtraCapacity {
  pods?: number;
  /** Times at which everybody and every pod is free. */
  times?: number;
}

export interface ChosenPairs {
  isChosen: Uint8Array;
  bound: ChoiceMeasures;
}

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

/** How many meetings a person can have, with those that are fixed: in open times, per day and without too long rows. */
const capacityOf = (problem: Problem, person: number): number => {
  const { input, days, dayStart, linked, fixedTimes } = problem;
  const { open, max, maxPerDay } = input.people[person]!;
  const held = fixedTimes[person]!;
  const limit = input.settings.maxInRow + 1;
  let capacity = 0;
  for (let day = 0; day < days; day++) {
    let [ofDay, row] = [0, 0];
    for (let time = dayStart[day]!; time < dayStart[day + 1]!; time++) {
      const isFree = open[time] === 1 || held.includes(time);
      row = isFree ? (linked[time] ? row + 1 : 1) : 0;
      if (isFree && row % limit !== 0) ofDay += 1;
    }
    capacity += Math.min(ofDay, maxPerDay);
  }
  return Math.min(capacity, max);
};

/** Times of pods that are free, by owner. */
const podTimes = ({ input, times }: Problem, extra: ExtraCapacity): Map<number | null, number> => {
  const free = new Map<number | null, number>([[null, (extra.pods ?? 0) * times]]);
  const add = (company: number | null, count: number) => free.set(company, (free.get(company) ?? 0) + count);
  for (const { company, blocked } of input.pods)
    add(company, times - sum(blocked.subarray(0, times)) + (extra.times ?? 0));
  for (const { pod, time } of input.fixed)
    if (pod !== null && input.pods[pod]!.blocked[time] !== 1) add(input.pods[pod]!.company, -1);
  return free;
};

const addPeopleRows = (program: LinearProgram, problem: Problem, extra: ExtraCapacity): void => {
  const columns: number[][] = Array.from({ length: problem.people }, () => []);
  for (let pair = 0; pair < problem.pairs; pair++) {
    columns[problem.one[pair]!]!.push(pair);
    columns[problem.other[pair]!]!.push(pair);
  }
  for (const [person, own] of columns.entries()) {
    const { min, max } = problem.input.people[person]!;
    const held = problem.fixedTimes[person]!.length;
    const capacity = Math.min(capacityOf(problem, person) + (extra.times ?? 0), max);
    program.addRow(-Infinity, Math.max(capacity - held, 0), own);
    if (min > held) {
      const missing = program.addColumn(-problem.promised[person]!, min - held);
      program.addRow(min - held, Infinity, [...own, missing]);
    }
    if (problem.nobody[person]! > 0 && held === 0) {
      const nobody = program.addColumn(-problem.nobody[person]!, 1);
      program.addRow(1, Infinity, [...own, nobody]);
    }
  }
};

/** Meetings beyond the common pods need their own company's. */
const addPodRows = (program: LinearProgram, problem: Problem, extra: ExtraCapacity): void => {
  const { input, pairs, one, other } = problem;
  const own = new Map<number, number[]>();
  for (let pair = 0; pair < pairs; pair++)
    for (const person of [one[pair]!, other[pair]!]) {
      const { company } = input.people[person]!;
      if (company === null) continue;
      const list = own.get(company);
      if (list) list.push(pair);
      else own.set(company, [pair]);
    }
  const free = podTimes(problem, extra);
  const inOwn: number[] = [];
  for (const [company, times] of free) {
    if (company === null || !own.has(company)) continue;
    const column = program.addColumn(0, Math.max(times, 0));
    inOwn.push(column);
    const ofCompany = own.get(company)!;
    program.addRow(-Infinity, 0, [column, ...ofCompany], [1, ...ofCompany.map(() => -1)]);
  }
  const all = Array.from({ length: pairs }, (_none, pair) => pair);
  program.addRow(
    -Infinity,
    Math.max(free.get(null)!, 0),
    [...all, ...inOwn],
    [...all.map(() => 1), ...inOwn.map(() => -1)],
  );
};

const addGroupRows = (program: LinearProgram, { groups, groupsOf }: Problem): void => {
  const members: number[][] = Array.from({ length: groups }, () => []);
  for (const [pair, ids] of groupsOf.entries()) for (const id of ids) members[id]!.push(pair);
  for (const ofGroup of members) if (ofGroup.length > 1) program.addRow(-Infinity, 1, ofGroup);
};

/** What a published meeting is worth where it still can be, at its time too. */
const bestValue = ({ value, publishedTime, weights, input, one, other }: Problem, pair: number): number => {
  const time = publishedTime[pair]!;
  const keeps =
    time >= 0 && input.people[one[pair]!]!.open[time] === 1 && input.people[other[pair]!]!.open[time] === 1;
  return value[pair]! + (keeps ? weights.keptTime : 0);
};

const measure = (problem: Problem, amounts: Float64Array): ChoiceMeasures => {
  const { pairs, one, other, must, like, people, input, fixedTimes, nobody, promised } = problem;
  const got = Float64Array.from(fixedTimes, ({ length }) => length);
  const measures = { ...problem.grantedByFixed, promisedMissing: 0, withoutMeeting: 0, value: 0 };
  for (let pair = 0; pair < pairs; pair++) {
    const amount = amounts[pair]!;
    got[one[pair]!]! += amount;
    got[other[pair]!]! += amount;
    measures.must += must[pair]! * amount;
    measures.like += like[pair]! * amount;
    measures.value += bestValue(problem, pair) * amount;
  }
  for (let person = 0; person < people; person++) {
    const missing = Math.max(input.people[person]!.min - got[person]!, 0);
    const none = nobody[person]! > 0 ? Math.max(1 - got[person]!, 0) : 0;
    measures.promisedMissing += missing;
    measures.withoutMeeting += none;
    measures.value -= missing * promised[person]! + none * nobody[person]!;
  }
  return measures;
};

/**
 * Who meets whom, times left aside: a linear program whose optimum nearly always is in whole numbers. No timetable can be worth
 * more. Null where it fails or takes too long.
 */
export const choosePairs = async (
  problem: Problem,
  seconds: number,
  extra: ExtraCapacity = {},
): Promise<ChosenPairs | null> => {
  if (seconds <= 0) return null;
  const program = new LinearProgram();
  for (let pair = 0; pair < problem.pairs; pair++) program.addColumn(bestValue(problem, pair), 1);
  addPeopleRows(program, problem, extra);
  addPodRows(program, problem, extra);
  addGroupRows(program, problem);
  const amounts = await program.solve(seconds).catch(() => null);
  return (
    amounts && {
      isChosen: Uint8Array.from(amounts.subarray(0, problem.pairs), (amount) => Number(amount > 0.5)),
      bound: measure(problem, amounts),
    }
  );
};
