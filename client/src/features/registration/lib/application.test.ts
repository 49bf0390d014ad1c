import { expect, test } from 'vitest';
import { actsIn, applicantStages, canChange, isApplicant, joinActOf, offerStateOf } from './application';

test('the page of the application stands for those who applied, not for the invited and those who take part', () => {
  expect(['INVITED', 'CONFIRMED', undefined].map((stage) => isApplicant(stage as never))).toEqual([
    false,
    false,
    false,
  ]);
  expect(applicantStages.every(isApplicant)).toBe(true);
});

test('only those who wait for a decision, or come back, change their profile', () => {
  expect(applicantStages.filter(canChange)).toEqual(['APPLIED', 'WITHDRAWN']);
  expect([...actsIn.OFFERED, ...actsIn.DECLINED]).toEqual([]);
});

test('an offer is open until its deadline, unless it was answered before', () => {
  const endsAt = '2027-05-03T12:00:00.000Z';
  const open = { isOpen: true, isExpired: false, endsAt, stage: 'OFFERED' } as const;
  const closed = { isOpen: false, isExpired: false, endsAt: null } as const;
  const [before, after] = [new Date('2027-05-03T11:59:59Z'), new Date(endsAt)];
  expect([
    offerStateOf(open, before),
    offerStateOf(open, after),
    offerStateOf({ ...closed, stage: 'WITHDRAWN', isExpired: true }, before),
    offerStateOf({ ...closed, stage: 'WAITLISTED', isExpired: true }, before),
    offerStateOf({ ...closed, stage: 'WITHDRAWN' }, before),
    offerStateOf({ ...closed, stage: 'DECLINED' }, before),
    offerStateOf({ ...closed, stage: 'CONFIRMED' }, after),
  ]).toEqual(['open', 'expired', 'expired', 'expired', 'letGo', 'over', 'accepted']);
});

test('joining is called by what it leads to', () => {
  expect((['CONFIRMED', 'APPLIED', 'WAITLISTED'] as const).map(joinActOf)).toEqual(['join', 'apply', 'wait']);
});
