import type { SearchKind } from '../../generated/graphql';
import { plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

/** Every text of the search over an event. */
export const messages = catalogue('search', {
  title: 'Search',
  label: 'Search this event',
  placeholder: 'Search people, companies, sessions and help',
  shortPlaceholder: 'Search this event',
  results: 'Search results',
  groups: { ATTENDEE: 'People', COMPANY: 'Companies', SESSION: 'Sessions', FAQ: 'Help' } satisfies Record<
    SearchKind,
    string
  >,
  clear: 'Clear the search',
  close: 'Close',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  hint: 'Find people, companies, sessions and answers to questions. Small typos are fine.',
  searching: 'Searching',
  count: (count: number) => plural(count, 'result'),
  nothing: (text: string) => `Nothing found for “${text}”`,
  nothingText: 'Try fewer words, or another spelling.',
  allPeople: (text: string) => `Search all attendees for “${text}”`,
  failed: 'The search failed',
  keys: { move: 'to move', open: 'to open', close: 'to close' },
} as const);
