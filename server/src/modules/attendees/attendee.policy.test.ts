import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Role } from '../../core/auth/roles';
import { AttendeeStatus } from './attendee.entity';
import { attendeePolicy } from './attendee.policy';

const viewer = (role: Role, userId = 'viewer') => ({ userId, role, sessionId: 'session' });
const profile = (profileStatus: AttendeeStatus, userId = 'other') => ({ userId, profileStatus });
const { CONFIRMED, INVITED, REMOVED } = AttendeeStatus;

describe('the policy of attendees', () => {
  it.each(Object.values(Role))('lets %s read the private part of others: staff only', (role) => {
    expect(attendeePolicy.readPrivate(viewer(role), profile(CONFIRMED))).toBe(role !== Role.ATTENDEE);
  });

  it.each(Object.values(Role))('lets %s see the invited: staff only', (role) => {
    expect(attendeePolicy.read(viewer(role), profile(INVITED))).toBe(role !== Role.ATTENDEE);
    expect(attendeePolicy.read(viewer(role), profile(CONFIRMED))).toBe(true);
  });

  it.each(Object.values(Role))('lets %s write and ask: attendees only', (role) => {
    const may = role === Role.ATTENDEE;
    expect(attendeePolicy.message(viewer(role), profile(CONFIRMED))).toBe(may);
    expect(attendeePolicy.requestMeeting(viewer(role), profile(CONFIRMED))).toBe(may);
  });

  it.each(Object.values(Role))('lets not even %s see the removed', (role) => {
    expect(attendeePolicy.read(viewer(role), { userId: null, profileStatus: REMOVED })).toBe(false);
  });

  it('lets nobody write to oneself or to the invited', () => {
    const me = viewer(Role.ATTENDEE);
    expect(attendeePolicy.message(me, profile(CONFIRMED, me.userId))).toBe(false);
    expect(attendeePolicy.message(me, profile(INVITED))).toBe(false);
  });

  it('lets everybody read all of their own profile, invited or not', () => {
    const me = viewer(Role.ATTENDEE);
    expect(attendeePolicy.readPrivate(me, profile(INVITED, me.userId))).toBe(true);
    expect(attendeePolicy.read(me, profile(INVITED, me.userId))).toBe(true);
  });

  it.each<[Role, object, boolean]>([
    [Role.ATTENDEE, {}, true],
    [Role.ATTENDEE, { status: null, checkedIn: null }, true],
    [Role.ATTENDEE, { status: CONFIRMED }, false],
    [Role.ATTENDEE, { checkedIn: false }, false],
    [Role.EXECUTIVE, { status: INVITED, checkedIn: true }, true],
  ])('lets %s filter by %o: %s', (role, filter, may) => {
    expect(attendeePolicy.filter(viewer(role), filter)).toBe(may);
  });
});
