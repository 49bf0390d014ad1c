import { describe, expect, it } from 'vitest';
import { leadingMeeting } from './leading-meeting';

const now = new Date('2026-11-21T12:00:00Z');

const meeting = (
  id: string,
  status: 'PENDING' | 'ACTIVE' | 'REJECTED',
  startsAt: string,
  rest: { asked?: boolean; proposed?: boolean } = {},
) => ({
  id,
  status,
  startsAt,
  endsAt: startsAt,
  viewerAs: rest.asked ? ('RECEIVER' as const) : ('SENDER' as const),
  viewerCanRespond: rest.asked ?? false,
  viewerCanRespondToProposal: rest.proposed ?? false,
});

const asked = meeting('asked', 'PENDING', '2026-11-23T10:00:00Z', { asked: true });
const agreed = meeting('agreed', 'ACTIVE', '2026-11-22T10:00:00Z');
const waiting = meeting('waiting', 'PENDING', '2026-11-21T15:00:00Z');
const held = meeting('held', 'ACTIVE', '2026-11-20T10:00:00Z');
const rejected = meeting('rejected', 'REJECTED', '2026-11-19T10:00:00Z');

describe('leadingMeeting', () => {
  it('puts what needs an answer first, then what is agreed on, what waits, and what is over', () => {
    const order = [asked, agreed, waiting, held, rejected];
    const led = order.map((_, index) => leadingMeeting(order.slice(index).reverse(), now)?.id);
    expect(led).toEqual(['asked', 'agreed', 'waiting', 'held', 'rejected']);
  });

  it('counts a proposed time that waits for the viewer as something to answer', () => {
    const proposed = meeting('proposed', 'ACTIVE', '2026-11-23T10:00:00Z', { proposed: true });
    expect(leadingMeeting([agreed, proposed], now)?.id).toBe('proposed');
  });

  it('takes the soonest of several to come, and the latest of several that are over', () => {
    const later = meeting('later', 'ACTIVE', '2026-11-23T10:00:00Z');
    const earlier = meeting('earlier', 'ACTIVE', '2026-11-18T10:00:00Z');
    expect([leadingMeeting([later, agreed], now)?.id, leadingMeeting([earlier, held], now)?.id]).toEqual([
      'agreed',
      'held',
    ]);
  });

  it('knows nothing of people who never met', () => {
    expect(leadingMeeting([], now)).toBeNull();
  });
});
