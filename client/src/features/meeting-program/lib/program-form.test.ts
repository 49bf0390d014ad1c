import { expect, test } from 'vitest';
import { inputOf, valuesOf, type Program } from './program-form';

const zone = 'Asia/Karachi';
const program: Program = {
  id: 'p1',
  wishesOpenAt: '2026-11-20T04:00:30.000Z',
  wishesCloseAt: null,
  takesWishes: false,
  order: 'WISHES_FIRST',
  mostInRow: 4,
  fillsByMatches: true,
  groupIds: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
};

test('times are on the clock of the event, and exact where they were not edited', () => {
  const values = valuesOf(program, zone);
  expect(values).toMatchObject({ wishesOpenAt: '2026-11-20T09:00', wishesCloseAt: '', groupIds: [] });
  expect(inputOf(values, zone, program)).toMatchObject({
    wishesOpenAt: program.wishesOpenAt,
    wishesCloseAt: null,
    groupIds: null,
  });
  const edited = { ...values, wishesCloseAt: '2026-11-21T18:00', groupIds: ['g1'] };
  expect(inputOf(edited, zone, program)).toMatchObject({
    wishesCloseAt: '2026-11-21T13:00:00.000Z',
    groupIds: ['g1'],
  });
});
