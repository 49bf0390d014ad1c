import { expect, test } from 'vitest';
import { keptAtMost, kindOf, nameOf, newTarget, withTarget, type Target } from './targets';

const target = (id: string, of: Partial<Target>): Target => ({
  id,
  attendeeId: null,
  companyId: null,
  groupId: null,
  minimum: 4,
  maximum: null,
  perDay: null,
  priority: 1,
  attendee: null,
  company: null,
  ...of,
});
const buyers = target('t1', { groupId: 'g1' });
const person = target('t2', {
  attendeeId: 'a1',
  attendee: { id: 'a1', firstName: 'Sara', lastName: 'Qureshi' },
});

test('a target is named after its person, company or group', () => {
  const groups = [{ id: 'g1', name: 'Buyers' }];
  expect([buyers, person].map((one) => [kindOf(one), nameOf(one, groups)])).toEqual([
    ['groupId', 'Buyers'],
    ['attendeeId', 'Sara Qureshi'],
  ]);
  expect(nameOf(buyers, [])).toBeNull();
});

test('an added target comes last, a changed one stays in its place', () => {
  const subject = { value: 'c1', label: 'Acme' };
  const added = withTarget([buyers], { ...newTarget, kind: 'companyId', subject, minimum: 2 }, null);
  expect(added.map(({ groupId, companyId, minimum }) => [groupId, companyId, minimum])).toEqual([
    ['g1', null, 4],
    [undefined, 'c1', 2],
  ]);
  const group = { value: 'g1', label: 'Buyers' };
  const changed = withTarget([buyers, person], { ...newTarget, subject: group, maximum: 9 }, buyers);
  expect(changed.map(({ maximum }) => maximum)).toEqual([9, null]);
});

test.each([
  [{ places: 10, promised: 20 }, null],
  [{ places: 10, promised: 21 }, 20],
])('a meeting keeps a promise of each person: %o', (capacity, most) => {
  expect(keptAtMost(capacity)).toBe(most);
});
