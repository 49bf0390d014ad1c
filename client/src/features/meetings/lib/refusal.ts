import { errorExtension, toAppError } from '../../../data/errors/errors';
import { messages } from '../messages';

/** A time that the server offers instead. */
export interface OfferedSlot {
  startsAt: string;
  endsAt: string;
}

/** Why the server refused a change of a meeting, as the card shows it. */
export interface Refusal {
  text: string;
  slots: OfferedSlot[];
}

const SHOWN_SLOTS = 3;

function offeredSlots(error: unknown): OfferedSlot[] {
  const slots = errorExtension(error, 'slots');
  return Array.isArray(slots) ? (slots as OfferedSlot[]).slice(0, SHOWN_SLOTS) : [];
}

/** The words on the card about a refused change; null where only the log is to know of it. */
export function refusalOf(error: unknown): Refusal | null {
  const { code, reason, message } = toAppError(error);
  if (code !== 'CONFLICT') return null;
  const texts: Record<string, string> = messages.refused;
  return { text: (reason && texts[reason]) || message, slots: offeredSlots(error) };
}
