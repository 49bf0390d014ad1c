import type { AttendeeCategory, CompanyKind } from '../../generated/graphql';
import { formatNumber, plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

const people = (count: number): string => plural(count, 'person', 'people');

/** Texts of this feature. */
export const messages = catalogue('groups', {
  loadFailed: 'The groups could not be loaded',
  readOnly: 'You can read this. Managers change it.',
  everyoneElse: 'Everyone else',
  categories: { ATTENDEE: 'Attendees', SPEAKER: 'Speakers', INVESTOR: 'Investors' } satisfies Record<
    AttendeeCategory,
    string
  >,
  kinds: {
    IT_EXPORTER: 'IT exporters',
    EXHIBITOR: 'Exhibitors',
    STARTUP: 'Startups',
    SPONSOR: 'Sponsors',
  } satisfies Record<CompanyKind, string>,
  groups: {
    title: 'Groups',
    add: 'Add group',
    emptyTitle: 'No groups yet',
    emptyText:
      'Without groups all people see, meet and write to each other. Add a group, such as investors or gold partners, to say who begins with whom.',
    columns: ['Group', 'Who is in it', 'People', 'Places', 'Limits', 'Actions'],
    people: (count: number) => plural(count, 'person', 'people'),
    byHand: 'Added by hand, by import or in Attendees',
    rest: 'People in no other group',
    teams: (kinds: string) => `in teams of ${kinds}`,
    tiers: (tiers: string) => `tier ${tiers}`,
    answers: (count: number) => `with chosen answers to ${plural(count, 'question')}`,
    anyCategory: 'All',
    noLimit: 'None',
    noPlaces: 'Unlimited places',
    shown: 'On cards',
    open: (name: string) => `Edit ${name}`,
    edit: 'Edit group',
    remove: 'Delete group',
  },
  /** More may be taken than there are, where staff or an import added people. */
  places: (taken: number, capacity: number) => `${formatNumber(taken)} of ${formatNumber(capacity)} taken`,
  limits: {
    waitingRequests: 'Requests that wait at once',
    requestsPerDay: 'Requests sent per day',
    requestsInAll: 'Requests sent in all',
    meetingsPerDay: 'Meetings per day',
    meetingsInAll: 'Meetings in all',
  },
  shortLimits: {
    waitingRequests: (count: number) => `${count} waiting`,
    requestsPerDay: (count: number) => `${count} sent a day`,
    requestsInAll: (count: number) => `${count} sent`,
    meetingsPerDay: (count: number) => `${plural(count, 'meeting')} a day`,
    meetingsInAll: (count: number) => plural(count, 'meeting'),
  },
  form: {
    newTitle: 'New group',
    editTitle: 'Edit group',
    save: 'Save group',
    name: 'Name',
    nameMissing: 'Enter a name.',
    colour: 'Colour',
    rank: 'Place in the list',
    shown: 'Shown on cards',
    shownHint: 'Attendees see the name of the group on the cards of its members.',
    capacity: 'Places',
    capacityHint: 'Empty for no limit. When all places are taken, people wait in line for one.',
    condition: 'Who is in it',
    conditionHint: 'All that is chosen holds together. With nothing chosen, people are added by hand.',
    replaces: (count: number) =>
      `A condition takes the place of the ${people(count)} who were added by hand.`,
    opens: 'Without a condition, the people who are in it now leave, and others are added by hand.',
    categories: 'Category',
    companyKinds: 'Company',
    companyTiers: 'Tier of the company',
    any: 'Any',
    tierHint: 'As it is written at the companies, such as Gold.',
    answers: 'Answers at registration',
    answersHint: 'One of the chosen answers to each question.',
    yesNo: { true: 'Yes', false: 'No' },
    limits: 'Limits of each member',
    limitsHint: 'Empty for no limit. Of several groups of a person, the most generous counts.',
    saved: (name: string) => `${name} saved`,
    added: (name: string) => `${name} added`,
  },
  remove: {
    title: (name: string) => `Delete ${name}?`,
    members: (count: number) =>
      `${people(count)} leave it. They stay attendees, in their other groups or as everyone else.`,
    rules: (count: number) => `${plural(count, 'closed rule')} from and to it`,
    limits: 'Its limits of requests and meetings',
    act: 'Delete group',
    done: (name: string) => `${name} deleted`,
  },
  matrix: {
    title: 'Rules',
    lead: 'Each row says what the members of a group may begin with others. Answers, open requests and conversations always go on. Where a person is in several groups, the most generous rule counts.',
    keys: 'Arrow keys move, Space allows or closes.',
    table: 'What each group may do with each other one',
    acts: { see: 'See', meet: 'Meet', write: 'Write' },
    legend: { see: 'See each other’s card', meet: 'Ask for a meeting', write: 'Write first' },
    cell: {
      see: (from: string, to: string) => `${from} see ${to}`,
      meet: (from: string, to: string) => `${from} meet ${to} on request`,
      write: (from: string, to: string) => `${from} write to ${to} first`,
    },
    whose: 'Rules of',
    own: (name: string) => `${name} (their own group)`,
    unsaved: (count: number) => plural(count, 'unsaved change'),
    save: 'Save rules',
    discard: 'Discard changes',
    saved: 'Rules saved',
    unchanged: 'There is nothing to save.',
    stale:
      'The rules were changed elsewhere. They are shown with your changes on top: look at them, and save again.',
    unsavedTitle: 'Leave without saving?',
    unsavedText: 'Your changes to the rules have not been saved.',
  },
  hits: {
    title: 'What this change touches',
    counting: 'Counting…',
    failed: 'It could not be counted.',
    none: 'No open request, conversation or match is touched.',
    seeingNone: (count: number) => `${people(count)} would see no other person in lists, search and matches.`,
    requests: (count: number) =>
      `${plural(count, 'open request')} could not be sent under these rules. They stay, and can be answered.`,
    conversations: (count: number) =>
      `${plural(count, 'conversation')} could not be begun by one of the two. They stay, and both write on.`,
    matches: (count: number) => `${plural(count, 'match', 'matches')} that people were shown are lost.`,
  },
  presets: {
    act: 'Use a preset',
    title: 'Rules from a preset',
    names: { open: 'Open', trade: 'Buyers and sellers', protected: 'Investors protected' },
    texts: {
      open: 'All people see, meet and write to each other.',
      trade:
        'Sellers meet and write to all others, and all others to them; within each side people only see each other.',
      protected: 'All people see them, and they alone begin: nobody outside asks or writes to them first.',
    },
    chosen: { trade: 'Sellers', protected: 'Protected groups' },
    chosenMissing: 'Choose at least one group.',
    use: 'Use preset',
    note: 'It replaces all rules in the table. Nothing is saved yet.',
  },
} as const);
