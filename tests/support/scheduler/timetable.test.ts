import { describe, expect, it } from 'vitest';
import { planTimetable } from '../../../server/src/modules/scheduler/timetable/plan-timetable';
import type {
  DraftMeeting,
  TimetableInput,
} from '../../../server/src/modules/scheduler/timetable/timetable.types';
import { checkTimetable } from './check-timetable';
import { changePlanted } from './planted-event';
import { plainEvent, relabelled, smallEvent } from './small-events';

const EVENTS = Number(process.env.EVENTS ?? 500);
const indexes = Array.from({ length: EVENTS }, (_none, index) => index);

const places = (meetings: readonly DraftMeeting[]) =>
  meetings
    .filter(({ change }) => change !== 'DROPPED')
    .map(({ one, other, time, pod }) => ({ one, other, time, pod }));

describe('500 small random events', () => {
  it('are planned without a violation, within the bound, again after changes, and around locked meetings', async () => {
    const wrong: unknown[] = [];
    for (const index of indexes) {
      const input = smallEvent(index);
      const draft = await planTimetable(input);
      const { input: changed } = changePlanted(input, draft, String(index), 0.2);
      const again = await planTimetable(changed);
      const [locked] = places(draft.meetings);
      const around: TimetableInput = { ...input, fixed: locked ? [locked] : [] };
      const rest = await planTimetable(around);
      const found = [
        ...checkTimetable(input, draft),
        ...checkTimetable(changed, again),
        ...checkTimetable(around, rest),
        ...[draft, again, rest].filter(({ measures, bound }) => measures.value > bound!.value + 1e-6),
      ];
      if (found.length > 0) wrong.push([index, found]);
    }
    expect(wrong).toEqual([]);
  });

  it('stay as they are when nothing has changed', async () => {
    const changed: unknown[] = [];
    for (const index of indexes) {
      const input = smallEvent(index);
      const published = places((await planTimetable(input)).meetings);
      const settings = { ...input.settings, basis: 'PUBLISHED', seed: index + 1 } as const;
      const { meetings } = await planTimetable({ ...input, published, settings });
      const changes = meetings.filter(({ change }) => change !== 'KEPT');
      if (changes.length > 0) changed.push([index, changes]);
    }
    expect(changed).toEqual([]);
  });
});
