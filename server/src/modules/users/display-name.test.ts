import { expect, it } from 'vitest';
import { displayNameOf, fullName, namesOf } from './display-name';

it('joins both names, and keeps to what a user may be called', () => {
  expect(displayNameOf({ firstName: ' Ada ', lastName: 'King' })).toBe('Ada King');
  expect(displayNameOf({ firstName: 'x'.repeat(100), lastName: 'y'.repeat(100) })).toHaveLength(200);
});

it.each([
  [{ firstName: 'Suharto', lastName: ' ' }, 'Suharto'],
  [{ firstName: '', lastName: 'Madonna' }, 'Madonna'],
])('keeps one name of %j as the first', (names, expected) => {
  expect(namesOf(names)).toEqual({ firstName: expected, lastName: '' });
  expect(fullName(names)).toBe(expected);
});
