import { describe, expect, it } from 'vitest';
import { closedNote, meetingLabel } from './meeting-label';

describe('meetingLabel', () => {
  it('tells the sender whether they wait, are confirmed or rejected', () => {
    expect(
      (['PENDING', 'ACTIVE', 'REJECTED'] as const).map((status) => meetingLabel(status, 'SENDER')),
    ).toEqual(['Waiting...', 'Confirmed', 'Rejected']);
  });

  it('leaves the receiver of a pending request to the buttons', () => {
    expect(
      (['PENDING', 'ACTIVE', 'REJECTED'] as const).map((status) => meetingLabel(status, 'RECEIVER')),
    ).toEqual([null, 'Confirmed', 'Rejected']);
  });
});

describe('closedNote', () => {
  it('explains every ending but a plain no', () => {
    expect(
      (['CANCELLED', 'EXPIRED', 'REMOVED', 'DECLINED', null] as const).map((closedReason) =>
        closedNote({ closedReason, other: {} }),
      ),
    ).toEqual(['Cancelled', 'Expired without an answer', 'Removed by the organisers', null, null]);
  });

  it('does not blame the organisers for somebody who has left', () => {
    expect(closedNote({ closedReason: 'REMOVED', other: null })).toBe('The other person has left the event');
  });
});
