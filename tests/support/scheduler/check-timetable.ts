import type {
  DraftMeeting,
  FixedMeeting,
  MeetingPlace,
  TimetableDraft,
  TimetableInput,
} from '../../../server/src/modules/scheduler/timetable/timetable.types';

/** What a timetable does that none may do; found without any code of the search. */
export type Violation =
  | 'PERSON_TWICE'
  | 'POD_TWICE'
  | 'PERSON_CLOSED'
  | 'POD_BLOCKED'
  | 'POD_OF_OTHERS'
  | 'PAIR_TWICE'
  | 'COMPANY_TWICE'
  | 'NO_THANKS'
  | 'FORBIDDEN'
  | 'COLLEAGUES'
  | 'ABOVE_MAXIMUM'
  | 'ABOVE_DAY_MAXIMUM'
  | 'LONG_ROW'
  | 'LONG_WAY'
  | 'UNKNOWN'
  | 'WRONG_CHANGE';

type Held = MeetingPlace | FixedMeeting;

const sameTwo = (meeting: Held, one: number, other: number): boolean =>
  (meeting.one === one && meeting.other === other) || (meeting.one === other && meeting.other === one);

/** What is wrong with one meeting by itself. */
const ofMeeting = (input: TimetableInput, { one, other, time, pod }: DraftMeeting): Violation[] => {
  const [left, right, place] = [input.people[one], input.people[other], input.pods[pod]];
  if (!left || !right || !place || one === other || !input.times[time]) return ['UNKNOWN'];
  const refuses = (from: number, to: number, company: number | null) =>
    input.wishes.some(
      (wish) =>
        wish.kind === 'NO' &&
        wish.from === from &&
        (wish.target === 'PERSON' ? wish.to === to : wish.to === company),
    );
  const found: Violation[] = [];
  if (left.open[time] !== 1 || right.open[time] !== 1) found.push('PERSON_CLOSED');
  if (place.blocked[time] === 1) found.push('POD_BLOCKED');
  if (place.company !== null && place.company !== left.company && place.company !== right.company)
    found.push('POD_OF_OTHERS');
  if (left.company !== null && left.company === right.company) found.push('COLLEAGUES');
  if (refuses(one, other, right.company) || refuses(other, one, left.company)) found.push('NO_THANKS');
  if (input.forbidden.some(([first, second]) => sameTwo({ one, other, time, pod }, first, second)))
    found.push('FORBIDDEN');
  return found;
};

/** What is wrong between the meetings of one person; rows and ways between fixed meetings are nobody's doing. */
const ofPerson = (input: TimetableInput, person: number, held: readonly Held[], news: ReadonlySet<Held>) => {
  const found: Violation[] = [];
  const { max, maxPerDay } = input.people[person]!;
  const sorted = held.toSorted((one, other) => one.time - other.time);
  const isNew = (meetings: readonly Held[]) => meetings.some((meeting) => news.has(meeting));
  if (sorted.length > max && isNew(sorted)) found.push('ABOVE_MAXIMUM');
  const day = (meeting: Held) => input.times[meeting.time]!.day;
  const days = [...new Set(sorted.map(day))].map((of) => sorted.filter((meeting) => day(meeting) === of));
  if (days.some((list) => list.length > maxPerDay && isNew(list))) found.push('ABOVE_DAY_MAXIMUM');
  let row: Held[] = [];
  for (const [index, meeting] of sorted.entries()) {
    const before = sorted[index - 1];
    const { start, end } = input.times[meeting.time]!;
    const gap = before && day(before) === day(meeting) ? start - input.times[before.time]!.end : Infinity;
    row = gap < end - start ? [...row, meeting] : [meeting];
    if (row.length > input.settings.maxInRow && isNew(row)) found.push('LONG_ROW');
    if (!before || gap === Infinity || !isNew([before, meeting])) continue;
    if (gap < 0) found.push('PERSON_TWICE');
    else if (before.pod !== null && meeting.pod !== null) {
      const [from, to] = [input.pods[before.pod]!.area, input.pods[meeting.pod]!.area];
      if ((input.ways[from]?.[to] ?? 0) > gap) found.push('LONG_WAY');
    }
  }
  for (const { target, to, kind, from } of input.wishes) {
    if (from !== person || target !== 'COMPANY' || kind === 'NO') continue;
    const met = held.filter(({ one, other }) => input.people[one === person ? other : one]!.company === to);
    if (met.length > 1 && isNew(met)) found.push('COMPANY_TWICE');
  }
  return found;
};

const twice = (keys: readonly string[]): boolean => new Set(keys).size < keys.length;

/** Whether what the draft says of the changes is so. */
const hasWrongChange = (input: TimetableInput, { meetings }: TimetableDraft): boolean => {
  const expected = (meeting: DraftMeeting) => {
    const before = input.published.find(({ one, other }) => sameTwo(meeting, one, other));
    if (!before) return 'ADDED';
    return before.time === meeting.time && before.pod === meeting.pod ? 'KEPT' : 'MOVED';
  };
  const isFixed = ({ one, other }: Held) => input.fixed.some((meeting) => sameTwo(meeting, one, other));
  const forgotten = input.published.filter(
    (before) => !isFixed(before) && !meetings.some(({ one, other }) => sameTwo(before, one, other)),
  );
  return (
    forgotten.length > 0 ||
    meetings.some((meeting) => meeting.change !== 'DROPPED' && meeting.change !== expected(meeting))
  );
};

/** Everything that is wrong with a draft; nothing for a right one. */
export const checkTimetable = (input: TimetableInput, draft: TimetableDraft): Violation[] => {
  const meetings = draft.meetings.filter(({ change }) => change !== 'DROPPED');
  const found = meetings.flatMap((meeting) => ofMeeting(input, meeting));
  if (found.includes('UNKNOWN')) return found;
  const all: Held[] = [...input.fixed, ...meetings];
  if (twice(all.filter(({ pod }) => pod !== null).map(({ pod, time }) => `${pod} ${time}`)))
    found.push('POD_TWICE');
  if (twice(all.map(({ one, other }) => `${Math.min(one, other)} ${Math.max(one, other)}`)))
    found.push('PAIR_TWICE');
  const news = new Set<Held>(meetings);
  const ofPeople = new Map<number, Held[]>();
  for (const meeting of all)
    for (const person of [meeting.one, meeting.other])
      ofPeople.set(person, [...(ofPeople.get(person) ?? []), meeting]);
  for (const [person, held] of ofPeople) found.push(...ofPerson(input, person, held, news));
  if (hasWrongChange(input, draft)) found.push('WRONG_CHANGE');
  return found;
};
