import { messages } from '../../lib/messages';
import { isConnectionFailure, toAppError, type AppError } from './errors';

/** The same as `toAppError`, of an act instead of a list: without a network it was not even sent. */
export const toActError = (error: unknown): AppError => ({
  ...toAppError(error),
  ...(isConnectionFailure(error) && !navigator.onLine && { message: messages.notSent }),
});
