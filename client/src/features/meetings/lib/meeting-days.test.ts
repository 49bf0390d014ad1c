import { describe, expect, it } from 'vitest';
import type { MeetingStatus } from '../../../generated/graphql';
import { meetingSections } from './meeting-days';

const zone = 'Asia/Karachi';
const now = new Date('2026-11-21T06:00:00Z');

interface Rest {
  status?: MeetingStatus;
  asked?: boolean;
  proposed?: boolean;
  tookPlace?: boolean;
}

const meeting = (id: string, startsAt: string, rest: Rest = {}) => ({
  id,
  startsAt,
  endsAt: startsAt,
  status: rest.asked ? ('PENDING' as const) : (rest.status ?? ('ACTIVE' as const)),
  viewerAs: 'RECEIVER' as const,
  viewerCanRespond: rest.asked ?? false,
  viewerCanRespondToProposal: rest.proposed ?? false,
  participants: [
    { as: 'SENDER' as const, tookPlace: null },
    { as: 'RECEIVER' as const, tookPlace: rest.tookPlace ?? null },
  ],
});

function outline(...meetings: ReturnType<typeof meeting>[]) {
  const { days, ...lists } = meetingSections(meetings, zone, now);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');
  return Object.fromEntries(
    [
      ...Object.entries(lists).map(([name, list]) => [name, ids(list)]),
      ...days.map(({ key, meetings: list }) => [key, ids(list)]),
    ].filter(([, list]) => list),
  );
}

describe('meetingSections', () => {
  it('leaves what was just answered where it was', () => {
    const rejected = meeting('rejected', '2026-11-21T09:00:00Z', { status: 'REJECTED' });
    const sections = meetingSections([rejected], zone, now, ['rejected']);
    expect([sections.toAnswer, sections.closed]).toEqual([[rejected], []]);
  });

  it("counts days on the event's calendar, not the viewer's", () => {
    expect(outline(meeting('a', '2026-11-21T18:59:00Z'), meeting('b', '2026-11-21T19:00:00Z'))).toEqual({
      '2026-11-21': 'a',
      '2026-11-22': 'b',
    });
  });

  it('puts requests and proposed times that wait for me first, whatever their day', () => {
    expect(
      outline(
        meeting('today', '2026-11-21T08:00:00Z'),
        meeting('later', '2026-11-23T09:00:00Z', { asked: true }),
        meeting('moved', '2026-11-24T09:00:00Z', { proposed: true }),
        meeting('sooner', '2026-11-22T09:00:00Z', { asked: true }),
      ),
    ).toEqual({ toAnswer: 'sooner later moved', '2026-11-21': 'today' });
  });

  it('sorts the days ahead, and keeps what is over and what is closed apart, the latest first', () => {
    expect(
      outline(
        meeting('d', '2026-11-21T10:00:00Z'),
        meeting('c', '2026-11-21T08:00:00Z', { status: 'PENDING' }),
        meeting('a', '2026-11-19T08:00:00Z', { tookPlace: true }),
        meeting('b', '2026-11-20T08:00:00Z', { tookPlace: false }),
        meeting('ask', '2026-11-20T09:00:00Z'),
        meeting('no', '2026-11-22T08:00:00Z', { status: 'REJECTED' }),
        meeting('old', '2026-11-18T08:00:00Z', { status: 'REJECTED' }),
      ),
    ).toEqual({ '2026-11-21': 'c d', toConfirm: 'ask', past: 'b a', closed: 'no old' });
  });
});
