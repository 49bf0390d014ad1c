import { expect, test } from 'vitest';
import { itemsOf, type PodDay } from './pod-items';

const block = (id: string, startsAt: string, endsAt: string) => ({
  meeting: null,
  activity: { id, title: id, startsAt, endsAt, pod: { id: 'oak' } },
});
const keysOn = (date: string) => {
  const podActivities = [
    block('ends at midnight', '2026-11-21T17:00:00.000Z', '2026-11-21T19:00:00.000Z'),
    block('begins at midnight', '2026-11-21T19:00:00.000Z', '2026-11-21T20:00:00.000Z'),
    block('lasts beyond midnight', '2026-11-21T18:00:00.000Z', '2026-11-21T20:00:00.000Z'),
  ];
  const day = { pods: [{ id: 'oak', name: 'Oak' }], podActivities, date } as unknown as PodDay;
  return itemsOf(day, 'Asia/Karachi').map(({ key }) => key);
};

test('a day at the pods has what lasts into it, and not what ends as it begins', () => {
  expect(keysOn('2026-11-21')).toEqual(['ends at midnight', 'lasts beyond midnight']);
  expect(keysOn('2026-11-22')).toEqual(['lasts beyond midnight', 'begins at midnight']);
});
