import { expect, test } from 'vitest';
import { groupByPerson } from './notification-groups';

const item = (id: string, personId: string | null, meetingId: string | null = null) => ({
  id,
  meetingId,
  person: personId ? { id: personId } : null,
});

test('what a person did stands together, where the latest of it stands, and a meeting is answered once', () => {
  const groups = groupByPerson([
    item('n5', 'ada', 'm1'),
    item('n4', null),
    item('n3', 'bo', 'm2'),
    item('n2', 'ada', 'm1'),
    item('n1', 'ada', 'm3'),
  ]);
  expect(
    groups.map(({ key, items }) => [key, ...items.map(({ item: { id }, leads }) => (leads ? `${id}!` : id))]),
  ).toEqual([
    ['ada', 'n5!', 'n2', 'n1!'],
    ['n4', 'n4'],
    ['bo', 'n3!'],
  ]);
});
