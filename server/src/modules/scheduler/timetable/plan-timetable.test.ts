import { describe, expect, it } from 'vitest';
import { plainEvent, somebody } from '../../../../../tests/support/scheduler/small-events';
import { TimetableLimitError } from './limits';
import { planTimetable } from './plan-timetable';
import { explainDraft } from './reasons';
import { TimetableCancelledError } from './search';
import type { TimetableInput, WishInput } from './timetable.types';
import { whatWouldHelp } from './what-would-help';

const wish = (from: number, to: number, kind: WishInput['kind'] = 'MUST'): WishInput => ({
  from,
  target: 'PERSON',
  to,
  kind,
});

const summary = async (input: TimetableInput) => {
  const { measures, bound, meetings } = await planTimetable(input);
  const { must, like, promisedMissing, withoutMeeting, idle } = measures;
  return { must, like, promisedMissing, withoutMeeting, idle, bound: bound?.must, meetings: meetings.length };
};

describe('events with a known optimum', () => {
  it('all six pairs of four people meet in three times at two pods', async () => {
    const all = [0, 1, 2, 3].flatMap((from) =>
      [0, 1, 2, 3].filter((to) => to > from).map((to) => wish(from, to)),
    );
    expect(await summary(plainEvent({ people: 4, pods: 2, times: 3 }, { wishes: all }))).toEqual({
      must: 6,
      like: 0,
      promisedMissing: 0,
      withoutMeeting: 0,
      idle: 0,
      bound: 6,
      meetings: 6,
    });
  });

  it.each([
    ['PROMISES_FIRST', 0, 1],
    ['WISHES_FIRST', 2, 3],
  ] as const)('the only free pod goes to the promise or to the wish: %s', async (order, one, other) => {
    const input = plainEvent({ people: 6, pods: 1, times: 2 });
    const { meetings } = await planTimetable({
      ...input,
      people: input.people.with(0, somebody(2, { min: 1 })),
      pods: [{ ...input.pods[0]!, blocked: Uint8Array.of(0, 1) }],
      matches: [[0, 1]],
      wishes: [wish(2, 3), wish(3, 2)],
      fixed: [
        { one: 2, other: 4, time: 1, pod: null },
        { one: 3, other: 5, time: 1, pod: null },
      ],
      settings: { ...input.settings, order },
    });
    expect(meetings).toEqual([{ one, other, time: 0, pod: 0, change: 'ADDED' }]);
  });

  it('what is held at times and pods that are closed takes no room from the others', async () => {
    const input = plainEvent({ people: 8, pods: 3, times: 2 });
    const open = Uint8Array.of(0, 1);
    expect(
      await summary({
        ...input,
        people: input.people.map(() => somebody(2, { open })),
        // The first time is over; at the second one a meeting stands at a pod that was closed since.
        pods: input.pods.map((pod, index) => ({
          ...pod,
          blocked: index === 2 ? Uint8Array.of(1, 1) : Uint8Array.of(1, 0),
        })),
        wishes: [wish(0, 1), wish(2, 3)],
        fixed: [
          { one: 4, other: 5, time: 0, pod: 0 },
          { one: 6, other: 7, time: 0, pod: 1 },
          { one: 4, other: 6, time: 1, pod: 2 },
        ],
      }),
    ).toMatchObject({ must: 2, bound: 2, meetings: 2 });
  });

  it('a company is met once, by the representative who has time', async () => {
    const late = somebody(2, { company: 7, open: Uint8Array.of(0, 1) });
    const full = somebody(2, { company: 7, max: 0 });
    const people = [somebody(2, { open: Uint8Array.of(0, 1) }), full, late];
    const company: WishInput = { from: 0, target: 'COMPANY', to: 7, kind: 'MUST' };
    const { meetings, bound } = await planTimetable(
      plainEvent({ people: 3, pods: 1, times: 2 }, { people, wishes: [company] }),
    );
    expect(meetings).toEqual([{ one: 0, other: 2, time: 1, pod: 0, change: 'ADDED' }]);
    expect(bound).toMatchObject({ must: 1, withoutMeeting: 0 });
  });
});

describe('a run', () => {
  const wishes = [wish(0, 1), wish(2, 3)];

  it('says what was kept, moved, added and dropped', async () => {
    const people = [
      somebody(2),
      somebody(2),
      somebody(2, { open: Uint8Array.of(0, 1) }),
      somebody(2),
      somebody(2),
    ];
    const published = [
      { one: 0, other: 1, time: 0, pod: 0 },
      { one: 2, other: 3, time: 0, pod: 1 },
      { one: 3, other: 4, time: 1, pod: 1 },
    ];
    const input = plainEvent(
      { people: 5, pods: 2, times: 2 },
      { people, published, wishes: [...wishes, wish(1, 4), wish(3, 4, 'NO')] },
    );
    const settings = { ...input.settings, basis: 'PUBLISHED' } as const;
    const { meetings } = await planTimetable({ ...input, settings });
    expect(meetings.toSorted((one, other) => one.one - other.one)).toEqual([
      { one: 0, other: 1, time: 0, pod: 0, change: 'KEPT' },
      { one: 1, other: 4, time: 1, pod: 1, change: 'ADDED' },
      { one: 2, other: 3, time: 1, pod: 0, change: 'MOVED', before: { time: 0, pod: 1 } },
      { one: 3, other: 4, time: 1, pod: 1, change: 'DROPPED' },
    ]);
  });

  it('reports its progress and can be cancelled', async () => {
    const shares: number[] = [];
    const input = plainEvent({ people: 4, pods: 2, times: 3 }, { wishes });
    await planTimetable(input, { onProgress: (share) => shares.push(share) });
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    await expect(planTimetable(input, { isCancelled: () => true })).rejects.toThrow(TimetableCancelledError);
  });

  it('goes on without a bound where the linear program takes too long', async () => {
    const input = plainEvent({ people: 4, pods: 2, times: 3 }, { wishes });
    const { bound, measures } = await planTimetable({
      ...input,
      settings: { ...input.settings, boundSeconds: 0 },
    });
    expect([bound, measures.must]).toEqual([null, 2]);
  });

  it.each([
    ['people', 4_000, plainEvent({ people: 4_001, pods: 1, times: 1 })],
    ['times', 80, plainEvent({ people: 2, pods: 1, times: 81 })],
  ] as const)('refuses too many %s', async (limit, max, input) => {
    await expect(planTimetable(input)).rejects.toMatchObject(new TimetableLimitError(limit, max + 1, max));
  });
});

describe('the reasons', () => {
  it('name what keeps each wish from a meeting, and what would help', async () => {
    const people = [
      somebody(1),
      somebody(1),
      somebody(1),
      somebody(1),
      somebody(1, { max: 0 }),
      somebody(1, { open: Uint8Array.of(0) }),
      somebody(1, { min: 1, max: 1 }),
    ];
    const input = plainEvent(
      { people: 7, pods: 1, times: 1 },
      {
        people,
        wishes: [
          wish(0, 1),
          wish(1, 0),
          wish(2, 3),
          wish(2, 4),
          wish(2, 5),
          wish(6, 3),
          wish(3, 6, 'NO'),
          wish(2, 0),
        ],
      },
    );
    const { meetings } = await planTimetable(input);
    const { wishes, people: below } = explainDraft(input, meetings);
    expect(wishes.map(({ wish: { from, to }, reason }) => [from, to, reason])).toEqual([
      [2, 3, 'NO_POD'],
      [2, 4, 'THEY_ARE_FULL'],
      [2, 5, 'NO_COMMON_TIME'],
      [6, 3, 'NO_THANKS'],
      [2, 0, 'THEY_ARE_FULL'],
    ]);
    expect(below).toEqual([
      { person: 2, target: 1, got: 0, reasons: { NO_POD: 1, THEY_ARE_FULL: 2, NO_COMMON_TIME: 1 } },
      { person: 6, target: 1, got: 0, reasons: { NO_THANKS: 1 } },
    ]);
    const helped = await whatWouldHelp(input, [{}, { pods: 1 }, { times: 1 }]);
    expect(helped.map((bound) => bound?.must)).toEqual([2, 3, 3]);
  });
});
