import { describe, expect, it } from 'vitest';
import { groupMeetings } from './meeting-days';

const zone = 'Asia/Karachi';
const now = new Date('2026-11-21T06:00:00Z');

const meeting = (id: string, startsAt: string, rest: { waiting?: boolean } = {}) => ({
  id,
  startsAt,
  endsAt: startsAt,
  status: rest.waiting ? ('PENDING' as const) : ('ACTIVE' as const),
  viewerAs: 'RECEIVER' as const,
  viewerCanRespond: rest.waiting ?? false,
});

const outline = (...meetings: ReturnType<typeof meeting>[]) =>
  groupMeetings(meetings, zone, now).map((group) => [group.key, ...group.meetings.map(({ id }) => id)]);

describe('groupMeetings', () => {
  it("counts days on the event's calendar, not the viewer's", () => {
    expect(outline(meeting('a', '2026-11-21T18:59:00Z'), meeting('b', '2026-11-21T19:00:00Z'))).toEqual([
      ['2026-11-21', 'a'],
      ['2026-11-22', 'b'],
    ]);
  });

  it('puts what waits for me first, whatever its day', () => {
    expect(
      outline(
        meeting('today', '2026-11-21T08:00:00Z'),
        meeting('later', '2026-11-23T09:00:00Z', { waiting: true }),
        meeting('sooner', '2026-11-22T09:00:00Z', { waiting: true }),
      ),
    ).toEqual([
      ['answer', 'sooner', 'later'],
      ['2026-11-21', 'today'],
    ]);
  });

  it('sorts within a day and leaves past days to the end, the latest first', () => {
    expect(
      outline(
        meeting('d', '2026-11-21T10:00:00Z'),
        meeting('c', '2026-11-21T08:00:00Z'),
        meeting('a', '2026-11-19T08:00:00Z'),
        meeting('b', '2026-11-20T08:00:00Z'),
        meeting('e', '2026-11-22T08:00:00Z'),
      ),
    ).toEqual([
      ['2026-11-21', 'c', 'd'],
      ['2026-11-22', 'e'],
      ['2026-11-20', 'b'],
      ['2026-11-19', 'a'],
    ]);
  });

  it('does not ask for an answer that is no longer the viewer’s to give', () => {
    const closed = { ...meeting('x', '2026-11-21T08:00:00Z', { waiting: true }), viewerCanRespond: false };
    expect(outline(closed)).toEqual([['2026-11-21', 'x']]);
  });
});
