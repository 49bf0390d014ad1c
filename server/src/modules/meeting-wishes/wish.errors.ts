import { conflict } from '../../core/errors';
import { MAX_LIKES } from './wish.types';

/** Conflicts of wishes; the reasons are part of the API. */
export const wishConflicts = {
  notOpen: () => conflict('WISHES_NOT_OPEN', 'Wishes for meetings are not taken yet.'),
  closed: () => conflict('WISHES_CLOSED', 'Wishes for meetings are not taken any more.'),
  youTakeNoPart: () => conflict('NOT_IN_PROGRAM', 'You do not take part in the meeting program.'),
  theyTakeNoPart: () => conflict('OTHER_NOT_IN_PROGRAM', 'They do not take part in the meeting program.'),
  tooManyMusts: () =>
    conflict('TOO_MANY_MUSTS', 'You have five must-meets. Please make one of them a like first.'),
  tooManyLikes: () => conflict('TOO_MANY', `You can have at most ${MAX_LIKES} likes.`),
};
