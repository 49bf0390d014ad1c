import type { MeetingWishKind } from '../../generated/graphql';
import { catalogue } from '../../lib/i18n';

const kinds: Record<MeetingWishKind, string> = { MUST: 'Must meet', LIKE: 'Like to meet', NO: 'No thanks' };

/** Texts of what attendees wish for in meetings. */
export const messages = catalogue('wishes', {
  kinds,
  groups: { MUST: 'Must-meets', LIKE: 'Likes' } as Record<'MUST' | 'LIKE', string>,
  noThanks: (count: number) => `No thanks (${count})`,
  label: 'Your wish',
  onlyYou: 'Only you see this.',
  musts: (used: number, most: number) => `${used} of ${most} must-meets`,
  title: 'My wishes',
  wishOf: (name: string) => `Wish for a meeting: ${name}`,
  wishIs: (name: string, kind: string) => `${kind}: ${name}`,
  remove: 'Remove',
  refused: (name: string) => `${name} will no longer be suggested to you`,
  undo: 'Undo',
  notForMe: 'Not for me',
  suggestAgain: 'Suggest again',
  untilWhen: (when: string) => `You can change your wishes until ${when}.`,
  opensAt: (when: string) => `Wishes are taken from ${when}.`,
  notOpen: 'Wishes are not taken yet.',
  closed: 'Wishes are not taken any more. The organisers plan the meetings now.',
  notPlaced: (count: number, all: number) => `${count} of your ${all} must-meets could not be placed.`,
  order: 'The first one matters most.',
  loadFailed: 'Your wishes could not be loaded',
  emptyTitle: 'No wishes yet',
  emptyText:
    'Say whom you must meet and whom you would like to meet. The organisers plan meetings by it; others do not see it.',
  findPeople: 'Find people',
  showMore: 'Show more',
} as const);
