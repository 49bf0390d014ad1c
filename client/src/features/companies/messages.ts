import { counted } from '../../lib/bidi';
import type { CompanyKind } from '../../generated/graphql';
import { plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

/** `count` says how many there are. */
const kinds = {
  IT_EXPORTER: {
    title: 'Top IT Exporters',
    count: (total) => plural(total, 'company', 'companies'),
    filter: 'Filter IT exporters',
    searchHint: 'Search IT exporters',
    back: 'All IT exporters',
    description: 'Companies that sell IT services abroad.',
    emptyText: 'IT exporters appear here as soon as the organiser has added them.',
  },
  EXHIBITOR: {
    title: 'Exhibitors',
    count: (total) => plural(total, 'exhibitor'),
    filter: 'Filter exhibitors',
    searchHint: 'Search exhibitors',
    back: 'All exhibitors',
    description: 'Companies presenting their products and services.',
    emptyText: 'Exhibitors appear here as soon as the organiser has added them.',
  },
  STARTUP: {
    title: 'Startups',
    count: (total) => plural(total, 'startup'),
    filter: 'Filter startups',
    searchHint: 'Search startups',
    back: 'All startups',
    description: 'Young companies looking for partners and investors.',
    emptyText: 'Startups appear here as soon as the organiser has added them.',
  },
  SPONSOR: {
    title: 'Sponsors',
    count: (total) => plural(total, 'sponsor'),
    filter: 'Filter sponsors',
    searchHint: 'Search sponsors',
    back: 'All sponsors',
    description: 'Companies that make this event possible.',
    emptyText: 'Sponsors appear here as soon as the organiser has added them.',
  },
} satisfies Record<CompanyKind, Record<string, string | ((total: number) => string)>>;

/** Every text of the companies feature. */
export const messages = catalogue('companies', {
  kinds,
  search: 'Search by name or tagline',
  country: 'Country',
  sector: 'Sector',
  any: 'Any',
  sorts: { MATCH: 'Best match', NAME: 'Name' },
  loadFailed: 'The companies could not be loaded',
  moreFailed: 'More companies could not be loaded',
  emptyTitle: 'No companies yet',
  noMatchTitle: 'No company matches',
  noMatchText: 'Try fewer filters or another spelling.',
  clearFilters: 'Clear all',
  favourites: {
    show: 'My favourites',
    title: 'Your favourite companies',
    count: (total: number) => plural(total, 'favourite'),
    emptyTitle: 'No favourites yet',
    emptyText: 'Tap the star of a company to find it here again. Only you see your favourites.',
    showAll: 'Show all companies',
  },
  detail: {
    loadFailed: 'This company could not be loaded',
    missing: 'This company is not at this event',
    missingText: 'The link may be old, or the company was removed.',
    about: 'About',
    noAbout: 'No description yet.',
    team: 'Team',
    products: 'Products',
    teamText: 'Send a message or request a meeting.',
    teamMore: (shown: number, all: number) => `Showing ${shown} of ${all} people.`,
    noTeam: 'No one from this company has joined yet',
    noTeamText: 'Team members appear here as soon as they complete their profiles.',
    meetCompany: 'Meet the company',
    over: { message: 'This event is over.', help: 'Meetings can be asked for until an event ends.' },
    meetTeam: (count: number) => counted(count, { one: 'Meet them', other: 'Meet the team' }),
    sessions: 'Sessions',
    where: 'Where to find them',
    pod: (name: string) => `Pod ${name}`,
    contact: 'Contact',
    website: 'Website',
    email: 'E-mail',
    phone: 'Phone',
    sectors: 'Sectors',
    sharedSector: 'in common with you',
    tier: (tier: string) => `${tier} sponsor`,
  },
} as const);
