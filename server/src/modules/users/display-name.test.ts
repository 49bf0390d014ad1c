import { expect, it } from 'vitest';
import { displayNameOf } from './display-name';

it('joins both names, and keeps to what a user may be called', () => {
  expect(displayNameOf({ firstName: ' Ada ', lastName: 'King' })).toBe('Ada King');
  expect(displayNameOf({ firstName: 'x'.repeat(100), lastName: 'y'.repeat(100) })).toHaveLength(200);
});
