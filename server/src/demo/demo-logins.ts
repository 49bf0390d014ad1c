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

const DEMO_ADMIN_EMAIL = 'admin@demo.podium.test';

export const demoLogins: readonly DemoLogin[] = [
  { email: 'attendee@demo.podium.test', role: Role.ATTENDEE, label: 'Attendee' },
  { email: 'investor@demo.podium.test', role: Role.ATTENDEE, label: 'Investor' },
  { email: 'speaker@demo.podium.test', role: Role.ATTENDEE, label: 'Speaker' },
  { email: 'exhibitor@demo.podium.test', role: Role.ATTENDEE, label: 'Exhibitor' },
  { email: 'invited@demo.podium.test', role: Role.ATTENDEE, label: 'Invited, not confirmed yet' },
  { email: DEMO_ADMIN_EMAIL, role: Role.ADMIN, label: 'Administrator' },
  { email: 'supervisor@demo.podium.test', role: Role.SUPERVISOR, label: 'Supervisor' },
  { email: 'manager@demo.podium.test', role: Role.MANAGER, label: 'Manager' },
  { email: 'executive@demo.podium.test', role: Role.EXECUTIVE, label: 'Executive' },
];
