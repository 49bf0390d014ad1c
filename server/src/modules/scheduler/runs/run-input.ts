import { pairKey, peopleOf, teamsOf } from '../timetable/candidates';
import type {
  FixedMeeting,
  MeetingPlace,
  Pair,
  TimetableInput,
  TimetableSettings,
  WishInput,
} from '../timetable/timetable.types';
import { groupRules } from './group-rules';
import type { MeetingRow, RunRows } from './run-rows';

/** The input of a timetable, and what its numbers stand for. */
export interface RunInput {
  input: Omit<TimetableInput, 'settings'> & { settings: Pick<TimetableSettings, 'fill' | 'maxInRow'> };
  times: { startsAt: Date; endsAt: Date; isPast: boolean }[];
  personIds: string[];
  podIds: string[];
  /** The meetings behind the published places, in their order. */
  published: MeetingRow[];
  /** Whether the rules of groups let two people meet. */
  mayMeet(this: void, one: number, other: number): boolean;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Where pods have more locations than a venue has halls, their halls cannot be told. */
const MAX_AREAS = 20;

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
const indexById = (rows: readonly { id: string }[]) => new Map(rows.map(({ id }, index) => [id, index]));

/** The hall of each pod: its location up to the first comma. */
const areasOf = (pods: RunRows['pods']): number[] => {
  const halls = pods.map(({ location }) => (location ?? '').split(',')[0]!.trim().toLowerCase());
  const known = [...new Set(halls)];
  return halls.map((hall) => (known.length > MAX_AREAS ? 0 : known.indexOf(hall)));
};

/** The companies that rows name, as numbers. */
const companiesOf = ({ people, pods, wishes }: RunRows): Map<string, number> => {
  const ids = [...people, ...pods].map(({ companyId }) => companyId);
  const known = new Set(
    [...ids, ...wishes.map(({ toCompanyId }) => toCompanyId)].filter((id) => id !== null),
  );
  return new Map([...known].toSorted().map((id, index) => [id, index]));
};

class InputBuilder {
  private readonly personOf: ReadonlyMap<string, number>;
  private readonly podOf: ReadonlyMap<string, number>;
  private readonly companies: ReadonlyMap<string, number>;
  private readonly rules: ReturnType<typeof groupRules>;
  private readonly open: Uint8Array[];
  private readonly blocked: Uint8Array[];
  private readonly fixed: FixedMeeting[] = [];
  private readonly places: MeetingPlace[] = [];
  private readonly published: MeetingRow[] = [];
  /** Pairs who met, or will meet, at a time that is no slot any more. */
  private readonly metOutside: Pair[] = [];

  constructor(private readonly rows: RunRows) {
    const { people, pods, slots, groups } = rows;
    this.personOf = indexById(people);
    this.podOf = indexById(pods);
    this.companies = companiesOf(rows);
    this.rules = groupRules(groups);
    this.open = people.map((person) =>
      Uint8Array.from(slots, ({ isPast }) => Number(person.takesPart && !isPast)),
    );
    this.blocked = pods.map(({ usable }) =>
      Uint8Array.from(slots, ({ isPast }) => Number(!usable || isPast)),
    );
  }

  build(): RunInput {
    const { rows } = this;
    for (const row of rows.occupied) this.mark(this.open[this.personOf.get(row.attendeeId) ?? -1], row, 0);
    for (const row of rows.blocks) this.mark(this.blocked[this.podOf.get(row.podId) ?? -1], row, 1);
    this.placeMeetings();
    const wishes = this.wishes();
    const people = this.people();
    const areas = areasOf(rows.pods);
    const halls = Math.max(0, ...areas) + 1;
    const { mostInRow, fillsByMatches } = rows.program;
    return {
      input: {
        times: rows.slots.map(({ date, from, until }) => ({
          day: Math.round(Date.parse(date) / DAY_MS),
          start: from,
          end: until,
        })),
        people,
        pods: rows.pods.map(({ companyId }, pod) => ({
          blocked: this.blocked[pod]!,
          company: this.companyOf(companyId),
          area: areas[pod]!,
        })),
        ways: Array.from({ length: halls }, () => Array<number>(halls).fill(0)),
        wishes,
        matches: [],
        forbidden: this.forbidden(people, wishes),
        fixed: this.fixed,
        published: this.places,
        settings: { fill: fillsByMatches, maxInRow: mostInRow },
      },
      times: rows.slots.map(({ from, until, isPast }) => ({
        startsAt: new Date(from * MINUTE_MS),
        endsAt: new Date(until * MINUTE_MS),
        isPast,
      })),
      personIds: rows.people.map(({ id }) => id),
      podIds: rows.pods.map(({ id }) => id),
      published: this.published,
      mayMeet: (one, other) =>
        [
          [one, other],
          [other, one],
        ].some(([from, to]) => this.rules.mayAsk(rows.people[from!]!, rows.people[to!]!)),
    };
  }

  private companyOf(id: string | null): number | null {
    return id === null ? null : this.companies.get(id)!;
  }

  /** The slots that a span of minutes touches. */
  private touched({ from, until }: { from: number; until: number }): number[] {
    return this.rows.slots.flatMap((slot, time) => (slot.from < until && from < slot.until ? [time] : []));
  }

  private mark(times: Uint8Array | undefined, span: { from: number; until: number }, value: number): void {
    if (times) for (const time of this.touched(span)) times[time] = value;
  }

  /** Two people of the program in the order of their numbers. */
  private pairOf(oneId: string, otherId: string): Pair | null {
    const [one, other] = [this.personOf.get(oneId), this.personOf.get(otherId)];
    if (one === undefined || other === undefined) return null;
    return one < other ? [one, other] : [other, one];
  }

  private keyOf([one, other]: Pair): number {
    return pairKey(one, other, this.rows.people.length);
  }

  /** What people agreed on themselves, what is locked, was moved since or has begun stays; other meetings of timetables may move. */
  private placeMeetings(): void {
    const standing = this.rows.meetings
      .filter(({ status }) => status === 'ACTIVE')
      .map((meeting) => {
        const [from, until] = [meeting.startsAt.getTime() / MINUTE_MS, meeting.endsAt.getTime() / MINUTE_MS];
        const isSlot = this.rows.slots.some((slot) => slot.from === from && slot.until === until);
        const { runId, isLocked, isMoved, isPast } = meeting;
        const stays = runId === null || isLocked || isMoved || isPast || !isSlot;
        return { meeting, stays, times: this.touched({ from, until }) };
      });
    const met = new Set<number>();
    // Those that stay come first: a pair that meets anyway has no other meeting to move.
    for (const { meeting, stays, times } of standing.toSorted((a, b) => Number(b.stays) - Number(a.stays))) {
      const [one, other] = this.pairOf(meeting.senderId, meeting.receiverId)!;
      const pod = this.podOf.get(meeting.podId ?? '') ?? null;
      const [time, ...others] = times;
      if (time === undefined) this.metOutside.push([one, other]);
      else if (stays || pod === null || met.has(this.keyOf([one, other]))) {
        this.fixed.push({ one, other, time, pod });
        for (const touched of others) {
          for (const person of [one, other]) this.open[person]![touched] = 0;
          if (pod !== null) this.blocked[pod]![touched] = 1;
        }
      } else {
        this.places.push({ one, other, time, pod });
        this.published.push(meeting);
      }
      met.add(this.keyOf([one, other]));
    }
  }

  /** Meetings outside of all slots count as held, though they have no place here. */
  private people(): TimetableInput['people'] {
    const outside = new Map<number, number>();
    for (const person of this.metOutside.flat()) outside.set(person, (outside.get(person) ?? 0) + 1);
    return this.rows.people.map((person, index) => {
      const { min, max, ...limits } = this.rules.limitsOf(person);
      const held = outside.get(index) ?? 0;
      return {
        ...limits,
        min: Math.max(min - held, 0),
        max: Math.max(max - held, 0),
        open: this.open[index]!,
        company: this.companyOf(person.companyId),
      };
    });
  }

  /** What those who take part want of each other and of companies. A request that waits is its sender's must. */
  private wishes(): WishInput[] {
    const { people, wishes, meetings } = this.rows;
    const takesPart = (person: number | undefined): person is number =>
      person !== undefined && people[person]!.takesPart;
    const granted = new Set(
      this.metOutside.flatMap(([one, other]) =>
        [
          [one, other],
          [other, one],
        ].flatMap(([from, to]) => [
          `${from} PERSON ${to}`,
          `${from} COMPANY ${this.companyOf(people[to!]!.companyId)}`,
        ]),
      ),
    );
    const all = new Map<string, WishInput>();
    const add = (fromId: string, wish: Pick<WishInput, 'target' | 'kind'>, to: number | undefined) => {
      const from = this.personOf.get(fromId);
      if (!takesPart(from) || to === undefined || (wish.target === 'PERSON' && !takesPart(to))) return;
      const key = `${from} ${wish.target} ${to}`;
      if (wish.kind !== 'NO' && granted.has(key)) return;
      if (all.get(key)?.kind !== 'NO') all.set(key, { from, ...wish, to });
    };
    for (const { fromId, toAttendeeId, toCompanyId, kind } of wishes)
      if (toAttendeeId !== null) add(fromId, { target: 'PERSON', kind }, this.personOf.get(toAttendeeId));
      else add(fromId, { target: 'COMPANY', kind }, this.companies.get(toCompanyId ?? ''));
    for (const { status, senderId, receiverId } of meetings)
      if (status === 'PENDING')
        add(senderId, { target: 'PERSON', kind: 'MUST' }, this.personOf.get(receiverId));
    return [...all.values()].toSorted(
      (one, other) => one.from - other.from || one.target.localeCompare(other.target) || one.to - other.to,
    );
  }

  /** Who is out of reach, cancelled a meeting of a timetable, met already, or may not be asked by the one who asks. */
  private forbidden(numbered: TimetableInput['people'], wishes: readonly WishInput[]): Pair[] {
    const { people, unreachable, meetings } = this.rows;
    const pairs = [
      ...unreachable.map(({ oneId, otherId }) => this.pairOf(oneId, otherId)),
      ...meetings
        .filter(({ status }) => status === 'REJECTED')
        .map(({ senderId, receiverId }) => this.pairOf(senderId, receiverId)),
    ].filter((pair) => pair !== null);
    const teams = teamsOf({ people: numbered });
    const asked = new Map<number, { pair: Pair; isAllowed: boolean }>();
    const ask = (from: number, to: number) => {
      const pair: Pair = from < to ? [from, to] : [to, from];
      const known = asked.get(this.keyOf(pair));
      const isAllowed = this.rules.mayAsk(people[from]!, people[to]!);
      asked.set(this.keyOf(pair), { pair, isAllowed: isAllowed || (known?.isAllowed ?? false) });
    };
    for (const wish of wishes)
      if (wish.kind !== 'NO') for (const person of peopleOf(wish, teams)) ask(wish.from, person);
    for (const { one, other } of this.places) {
      ask(one, other);
      ask(other, one);
    }
    const refused = [...asked.values()].filter(({ isAllowed }) => !isAllowed).map(({ pair }) => pair);
    const all = new Map([...pairs, ...this.metOutside, ...refused].map((pair) => [this.keyOf(pair), pair]));
    return [...all].toSorted(([one], [other]) => one - other).map(([, pair]) => pair);
  }
}

/** The same input for the same rows, in whichever order they come. */
export const toRunInput = (rows: RunRows): RunInput =>
  new InputBuilder({
    ...rows,
    people: rows.people.toSorted(byId),
    meetings: rows.meetings.toSorted(byId),
  }).build();
