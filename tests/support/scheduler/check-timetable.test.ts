import { describe, expect, it } from 'vitest';
import type {
  DraftMeeting,
  TimetableDraft,
  TimetableInput,
} from '../../../server/src/modules/scheduler/timetable/timetable.types';
import { checkTimetable, type Violation } from './check-timetable';
import { plainEvent, somebody } from './small-events';

const TIMES = 8;
const meeting = (one: number, other: number, time: number, pod = 0): DraftMeeting => ({
  one,
  other,
  time,
  pod,
  change: 'ADDED',
});

/** Six people, the last two of company 7, three pods, of which the last is in another hall and belongs to company 7. */
const event = (changes: Partial<TimetableInput> = {}): TimetableInput => {
  const input = plainEvent({ people: 6, pods: 3, times: TIMES });
  input.pods[2]!.company = 7;
  input.pods[2]!.area = 1;
  return {
    ...input,
    ways: [
      [0, 10],
      [10, 0],
    ],
    people: [0, 1, 2, 3, 4, 5].map((person) => somebody(TIMES, { company: person < 4 ? null : 7 })),
    ...changes,
  };
};

const draftOf = (...meetings: DraftMeeting[]): TimetableDraft => ({
  meetings,
  measures: { must: 0, like: 0, promisedMissing: 0, withoutMeeting: 0, value: 0, meetings: 0, idle: 0 },
  bound: null,
});

/** An event where the first person is as these changes say. */
const firstPerson = (changes: Parameters<typeof somebody>[1]): TimetableInput => {
  const input = event();
  return { ...input, people: input.people.with(0, somebody(TIMES, changes)) };
};

const closed = (time: number) => new Uint8Array(TIMES).fill(1).with(time, 0);
const blockedPod = (): TimetableInput => {
  const input = event();
  return {
    ...input,
    pods: input.pods.with(0, { ...input.pods[0]!, blocked: new Uint8Array(TIMES).fill(1) }),
  };
};

const planted: Record<Violation, [TimetableInput, TimetableDraft]> = {
  PERSON_TWICE: [event(), draftOf(meeting(0, 1, 2), meeting(0, 2, 2, 1))],
  POD_TWICE: [event(), draftOf(meeting(0, 1, 2), meeting(2, 3, 2))],
  PERSON_CLOSED: [firstPerson({ open: closed(3) }), draftOf(meeting(0, 1, 3))],
  POD_BLOCKED: [blockedPod(), draftOf(meeting(0, 1, 3))],
  POD_OF_OTHERS: [event(), draftOf(meeting(0, 1, 0, 2))],
  PAIR_TWICE: [event(), draftOf(meeting(0, 1, 0), meeting(1, 0, 4))],
  COMPANY_TWICE: [
    event({ wishes: [{ from: 0, target: 'COMPANY', to: 7, kind: 'LIKE' }] }),
    draftOf(meeting(0, 4, 0), meeting(0, 5, 4)),
  ],
  NO_THANKS: [
    event({ wishes: [{ from: 4, target: 'PERSON', to: 0, kind: 'NO' }] }),
    draftOf(meeting(0, 4, 0)),
  ],
  FORBIDDEN: [event({ forbidden: [[1, 0]] }), draftOf(meeting(0, 1, 0))],
  COLLEAGUES: [event(), draftOf(meeting(4, 5, 0))],
  ABOVE_MAXIMUM: [firstPerson({ max: 1 }), draftOf(meeting(0, 1, 0), meeting(0, 2, 4))],
  ABOVE_DAY_MAXIMUM: [firstPerson({ maxPerDay: 1 }), draftOf(meeting(0, 1, 0), meeting(0, 2, 4))],
  LONG_ROW: [
    event({ settings: { ...event().settings, maxInRow: 2 } }),
    draftOf(meeting(0, 1, 0), meeting(0, 2, 1), meeting(0, 3, 2)),
  ],
  LONG_WAY: [event(), draftOf(meeting(0, 4, 0, 2), meeting(0, 1, 1, 0))],
  UNKNOWN: [event(), draftOf(meeting(0, 9, 0))],
  WRONG_CHANGE: [
    event({ published: [{ one: 0, other: 1, time: 3, pod: 0 }] }),
    draftOf({ ...meeting(0, 1, 2), change: 'KEPT' }),
  ],
};

describe('the checker of timetables', () => {
  it.each(Object.entries(planted))('finds %s alone', (violation, [input, draft]) => {
    expect([...new Set(checkTimetable(input, draft))]).toEqual([violation]);
  });

  it('finds nothing in a right one', () => {
    const published = [{ one: 0, other: 1, time: 3, pod: 0 }];
    const right = draftOf(
      { ...meeting(0, 1, 2), change: 'MOVED' },
      meeting(0, 4, 5, 2),
      meeting(2, 5, 2, 1),
      meeting(3, 5, 4),
    );
    expect(checkTimetable(event({ published }), right)).toEqual([]);
  });
});
