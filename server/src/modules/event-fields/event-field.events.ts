import { defineHook } from '../../core/request/hooks';
import type { LostAnswers } from './event-field.rules';

/** Runs in the transaction that changes the fields of an event, where answers do not fit them any more. */
export const answersLost = defineHook<{ eventId: string; lost: LostAnswers }>('eventFields.answersLost');
