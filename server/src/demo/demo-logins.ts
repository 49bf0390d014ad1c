import { newApiToken } from '../core/auth/api-scopes';
import { Role } from '../core/auth/roles';
import { hashToken } from '../core/auth/tokens';

/** One of the logins that a demo offers on its sign-in page. */
export interface DemoLogin {
  email: string;
  role: Role;
  label: string;
}

/** All of them share this password, which is public: it works only where the demo was seeded. */
export const DEMO_PASSWORD = 'podium-demo';

/** The API token of the demo event; as public as the password. */
export const DEMO_API_TOKEN = newApiToken(hashToken(DEMO_PASSWORD).toString('base64url'));

/** A manager of the demo event alone. */
export const DEMO_AGENCY_EMAIL = 'agency@demo.podium.test';

/** A startup's person who meets each kind of refusal. */
export const DEMO_REFUSED_EMAIL = 'startup@demo.podium.test';

/** An applicant on the waiting list of the event with approval. */
export const DEMO_WAITING_EMAIL = 'waiting@demo.podium.test';

const DEMO_ADMIN_EMAIL = 'admin@demo.podium.test';

export const demoLogins: readonly DemoLogin[] = [
  { email: 'attendee@demo.podium.test', role: Role.ATTENDEE, label: 'Attendee' },
  { email: 'investor@demo.podium.test', role: Role.ATTENDEE, label: 'Investor' },
  { email: 'speaker@demo.podium.test', role: Role.ATTENDEE, label: 'Speaker' },
  { email: 'exhibitor@demo.podium.test', role: Role.ATTENDEE, label: 'Exhibitor' },
  { email: DEMO_REFUSED_EMAIL, role: Role.ATTENDEE, label: 'Startup, often refused' },
  { email: 'invited@demo.podium.test', role: Role.ATTENDEE, label: 'Invited, not confirmed yet' },
  { email: DEMO_WAITING_EMAIL, role: Role.ATTENDEE, label: 'Applicant, on the waiting list' },
  { email: DEMO_ADMIN_EMAIL, role: Role.ADMIN, label: 'Administrator' },
  { email: 'supervisor@demo.podium.test', role: Role.SUPERVISOR, label: 'Supervisor' },
  { email: 'manager@demo.podium.test', role: Role.MANAGER, label: 'Manager' },
  { email: 'executive@demo.podium.test', role: Role.EXECUTIVE, label: 'Executive' },
  { email: DEMO_AGENCY_EMAIL, role: Role.MANAGER, label: 'Agency, one event' },
];
