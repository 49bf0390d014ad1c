import { formatNumber, plural } from '../../../../lib/format';

/** Texts of the section for groups of interests. */
export const interestTexts = {
  add: 'Add group',
  newGroup: 'New group',
  name: 'Name of the group',
  kind: 'Kind',
  kinds: { TOPIC: 'Topic', SEEK: 'Looking for', OFFER: 'Offering' },
  kindHint: {
    TOPIC: 'What people work on. Has its own terms.',
    SEEK: 'What people look for. Matched with what others offer.',
    OFFER: 'What people offer. Matched with what others look for.',
  },
  terms: 'Terms',
  addTerm: 'Add a term',
  addTermTo: (group: string) => `Add a term: ${group}`,
  addTermHint: 'Enter or comma adds it; a pasted list adds all its lines.',
  rename: (term: string) => `Rename ${term}`,
  removeTerm: (term: string) => `Remove ${term}`,
  renameLead: 'Rename',
  uses: (count: number) => `chosen by ${plural(count, 'person', 'people')}`,
  shared: 'Shared terms',
  sharedText: 'Groups that look for and offer share one list, so that the two can be matched.',
  usesShared: 'Uses the shared terms below.',
  remove: (group: string) => `Remove group: ${group}`,
  empty: 'No interests yet',
  emptyText:
    'Ask people for their industry, what they look for and what they offer: then they get matches with reasons.',
  startText: 'Start with the usual three groups',
  defaults: {
    industry: 'Industry',
    seek: 'Looking for',
    offer: 'Offering',
    // Terms between commas.
    industries:
      'Agriculture, Education, Energy, Finance, Health, Logistics, Manufacturing, Retail, Software, Telecommunications',
    exchange:
      'Capital, Customers, Distribution, Engineering talent, Mentoring, Partners, Pilot projects, Suppliers',
  },
  errors: { name: 'Enter a name.', twice: 'Another group has this name.', terms: 'Add at least one term.' },
  check: 'Some groups still need something. They are marked below.',
  lossTitle: 'Remove what people have chosen?',
  lossText: 'Attendees lose these choices in their profiles. This cannot be undone.',
  lossOfGroup: (group: string, count: number) =>
    `The group “${group}”, chosen by ${plural(count, 'person', 'people')} or more`,
  lossOfTerm: (term: string, group: string, count: number) =>
    `“${term}” in ${group}, chosen by ${plural(count, 'person', 'people')}`,
  lossMore: (count: number) => `and ${formatNumber(count)} more`,
  lossAct: 'Remove choices',
  value: (groups: string[]) => groups.join('\n'),
} as const;
