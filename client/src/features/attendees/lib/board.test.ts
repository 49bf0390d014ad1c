import { describe, expect, test } from 'vitest';
import { boardStages, countsOf, decisionsIn, hasBoard, undoableOf } from './board';

const nobody = countsOf([]);

describe('the board of applications', () => {
  test('has a count of every stage, also of those without any people', () => {
    expect(countsOf([{ stage: 'APPLIED', count: 12 }])).toEqual({ ...nobody, APPLIED: 12 });
    expect(Object.keys(countsOf(undefined))).toEqual([...boardStages]);
  });

  test('stands in the menu where people apply, wait, or places are counted', () => {
    const open = { registration: 'OPEN', capacity: null };
    expect([
      hasBoard(open, [], countsOf([{ stage: 'CONFIRMED', count: 300 }])),
      hasBoard({ registration: 'APPROVAL', capacity: null }, [], nobody),
      hasBoard({ registration: 'OPEN', capacity: 50 }, [], nobody),
      hasBoard(open, [{ capacity: null }, { capacity: 10 }], nobody),
      hasBoard(open, [{ capacity: null }], countsOf([{ stage: 'WAITLISTED', count: 1 }])),
    ]).toEqual([false, true, true, true, true]);
  });

  test('approves those who applied or were declined, and takes nobody out who is in', () => {
    expect(boardStages.filter((stage) => decisionsIn[stage].includes('APPROVE'))).toEqual([
      'APPLIED',
      'DECLINED',
    ]);
    expect(decisionsIn.CONFIRMED).toEqual([]);
  });

  test('takes a decision back until its time has come', () => {
    const application = {
      since: '',
      position: null,
      fullGroup: null,
      offerEndsAt: null,
      reason: null,
      undoUntil: '2027-05-03T12:10:00Z',
      decisionId: 'd1',
    };
    const at = (time: string) => undoableOf({ application }, new Date(`2027-05-03T${time}Z`));
    expect([at('12:09:59'), at('12:10:00')]).toEqual(['d1', null]);
    expect(undoableOf({ application: null }, new Date())).toBeNull();
  });
});
