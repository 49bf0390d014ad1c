import { isConnectionFailure, toAppError } from '../../../data/errors/errors';
import type { SendOutcome } from './outbox';

/** Failures that pass by themselves: the message stays in line instead of being handed back. */
const PASSING = new Set(['SERVICE_UNAVAILABLE', 'UNAUTHENTICATED', 'RATE_LIMITED']);

/** Whether a message that could not be sent is to be tried again by itself. */
export function outcomeOf(error: unknown): SendOutcome {
  const { code, message, retryAfter } = toAppError(error);
  if (PASSING.has(code) || isConnectionFailure(error))
    return { kind: 'later', afterMs: retryAfter ? retryAfter * 1_000 : undefined };
  return { kind: 'refused', problem: message };
}
