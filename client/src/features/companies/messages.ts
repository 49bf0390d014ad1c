import type { CompanyKind } from '../../generated/graphql';
import { plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

interface KindTexts {
  title: string;
  /** How many there are. */
  count: (total: number) => string;
  label: string;
  search: string;
  back: string;
  description: string;
  emptyText: string;
}

const kinds: Record<CompanyKind, KindTexts> = {
  IT_EXPORTER: {
    title: 'Top IT Exporters',
    count: (total) => plural(total, 'company', 'companies'),
    label: 'Filter IT exporters',
    search: 'Search IT exporters',
    back: 'All IT exporters',
    description: 'Companies that sell IT services across borders.',
    emptyText: 'IT exporters appear here as soon as the organiser has added them.',
  },
  EXHIBITOR: {
    title: 'Exhibitors',
    count: (total) => plural(total, 'exhibitor'),
    label: 'Filter exhibitors',
    search: 'Search exhibitors',
    back: 'All exhibitors',
    description: 'Companies that show their products and services here.',
    emptyText: 'Exhibitors appear here as soon as the organiser has added them.',
  },
  STARTUP: {
    title: 'Startups',
    count: (total) => plural(total, 'startup'),
    label: 'Filter startups',
    search: 'Search startups',
    back: 'All startups',
    description: 'Young companies that look for partners and investors.',
    emptyText: 'Startups appear here as soon as the organiser has added them.',
  },
  SPONSOR: {
    title: 'Sponsors',
    count: (total) => plural(total, 'sponsor'),
    label: 'Filter sponsors',
    search: 'Search sponsors',
    back: 'All sponsors',
    description: 'Companies that make this event possible.',
    emptyText: 'Sponsors appear here as soon as the organiser has added them.',
  },
};

/** Every text of the companies feature. */
export const messages = catalogue('companies', {
  kinds,
  searchLabel: 'Search by name or tagline',
  country: 'Country',
  sector: 'Sector',
  any: 'Any',
  sorts: { MATCH: 'Best match', NAME: 'Name' },
  loadFailed: 'The companies could not be loaded',
  moreFailed: 'More companies could not be loaded',
  showMore: 'Show more',
  emptyTitle: 'No companies yet',
  noMatchTitle: 'No company matches',
  noMatchText: 'Try fewer filters or another spelling.',
  clearFilters: 'Clear all',
  detail: {
    loadFailed: 'This company could not be loaded',
    missing: 'This company is not at this event',
    missingText: 'The link may be old, or the company was removed.',
    about: 'About',
    noAbout: 'This company has not described itself yet.',
    team: 'Team',
    teamText: 'Message them, or ask for a meeting.',
    teamMore: (shown: number, all: number) => `The first ${shown} of ${all} people.`,
    noTeam: 'Nobody of this company has joined yet',
    noTeamText: 'Its people appear here as soon as they complete their profile.',
    meetTeam: (count: number) => (count === 1 ? 'Meet them' : 'Meet the team'),
    sessions: 'Sessions',
    where: 'Where to find them',
    pod: (name: string) => `Pod ${name}`,
    contact: 'Contact',
    website: 'Website',
    email: 'E-mail',
    phone: 'Phone',
    sectors: 'Sectors',
    sharedSector: 'you follow it too',
    tier: (tier: string) => `${tier} sponsor`,
  },
} as const);
