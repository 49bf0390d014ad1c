import { describe, expect, it } from 'vitest';
import type { MeetingClosedReason, MeetingRole, MeetingStatus } from '../../../generated/graphql';
import { noticeFor } from './meeting-notice';

const text = (
  viewerAs: MeetingRole,
  status: MeetingStatus,
  closedReason: MeetingClosedReason | null = null,
) =>
  noticeFor({
    viewerAs,
    status,
    closedReason,
    viewerCanRespondToProposal: false,
    other: { firstName: 'Sara', lastName: 'Khan' },
  })?.text ?? null;

describe('noticeFor', () => {
  it('tells the receiver of a request and the sender of the answer', () => {
    expect([
      text('RECEIVER', 'PENDING'),
      text('SENDER', 'ACTIVE'),
      text('SENDER', 'REJECTED', 'DECLINED'),
    ]).toEqual([
      'Sara Khan would like to meet you',
      'Sara Khan accepted your meeting',
      'Sara Khan cannot meet you',
    ]);
  });

  it('does not tell people what they did themselves', () => {
    expect([
      text('SENDER', 'PENDING'),
      text('RECEIVER', 'ACTIVE'),
      text('RECEIVER', 'REJECTED', 'DECLINED'),
    ]).toEqual([null, null, null]);
  });

  it('tells both sides when a meeting falls through', () => {
    for (const side of ['SENDER', 'RECEIVER'] as const) {
      expect(
        (['CANCELLED', 'EXPIRED', 'REMOVED'] as const).map((reason) => text(side, 'REJECTED', reason)),
      ).toEqual([
        'Your meeting with Sara Khan was cancelled',
        'The request between you and Sara Khan expired',
        'The organisers removed your meeting with Sara Khan',
      ]);
    }
  });

  it('does not blame the organisers for somebody who has left', () => {
    expect(
      noticeFor({
        viewerAs: 'SENDER',
        status: 'REJECTED',
        closedReason: 'REMOVED',
        viewerCanRespondToProposal: false,
        other: null,
      })?.text,
    ).toBe('Your meeting was removed: the other person has left the event');
  });

  it('tells of a proposed time that waits for an answer', () => {
    const proposed = {
      viewerAs: 'SENDER' as const,
      status: 'ACTIVE' as const,
      closedReason: null,
      viewerCanRespondToProposal: true,
      other: { firstName: 'Sara', lastName: 'Khan' },
    };
    expect(noticeFor(proposed)).toEqual({
      kind: 'info',
      text: 'Sara Khan proposes another time for your meeting',
    });
  });
});
