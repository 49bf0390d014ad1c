import { Role } from '../core/auth/roles';
import { demoLogins } from './demo-logins';
import type { CastMember, StaffMember } from './event-options.types';

const STAFF: Record<string, Pick<StaffMember, 'displayName' | 'look'>> = {
  ADMIN: { displayName: 'Amina Rahman', look: 'woman' },
  SUPERVISOR: { displayName: 'Samuel Okoye', look: 'man' },
  MANAGER: { displayName: 'Marta Keller', look: 'woman' },
  EXECUTIVE: { displayName: 'Edward Lin', look: 'man' },
};

/** The four staff logins. */
export function demoStaff(passwordHash: string): StaffMember[] {
  return demoLogins
    .filter(({ role }) => role !== Role.ATTENDEE)
    .map(({ email, role }) => ({
      email,
      role,
      ...(STAFF[role] ?? { displayName: role, look: 'man' }),
      passwordHash,
    }));
}

const CAST: readonly Omit<CastMember, 'passwordHash'>[] = [
  {
    email: 'attendee@demo.podium.test',
    firstName: 'Sara',
    lastName: 'Qureshi',
    jobTitle: 'Founder and CEO',
    organization: 'Rihla Pay',
    introduction:
      'I started {org} to make sending money home cost almost nothing. Forty thousand families in Pakistan and the Emirates use us every month, and we are two licences away from the next three countries. I am looking for seed capital and a first bank partner, and I gladly share what we learned about building trust with people who never had an account.',
    country: 'PK',
    look: 'woman',
    category: 'ATTENDEE',
    status: 'CONFIRMED',
    cluster: 'fintech',
    topics: ['Fintech', 'Digital payments', 'Artificial intelligence'],
    seek: ['Seed capital', 'Market entry support', 'Pilot projects'],
    offer: ['Investment opportunities', 'Payment solutions'],
    conversations: 6,
    meetings: 5,
  },
  {
    email: 'investor@demo.podium.test',
    firstName: 'Daniel',
    lastName: 'Weber',
    jobTitle: 'Managing Partner',
    organization: 'Kestrel Ventures',
    introduction:
      'I back founders in payments and lending early, and stay for the hard years. First tickets from 250,000 to 2 million dollars, decisions within three weeks. Before {org} I built a payments company in Berlin and sold it, so I know both sides of the table. Show me what your customers say; the deck can wait.',
    country: 'DE',
    look: 'man',
    category: 'INVESTOR',
    status: 'CONFIRMED',
    cluster: 'fintech',
    topics: ['Fintech', 'Digital payments', 'E-commerce'],
    seek: ['Investment opportunities', 'Joint ventures'],
    offer: ['Seed capital', 'Growth capital', 'Market entry support'],
    conversations: 7,
    meetings: 6,
  },
  {
    email: 'speaker@demo.podium.test',
    firstName: 'Nadia',
    lastName: 'Haddad',
    jobTitle: 'Research Director',
    organization: 'Amman Institute of Technology',
    introduction:
      'My group at {org} teaches machines to read and speak Arabic as people really use it. I speak about data for languages that were left out, and about models small enough for a school computer. Looking for partners with real users and honest questions.',
    country: 'JO',
    look: 'woman',
    category: 'SPEAKER',
    status: 'CONFIRMED',
    cluster: 'ai',
    topics: ['Artificial intelligence', 'Data platforms', 'Education technology'],
    seek: ['Research partnerships', 'Data partnerships', 'Pilot projects'],
    offer: ['AI and data science', 'Speaking opportunities', 'Mentoring'],
    conversations: 5,
    meetings: 4,
  },
  {
    email: 'exhibitor@demo.podium.test',
    firstName: 'Bilal',
    lastName: 'Ahmed',
    jobTitle: 'Head of Partnerships',
    organization: '',
    introduction:
      'I look after partners at {org}. Come to our pod for a live demonstration, bring a hard question, and leave with a plan for the first month. I am here for distribution partners in the Gulf and for two pilot customers who like to be first.',
    country: 'AE',
    look: 'man',
    category: 'ATTENDEE',
    status: 'CONFIRMED',
    cluster: 'software',
    topics: ['Enterprise software', 'Automation', 'Cloud computing'],
    seek: ['Distribution partners', 'Enterprise contracts', 'Pilot projects'],
    offer: ['Software development', 'Systems integration', 'Cloud and DevOps'],
    companyKind: 'EXHIBITOR',
    conversations: 5,
    meetings: 6,
  },
  {
    email: 'invited@demo.podium.test',
    firstName: 'Ingrid',
    lastName: 'Lindqvist',
    jobTitle: 'Chief Digital Officer',
    organization: 'Nordic Grid',
    introduction: '',
    country: 'SE',
    look: 'woman',
    category: 'ATTENDEE',
    status: 'INVITED',
    cluster: 'climate',
    topics: [],
    seek: [],
    offer: [],
    conversations: 0,
    meetings: 0,
  },
];

/** The five attendee logins with their profiles in the demo event. */
export function demoCast(passwordHash: string): CastMember[] {
  return CAST.map((member) => ({ ...member, passwordHash }));
}
