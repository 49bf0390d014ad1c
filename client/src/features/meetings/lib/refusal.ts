import { toActError } from '../../../data/errors/act-error';
import { errorExtension, isConnectionFailure } from '../../../data/errors/errors';
import { messages } from '../messages';

/** A time that the server offers instead. */
export interface OfferedSlot {
  startsAt: string;
  endsAt: string;
}

/** Why a change of a meeting was not made, as the card shows it. */
export interface Refusal {
  text: string;
  slots: OfferedSlot[];
  /** It got no answer, and can be sent again. */
  isUnanswered?: boolean;
}

const SHOWN_SLOTS = 3;

function offeredSlots(error: unknown): OfferedSlot[] {
  const slots = errorExtension(error, 'slots');
  return Array.isArray(slots) ? (slots as OfferedSlot[]).slice(0, SHOWN_SLOTS) : [];
}

/** The words on the card about a refused change; null where only the log is to know of it. */
export function refusalOf(error: unknown): Refusal | null {
  const { code, reason, message } = toActError(error);
  if (isConnectionFailure(error)) return { text: message, slots: [], isUnanswered: true };
  if (code !== 'CONFLICT') return null;
  const texts: Record<string, string> = messages.refused;
  return { text: (reason && texts[reason]) || message, slots: offeredSlots(error) };
}
