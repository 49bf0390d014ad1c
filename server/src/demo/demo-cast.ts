import { Role } from '../core/auth/roles';
import { DEMO_PEOPLE } from './content';
import { DEMO_AGENCY_EMAIL, demoLogins } from './demo-logins';
import type { CastMember, StaffMember } from './event-options.types';

/** The five staff logins. */
export function demoStaff(passwordHash: string): StaffMember[] {
  return demoLogins
    .filter(({ role }) => role !== Role.ATTENDEE)
    .map(({ email, role }) => ({
      email,
      role,
      ...(DEMO_PEOPLE.staff[email === DEMO_AGENCY_EMAIL ? 'AGENCY' : role] ?? {
        displayName: role,
        look: 'man',
      }),
      passwordHash,
    }));
}

/** The five attendee logins with their profiles in the demo event. */
export function demoCast(passwordHash: string): CastMember[] {
  return DEMO_PEOPLE.cast.map((member) => ({ ...member, passwordHash }));
}
