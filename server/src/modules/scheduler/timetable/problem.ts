import { findCandidates } from './candidates';
import { countGranted } from './granted';
import { assertWithin } from './limits';
import type { MeetingTime, TimetableInput } from './timetable.types';
import { weightsOf, type Weights } from './weights';

/** Pods that are alike: of one area and one owner. Which of them a meeting gets is decided at the end. */
export interface PodClass {
  area: number;
  company: number | null;
  pods: number[];
}

/** The input as flat arrays. Meetings are pairs that may be placed, and behind them the fixed ones. */
export interface Problem {
  input: TimetableInput;
  weights: Weights;
  people: number;
  times: number;
  days: number;
  dayOf: Int32Array;
  /** The first time of each day, and one after the last day. */
  dayStart: Int32Array;
  /** 1 where the time follows the one before without a break. */
  linked: Uint8Array;
  pairs: number;
  one: Int32Array;
  other: Int32Array;
  value: Float64Array;
  must: Int32Array;
  like: Int32Array;
  publishedTime: Int32Array;
  publishedPod: Int32Array;
  groups: number;
  groupsOf: readonly (readonly number[])[];
  min: Int32Array;
  max: Int32Array;
  maxPerDay: Int32Array;
  /** Penalties of people without a meeting, and for each promised one that is missing. */
  nobody: Float64Array;
  promised: Float64Array;
  /** Times of the fixed meetings of each person. */
  fixedTimes: readonly (readonly number[])[];
  /** Wishes that the fixed meetings grant. */
  grantedByFixed: { must: number; like: number };
  /** The longest way between two areas. */
  longestWay: number;
  classes: PodClass[];
  classOfPod: Int32Array;
  /** The classes where each pair may meet, its own pods first. */
  classesOf: readonly (readonly number[])[];
}

/** A pause as long as a meeting ends a row. */
const isLinked = (before: MeetingTime | undefined, time: MeetingTime): boolean =>
  before !== undefined && before.day === time.day && time.start - before.end < time.end - time.start;

const classify = ({ pods }: TimetableInput) => {
  const classes: PodClass[] = [];
  const classOfPod = Int32Array.from(pods, ({ area, company }, pod) => {
    let index = classes.findIndex((known) => known.area === area && known.company === company);
    if (index < 0) index = classes.push({ area, company, pods: [] }) - 1;
    classes[index]!.pods.push(pod);
    return index;
  });
  return { classes, classOfPod };
};

/** The classes open to people of two companies; one list for all pairs of the same two. */
const classLists = (classes: readonly PodClass[]) => {
  const owners = new Set(classes.map(({ company }) => company));
  const lists = new Map<string, number[]>();
  return (companies: readonly (number | null)[]): readonly number[] => {
    const own = companies.filter((company) => company !== null && owners.has(company));
    const key = own.join(' ');
    let list = lists.get(key);
    if (!list) {
      const indexes = classes.map((_class, index) => index);
      list = [
        ...indexes.filter((index) => own.includes(classes[index]!.company)),
        ...indexes.filter((index) => classes[index]!.company === null),
      ];
      lists.set(key, list);
    }
    return list;
  };
};

const dayArrays = (times: readonly MeetingTime[]) => {
  const starts = times.flatMap(({ day }, time) => (time === 0 || day !== times[time - 1]!.day ? [time] : []));
  let day = -1;
  return {
    days: starts.length,
    dayStart: Int32Array.from([...starts, times.length]),
    dayOf: Int32Array.from(times, (_time, index) => (index === starts[day + 1] ? ++day : day)),
    linked: Uint8Array.from(times, (time, index) => Number(isLinked(times[index - 1], time))),
  };
};

export const compile = (input: TimetableInput): Problem => {
  const { people, times, fixed, settings } = input;
  assertWithin('people', people.length);
  assertWithin('times', times.length);
  const { pairs, groups } = findCandidates(input);
  const weights = weightsOf(settings.order);
  const { classes, classOfPod } = classify(input);
  const listFor = classLists(classes);
  const asks = new Set(input.wishes.filter(({ kind }) => kind !== 'NO').map(({ from }) => from));
  const fixedTimes: number[][] = people.map(() => []);
  for (const { one, other, time } of fixed) for (const person of [one, other]) fixedTimes[person]!.push(time);
  const meetings = [...pairs, ...fixed];
  return {
    input,
    weights,
    people: people.length,
    times: times.length,
    ...dayArrays(times),
    pairs: pairs.length,
    one: Int32Array.from(meetings, ({ one }) => one),
    other: Int32Array.from(meetings, ({ other }) => other),
    value: Float64Array.from(
      pairs,
      ({ must, like, published }) =>
        must * weights.must + like * weights.like + weights.match + (published ? weights.kept : 0),
    ),
    must: Int32Array.from(pairs, ({ must }) => must),
    like: Int32Array.from(pairs, ({ like }) => like),
    publishedTime: Int32Array.from(pairs, ({ published }) => published?.time ?? -1),
    publishedPod: Int32Array.from(pairs, ({ published }) => published?.pod ?? -1),
    groups,
    groupsOf: pairs.map((pair) => pair.groups),
    min: Int32Array.from(people, ({ min }) => min),
    max: Int32Array.from(people, ({ max }) => Math.min(max, times.length)),
    maxPerDay: Int32Array.from(people, ({ maxPerDay }) => Math.min(maxPerDay, times.length)),
    nobody: Float64Array.from(people, (_person, index) => (asks.has(index) ? weights.nobody : 0)),
    promised: Float64Array.from(people, ({ priority }) => priority * weights.promised),
    fixedTimes,
    grantedByFixed: countGranted(input, fixed),
    longestWay: Math.max(0, ...input.ways.flat()),
    classes,
    classOfPod,
    classesOf: pairs.map(({ one, other }) => listFor([people[one]!.company, people[other]!.company])),
  };
};
