import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { MeetingClosedReason, MeetingStatus } from './meeting.entity';
import {
  canTake,
  checkOpen,
  isAlreadyApplied,
  transition,
  type MeetingStep,
  type Outcome,
} from './meeting.status';
import { MeetingAction } from './meeting.types';

const standings: Record<string, Outcome> = {
  PENDING: { status: MeetingStatus.PENDING, closedReason: null },
  ACTIVE: { status: MeetingStatus.ACTIVE, closedReason: null },
  ...Object.fromEntries(
    Object.values(MeetingClosedReason).map((closedReason) => [
      closedReason,
      { status: MeetingStatus.REJECTED, closedReason },
    ]),
  ),
};

/** Where each step leads from each standing; what is not here is refused. */
const allowed: Record<string, string> = {
  'PENDING ACCEPT': 'ACTIVE',
  'PENDING REJECT': 'DECLINED',
  'PENDING CANCEL': 'CANCELLED',
  'ACTIVE CANCEL': 'CANCELLED',
  'PENDING REMOVE': 'REMOVED',
  'ACTIVE REMOVE': 'REMOVED',
};
const repeated = ['ACTIVE ACCEPT', 'DECLINED REJECT', 'CANCELLED CANCEL', 'REMOVED REMOVE'];

type Step = [from: string, action: MeetingStep];
const steps = Object.keys(standings).flatMap((from) =>
  [...Object.values(MeetingAction), 'REMOVE' as const].map((action): Step => [from, action]),
);
const isAllowed = ([from, action]: Step) => `${from} ${action}` in allowed;

describe('the steps of a meeting', () => {
  it('are looked at from every standing', () => {
    expect(steps).toHaveLength(24);
  });

  it.each(steps.filter(isAllowed))('from %s lead by %s where the table says', (from, action) => {
    const current = standings[from] as Outcome;
    expect(canTake(current.status, action)).toBe(true);
    expect(transition(current, action)).toEqual(standings[allowed[`${from} ${action}`] ?? '']);
  });

  it.each(steps.filter((step) => !isAllowed(step)))('from %s lead nowhere by %s', (from, action) => {
    const current = standings[from] as Outcome;
    expect(canTake(current.status, action)).toBe(false);
    const details = { reason: 'STATUS_CHANGED', from: current.status };
    expect(() => transition(current, action)).toThrow(
      expect.objectContaining({ code: 'CONFLICT', details: expect.objectContaining(details) as object }),
    );
  });

  it.each(steps)('from %s by %s have been taken already only where they led there', (from, action) => {
    expect(isAlreadyApplied(standings[from] as Outcome, action)).toBe(repeated.includes(`${from} ${action}`));
  });
});

it('only a meeting that is closed is not open', () => {
  const isOpen = (current: Outcome): boolean => {
    try {
      checkOpen(current);
      return true;
    } catch {
      return false;
    }
  };
  const open = Object.keys(standings).filter((name) => isOpen(standings[name] as Outcome));
  expect(open).toEqual(['PENDING', 'ACTIVE']);
});
