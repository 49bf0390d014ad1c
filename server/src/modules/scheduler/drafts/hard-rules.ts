import { areColleagues, forbiddenPairs, pairKey } from '../timetable/candidates';
import type { FixedMeeting, MeetingPlace, TimetableInput } from '../timetable/timetable.types';

type Held = MeetingPlace | FixedMeeting;

const peopleIn = ({ one, other }: Held): number[] => [one, other];

/** What no meeting of a timetable may do, in words. Of people it tells no more than `ScheduleReason` does. */
export class HardRules {
  private readonly forbidden: ReadonlySet<number>;

  constructor(
    private readonly input: TimetableInput,
    /** Whether the rules of groups let two people meet. */
    private readonly mayMeet: (one: number, other: number) => boolean,
  ) {
    this.forbidden = forbiddenPairs(input);
  }

  /** What keeps a meeting of a draft from its place beside all others; null where nothing does. */
  obstacle(meeting: MeetingPlace, drafted: readonly MeetingPlace[]): string | null {
    const others: Held[] = [...this.input.fixed, ...drafted.filter((other) => other !== meeting)];
    return this.atPod(meeting, others) ?? this.ofPeople(meeting, others);
  }

  /** The pods at which two people could meet at a time beside all others. */
  podsFor(meeting: Omit<MeetingPlace, 'pod'>, drafted: readonly MeetingPlace[]): number[] {
    const others: Held[] = [...this.input.fixed, ...drafted];
    if (this.ofPeople({ ...meeting, pod: null }, others) !== null) return [];
    const then = others.filter(({ time }) => time === meeting.time);
    return [...this.input.pods.keys()].filter((pod) => this.atPod({ ...meeting, pod }, then) === null);
  }

  private ofPeople(meeting: Held, others: readonly Held[]): string | null {
    return (
      this.ofPair(meeting, others) ??
      peopleIn(meeting)
        .map((person) => this.ofPerson(person, meeting, others))
        .find((words) => words !== null) ??
      null
    );
  }

  private atPod({ one, other, time, pod }: MeetingPlace, others: readonly Held[]): string | null {
    const { company, blocked } = this.input.pods[pod]!;
    const companies = [one, other].map((person) => this.input.people[person]!.company);
    if (company !== null && !companies.includes(company)) return 'This pod belongs to another company.';
    if (blocked[time] === 1) return 'This pod is out of use then.';
    const isTaken = others.some((held) => held.pod === pod && held.time === time);
    return isTaken ? 'Another meeting is at this pod then.' : null;
  }

  private ofPair({ one, other, time }: Held, others: readonly Held[]): string | null {
    const { people } = this.input;
    if (areColleagues(this.input, one, other)) return 'They are of the same company.';
    const key = (held: Held) => pairKey(held.one, held.other, people.length);
    const own = pairKey(one, other, people.length);
    if (others.some((held) => key(held) === own)) return 'They meet already.';
    const areOpen = people[one]!.open[time] === 1 && people[other]!.open[time] === 1;
    const areAllowed = !this.forbidden.has(own) && this.mayMeet(one, other);
    return areOpen && areAllowed ? null : 'They are not both free then, or cannot meet.';
  }

  private ofPerson(person: number, meeting: Held, others: readonly Held[]): string | null {
    const { people, times, settings, wishes } = this.input;
    const { max, maxPerDay } = people[person]!;
    const own = others.filter((held) => peopleIn(held).includes(person));
    if (own.some((held) => held.time === meeting.time)) return 'One of them has another meeting then.';
    const { day } = times[meeting.time]!;
    const ofDay = own.filter((held) => times[held.time]!.day === day);
    if (own.length >= max || ofDay.length >= maxPerDay)
      return 'One of them would have more meetings than they may.';
    if (this.rowAt(meeting.time, new Set(ofDay.map(({ time }) => time))) > settings.maxInRow)
      return 'One of them would have too many meetings in a row.';
    const partner = (held: Held) => people[held.one === person ? held.other : held.one]!.company;
    const company = partner(meeting);
    const asked = wishes.some(
      ({ from, target, to, kind }) =>
        from === person && target === 'COMPANY' && to === company && kind !== 'NO',
    );
    return asked && own.some((held) => partner(held) === company)
      ? 'One of them would meet the same company twice.'
      : null;
  }

  /** How many meetings follow each other with one at this time; a pause as long as a meeting ends a row. */
  private rowAt(time: number, taken: ReadonlySet<number>): number {
    const { times } = this.input;
    const follows = (first: number, second: number): boolean => {
      const [before, after] = [times[first]!, times[second]!];
      return before.day === after.day && after.start - before.end < after.end - after.start;
    };
    let [first, last] = [time, time];
    while (taken.has(first - 1) && follows(first - 1, first)) first -= 1;
    while (taken.has(last + 1) && follows(last, last + 1)) last += 1;
    return last - first + 1;
  }
}
