import { plural } from '../../../lib/format';
import { catalogue } from '../../../lib/i18n';

/** Texts of an attendee's rating of a session. */
export const messages = catalogue('ratings', {
  title: 'Your rating',
  stars: (stars: number) => plural(stars, 'star'),
  comment: 'Comment (optional)',
  privacy: 'Only the organisers see ratings, and they see no names.',
  save: 'Save rating',
  saved: 'Your rating was saved',
} as const);
