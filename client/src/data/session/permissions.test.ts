import { expect, test } from 'vitest';
import type { Role } from '../../generated/graphql';
import { can } from './permissions';

const roles: Role[] = ['ATTENDEE', 'ADMIN', 'SUPERVISOR', 'MANAGER', 'EXECUTIVE'];

test.each([
  ['takePart', ['ATTENDEE']],
  ['joinEvent', ['ATTENDEE']],
  ['createEvent', ['ADMIN', 'SUPERVISOR', 'MANAGER']],
  ['users', ['ADMIN', 'SUPERVISOR', 'MANAGER']],
  ['createPod', ['ADMIN', 'SUPERVISOR', 'MANAGER']],
  ['checkIn', ['ADMIN', 'SUPERVISOR', 'MANAGER']],
  ['attendeeReport', ['ADMIN', 'SUPERVISOR', 'MANAGER', 'EXECUTIVE']],
  ['eventStatistics', ['ADMIN', 'SUPERVISOR', 'MANAGER', 'EXECUTIVE']],
] as const)('%s is for %j', (action, allowed) => {
  expect(roles.filter((role) => can(role, action))).toEqual(allowed);
});

test('nobody signed in may do nothing', () => {
  expect(can(undefined, 'takePart')).toBe(false);
});
