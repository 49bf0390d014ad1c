import { formatNumber, plural } from '../../../../lib/format';

const percent = (weight: number): string => `${formatNumber(Math.round(weight * 100))}%`;

/** Texts of the section about wishes between personas. */
export const matchingTexts = {
  loadFailed: 'Who comes for whom could not be loaded',
  loading: 'Who comes for whom is loading',
  table: 'Who comes for whom',
  now: 'The percentage is what a pair counts now: your choice, raised or lowered by what people did.',
  how: {
    title: 'How this works',
    lines: [
      [
        'Your choice',
        'says how early people of a column are suggested to people of a row, from “Above all” to “Not at all”: these come last, and are not hidden.',
      ],
      [
        'The percentage',
        'is what a pair counts now. It begins with your choice; bookmarks, requests, answers and “not for me” raise or lower it, once at least 3 people did something.',
      ],
      [
        'Within a pair,',
        'interests in common, what one seeks and the other offers, sector and country decide who comes first.',
      ],
      ['People are', 'what their company is, or else investor, speaker or visitor.'],
    ],
  },
  whoLooks: 'Who looks',
  forWhom: 'For whom',
  /** As headings. */
  personas: {
    IT_EXPORTER: 'IT exporters',
    EXHIBITOR: 'Exhibitors',
    STARTUP: 'Startups',
    SPONSOR: 'Sponsors',
    INVESTOR: 'Investors',
    SPEAKER: 'Speakers',
    ATTENDEE: 'Visitors',
  },
  /** Within a sentence. */
  people: {
    IT_EXPORTER: 'IT exporters',
    EXHIBITOR: 'exhibitors',
    STARTUP: 'startups',
    SPONSOR: 'sponsors',
    INVESTOR: 'investors',
    SPEAKER: 'speakers',
    ATTENDEE: 'visitors',
  },
  wishes: { NONE: 'Not at all', LOW: 'A little', MEDIUM: 'Gladly', HIGH: 'Above all' },
  howMuch: (who: string, whom: string) => `How much ${who} come for ${whom}`,
  pair: (who: string, whom: string) => `${who} for ${whom}`,
  forThem: (whom: string) => `For ${whom}`,
  percent,
  counts: (weight: number) => `counts ${percent(weight)}`,
  detailsOf: (pair: string, weight: number) => `${pair} counts ${percent(weight)}. Details`,
  weight: 'Counts in matches',
  weightUntilSave: 'Counts until you save',
  learned: 'What people did',
  notEnough: 'Not enough yet: fewer than 3 people have done anything here, so it does not count.',
  active: 'People who did something',
  reached: 'Reached out',
  reachedHint: 'Bookmarks, requests, first messages',
  byChance: (reached: number, expected: string) => `${formatNumber(reached)} (${expected} by chance)`,
  welcomed: 'Said yes',
  welcomedHint: 'Accepted requests and answered messages',
  refused: 'Said no',
  refusedHint: 'Declined requests and “not for me”',
  defaultIs: (wish: string) => `Default: ${wish}`,
  differs: (wish: string) => `Differs from the default: ${wish}`,
  toDefault: 'Back to default',
  allToDefault: 'All back to default',
  legend: {
    differs: 'Differs from the default',
    learned: 'Learned from people',
    wish: 'From your choice alone',
  },
  nothingLearned:
    'Nothing has been learned yet. Numbers follow as soon as at least 3 people of one kind have bookmarked, asked or answered others.',
  readOnly: 'You can read this. Managers of the event can change it.',
  unchanged: 'Nothing has changed since the last save',
  unsaved: (count: number) => plural(count, 'unsaved change'),
};
