import { expect, it } from 'vitest';
import { roleChange } from './role-change';

it('tells a rise from a fall, and from a role that may do the same', () => {
  expect(roleChange('ATTENDEE', 'EXECUTIVE')).toBe('rise');
  expect(roleChange('MANAGER', 'ADMIN')).toBe('rise');
  expect(roleChange('ADMIN', 'MANAGER')).toBe('fall');
  expect(roleChange('SUPERVISOR', 'MANAGER')).toBe('same');
});
