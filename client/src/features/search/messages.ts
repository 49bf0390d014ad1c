import { counted } from '../../lib/bidi';
import type { CompanyKind, SearchKind } from '../../generated/graphql';
import { plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

const kindNames: Record<CompanyKind, string> = {
  IT_EXPORTER: 'IT exporter',
  EXHIBITOR: 'exhibitor',
  STARTUP: 'startup',
  SPONSOR: 'sponsor',
};

const showing = (count: number): string => counted(count, { one: 'Show', other: 'Show all' });

const allOf = {
  INVESTOR: 'All investors',
  SPEAKER: 'All speakers',
  EXHIBITOR: 'All exhibitors',
  STARTUP: 'All startups',
  SPONSOR: 'All sponsors',
  IT_EXPORTER: 'All IT exporters',
};

/** Every text of the search over an event. */
export const messages = catalogue('search', {
  title: 'Search',
  label: 'Search this event',
  placeholder: 'Search people, companies, sessions and help',
  shortPlaceholder: 'Search this event',
  results: 'Search results',
  groups: {
    ATTENDEE: 'People',
    COMPANY: 'Companies',
    SESSION: 'Sessions',
    FAQ: 'Help',
    recent: 'Recent searches',
    tryThese: 'Try one of these',
    browse: 'Look around',
  } satisfies Record<SearchKind | 'recent' | 'tryThese' | 'browse', string>,
  clear: 'Clear the search',
  close: 'Close',
  clearRecent: 'Clear',
  hint: 'Find people, companies, sessions and answers by name, by topic or in a sentence: “investors in fintech”. Small typos are fine.',
  searching: 'Searching',
  count: (count: number) => plural(count, 'result'),
  nothing: (text: string) => `Nothing found for “${text}”`,
  nothingText: 'Try fewer words or another spelling, or go on from here.',
  similar: 'Similar',
  roles: {
    INVESTOR: 'Investor',
    SPEAKER: 'Speaker',
    EXHIBITOR: 'Exhibitor',
    STARTUP: 'Startup',
    SPONSOR: 'Sponsor',
    IT_EXPORTER: 'IT exporter',
  },
  related: (words: string) => `Related: ${words}`,
  interestedIn: (topics: string) => `Interested in ${topics}`,
  allPeople: (text: string) => `Search all attendees for “${text}”`,
  interestedPeople: (count: number, topic: string) =>
    `${showing(count)} ${plural(count, 'person', 'people')} interested in ${topic}`,
  allInterested: (role: 'INVESTOR' | 'SPEAKER', topic: string) => `${allOf[role]} interested in ${topic}`,
  companiesIn: (count: number, kind: CompanyKind, sector: string) =>
    `${showing(count)} ${plural(count, kindNames[kind])} in ${sector}`,
  sessionsOf: (count: number, track: string) => `${showing(count)} ${plural(count, 'session')} of ${track}`,
  people: (count: number) => plural(count, 'person', 'people'),
  companies: (count: number) => plural(count, 'company', 'companies'),
  allAttendees: 'All attendees',
  allOf,
  schedule: 'Schedule',
  help: 'Help',
  failed: 'The search failed',
  keys: { move: 'to move', open: 'to open', close: 'to close' },
} as const);
