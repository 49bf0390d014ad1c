import { areColleagues, forbiddenPairs, pairKey, peopleOf, teamsOf } from './candidates';
import { measureTimetable } from './draft';
import { splitWishes } from './granted';
import { compile, type Problem } from './problem';
import { CLOSED, FREE, Timetable } from './timetable';
import type {
  DraftMeasures,
  DraftMeeting,
  DraftReasons,
  MeetingPlace,
  MissingWish,
  Pair,
  PersonBelowTarget,
  ReasonCode,
  TimetableInput,
  WishInput,
} from './timetable.types';

/** From the farthest from a meeting to the nearest: of several people asked for at once the nearest one counts. */
const NEARNESS: readonly ReasonCode[] = [
  'NO_THANKS',
  'NO_COMMON_TIME',
  'COMPANY_MET',
  'THEY_ARE_FULL',
  'OWN_MAXIMUM',
  'TIMES_TAKEN',
  'ROW_OR_WAY',
  'NO_POD',
];

/** Of a company without anybody at the event nobody has a time. */
const nearest = (reasons: readonly ReasonCode[]): ReasonCode =>
  NEARNESS[Math.max(...reasons.map((reason) => NEARNESS.indexOf(reason)))] ?? 'NO_COMMON_TIME';

class Reasons {
  private readonly timetable: Timetable;
  private readonly excluded: ReadonlySet<number>;
  private readonly pairOf = new Map<number, number>();
  private readonly met: ReadonlySet<number>;

  constructor(
    private readonly problem: Problem,
    meetings: readonly DraftMeeting[],
  ) {
    const { input, pairs, one, other, people } = problem;
    this.timetable = new Timetable(problem);
    this.excluded = forbiddenPairs(input);
    this.met = new Set(
      [...meetings, ...input.fixed].map((meeting) => pairKey(meeting.one, meeting.other, people)),
    );
    for (let pair = 0; pair < pairs; pair++) this.pairOf.set(pairKey(one[pair]!, other[pair]!, people), pair);
    for (const meeting of meetings) {
      const pair = this.pairOf.get(pairKey(meeting.one, meeting.other, people));
      if (pair !== undefined) this.timetable.place(pair, meeting.time, problem.classOfPod[meeting.pod]!);
    }
  }

  haveMet(one: number, other: number): boolean {
    return this.met.has(pairKey(one, other, this.problem.people));
  }

  count(person: number): number {
    return this.timetable.count[person]!;
  }

  /** Why somebody does not meet somebody. */
  of(person: number, partner: number): ReasonCode {
    const { problem, timetable } = this;
    const { input, people, times, max, groupsOf } = problem;
    const key = pairKey(person, partner, people);
    if (this.excluded.has(key) || areColleagues(input, person, partner)) return 'NO_THANKS';
    const common = input.times
      .map((_time, time) => time)
      .filter((time) => input.people[person]!.open[time] === 1 && input.people[partner]!.open[time] === 1);
    if (common.length === 0) return 'NO_COMMON_TIME';
    const pair = this.pairOf.get(key);
    // What is no candidate though both have a time was left out since the company is met at a fixed time.
    if (pair === undefined || groupsOf[pair]!.some((group) => timetable.groupMeeting[group]! >= 0))
      return 'COMPANY_MET';
    if (this.isFull(partner)) return 'THEY_ARE_FULL';
    if (timetable.count[person]! >= max[person]!) return 'OWN_MAXIMUM';
    const isFree = (of: number, time: number) => timetable.at[of * times + time] === FREE;
    const free = common.filter((time) => isFree(person, time) && isFree(partner, time));
    if (free.length === 0) return 'TIMES_TAKEN';
    const possible = free.filter((time) => timetable.areFree(pair, time));
    if (possible.length === 0) return this.dayReason(person, partner, free);
    const hasPods = possible.some((time) =>
      problem.classesOf[pair]!.some((podClass) => timetable.freePods[podClass * times + time]! > 0),
    );
    return hasPods ? 'ROW_OR_WAY' : 'NO_POD';
  }

  /** A day's maximum is a maximum; what else forbids free times is a row. */
  private dayReason(person: number, partner: number, free: readonly number[]): ReasonCode {
    const { days, dayOf, maxPerDay } = this.problem;
    const isDayFull = (of: number) =>
      free.every((time) => this.timetable.dayCount[of * days + dayOf[time]!]! >= maxPerDay[of]!);
    if (isDayFull(partner)) return 'THEY_ARE_FULL';
    return isDayFull(person) ? 'OWN_MAXIMUM' : 'ROW_OR_WAY';
  }

  private isFull(person: number): boolean {
    const { times, max } = this.problem;
    if (this.timetable.count[person]! >= max[person]!) return true;
    const own = this.timetable.at.subarray(person * times, (person + 1) * times);
    return !own.includes(FREE) && own.some((held) => held !== CLOSED);
  }
}

/** Why the wishes that a draft leaves open could not be granted, and why people have fewer meetings than they were promised. */
export const explainDraft = (input: TimetableInput, meetings: readonly DraftMeeting[]): DraftReasons => {
  const problem = compile(input);
  const teams = teamsOf(input);
  const held = meetings.filter(({ change }) => change !== 'DROPPED');
  const reasons = new Reasons(problem, held);
  const wishes = splitWishes(input, [...held, ...input.fixed]).missing.map((wish): MissingWish => ({
    wish,
    reason: nearest(peopleOf(wish, teams).map((partner) => reasons.of(wish.from, partner))),
  }));
  const below = new Map<number, PersonBelowTarget>();
  for (const [person, { min }] of input.people.entries()) {
    const got = reasons.count(person);
    const target = Math.max(min, problem.nobody[person]! > 0 ? 1 : 0);
    if (got < target) below.set(person, { person, target, got, reasons: {} });
  }
  const counted = new Set<string>();
  for (const wish of input.wishes)
    for (const partner of wish.kind === 'NO' ? [] : peopleOf(wish, teams))
      for (const [person, other] of [[wish.from, partner] as const, [partner, wish.from] as const]) {
        const entry = below.get(person);
        if (!entry || reasons.haveMet(person, other) || counted.has(`${person} ${other}`)) continue;
        counted.add(`${person} ${other}`);
        const reason = reasons.of(person, other);
        entry.reasons[reason] = (entry.reasons[reason] ?? 0) + 1;
      }
  return { wishes, people: [...below.values()] };
};

/** Why somebody does not meet somebody, whether or not they asked for it; null where they do. */
export const explainPair = (
  input: TimetableInput,
  meetings: readonly DraftMeeting[],
  [person, partner]: Pair,
): ReasonCode | null => {
  // Only pairs of whom one asked can be placed.
  const asked: WishInput = { from: person, target: 'PERSON', to: partner, kind: 'LIKE' };
  const problem = compile({ ...input, wishes: [...input.wishes, asked] });
  const held = meetings.filter(({ change }) => change !== 'DROPPED');
  const reasons = new Reasons(problem, held);
  return reasons.haveMet(person, partner) ? null : reasons.of(person, partner);
};

/** What a draft achieves that was edited by hand, and who has fewer meetings in it than promised. */
export const measureDraft = (
  input: TimetableInput,
  meetings: readonly MeetingPlace[],
): { measures: DraftMeasures; people: PersonBelowTarget[] } => {
  // Meetings that nobody asked for are no candidates of a search, but count as fixed ones.
  const held = { ...input, fixed: [...input.fixed, ...meetings] };
  const { value: _value, ...measures } = measureTimetable(new Timetable(compile(held)));
  return { measures, people: explainDraft(held, []).people };
};
