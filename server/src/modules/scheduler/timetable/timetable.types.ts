/** Input and output of the timetable: people, pods, times and companies are numbers from 0, so that a thread gets them cheaply. */

/** A time for meetings, in minutes from any common beginning. All of an event are in order and do not overlap. */
export interface MeetingTime {
  day: number;
  start: number;
  end: number;
}

export interface PersonInput {
  /** 1 for each time at which the person can meet. */
  open: Uint8Array;
  company: number | null;
  /** Promised meetings, and how much the promise weighs: 1 or more. */
  min: number;
  priority: number;
  max: number;
  maxPerDay: number;
}

export interface PodInput {
  /** 1 for each time at which nobody can meet there. */
  blocked: Uint8Array;
  /** Whose pod it is; only meetings of its people take place there. */
  company: number | null;
  area: number;
}

export type WishKind = 'MUST' | 'LIKE' | 'NO';

/** What somebody wants of a person, or of a company, of whom any representative will do, once. */
export interface WishInput {
  from: number;
  target: 'PERSON' | 'COMPANY';
  to: number;
  kind: WishKind;
}

export type Pair = readonly [one: number, other: number];

export interface MeetingPlace {
  one: number;
  other: number;
  time: number;
  pod: number;
}

/** A locked, accepted or past meeting; some take place elsewhere than at a pod. */
export interface FixedMeeting extends Omit<MeetingPlace, 'pod'> {
  pod: number | null;
}

/** Whether promised numbers count more than must-meets. */
export type GoalOrder = 'PROMISES_FIRST' | 'WISHES_FIRST';

export interface TimetableSettings {
  order: GoalOrder;
  /** Changes as little as possible of what was published. */
  basis: 'NOTHING' | 'PUBLISHED';
  /** Gives free times to matches. */
  fill: boolean;
  /** How many meetings a person has without a break at most. */
  maxInRow: number;
  seed: number;
  /** Steps of the search; by the size of the event where it is missing. */
  iterations?: number;
  /** The linear program is given up after this time, and not begun where it is 0. */
  boundSeconds?: number;
}

export interface TimetableInput {
  times: readonly MeetingTime[];
  people: readonly PersonInput[];
  pods: readonly PodInput[];
  /** Minutes on foot between areas. */
  ways: readonly (readonly number[])[];
  wishes: readonly WishInput[];
  /** Good matches, which nobody asked for. */
  matches: readonly Pair[];
  /** Pairs that must not meet for other reasons than a wish; colleagues never do. */
  forbidden: readonly Pair[];
  fixed: readonly FixedMeeting[];
  published: readonly MeetingPlace[];
  settings: TimetableSettings;
}

export interface TimetableControl {
  /** How much of the search is done, from 0 to 1. */
  onProgress?(share: number): void;
  isCancelled?(): boolean;
}

/** What a choice of meetings achieves, with the fixed ones. */
export interface ChoiceMeasures {
  must: number;
  like: number;
  promisedMissing: number;
  /** People who asked for somebody and meet nobody. */
  withoutMeeting: number;
  /** All goals in one number, compactness left out. */
  value: number;
}

export interface TimetableMeasures extends ChoiceMeasures {
  meetings: number;
  /** Open times between the first and the last meeting of a person's day. */
  idle: number;
}

/** What is kept of a draft's measures: the value depends on what a search may change. */
export type DraftMeasures = Omit<TimetableMeasures, 'value'>;

export type MeetingChange = 'ADDED' | 'MOVED' | 'KEPT' | 'DROPPED';

export interface DraftMeeting extends MeetingPlace {
  change: MeetingChange;
  /** Where it was published, if it has moved. */
  before?: { time: number; pod: number };
}

export interface TimetableDraft {
  /** All but the fixed ones; dropped ones at their old place. */
  meetings: DraftMeeting[];
  measures: TimetableMeasures;
  /** What no timetable exceeds; null where the linear program failed or took too long. */
  bound: ChoiceMeasures | null;
}

/** Why a meeting could not be placed, from the view of one of the two. */
export type ReasonCode =
  | 'NO_THANKS'
  | 'COMPANY_MET'
  | 'OWN_MAXIMUM'
  | 'THEY_ARE_FULL'
  | 'NO_COMMON_TIME'
  | 'TIMES_TAKEN'
  | 'NO_POD'
  | 'ROW_OR_WAY';

/** A wish that the draft does not grant. */
export interface MissingWish {
  wish: WishInput;
  reason: ReasonCode;
}

/** Somebody with fewer meetings than promised, or with none though they asked. */
export interface PersonBelowTarget {
  person: number;
  target: number;
  got: number;
  /** How often each reason keeps somebody from meeting them. */
  reasons: Partial<Record<ReasonCode, number>>;
}

export interface DraftReasons {
  wishes: MissingWish[];
  people: PersonBelowTarget[];
}
