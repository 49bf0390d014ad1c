import type { AttendeeCategory, CheckInDirection, CheckInOutcome } from '../../../generated/graphql';
import { messages } from './messages';

/** The outcome of a scan; each looks, sounds and feels different. */
export type EntryKind = keyof typeof messages.kinds;

/** The person of the badge, as far as staff may see. */
export interface EntryPerson {
  name: string;
  avatarUrl: string | null;
  organization: string | null;
  category: AttendeeCategory;
  status: string | null;
}

/** The server's answer to a scan. */
interface Answer {
  outcome: CheckInOutcome;
  checkIn?: { conflict: boolean; justEnteredAt: string | null } | null;
}

/** An entry in conflict is shown as that, whatever entry it is otherwise; then the badge that is scanned again. */
export const kindOf = ({ outcome, checkIn }: Answer): EntryKind =>
  checkIn?.conflict ? 'CONFLICT' : checkIn?.justEnteredAt ? 'JUST_ENTERED' : outcome;

/** The second line of a result: why, in words; with the time of the entry before, where the person has just entered. */
export const explanationOf = (kind: EntryKind, person: EntryPerson | null, before?: string): string =>
  (kind === 'JUST_ENTERED' && before && messages.cameInAt(before)) ||
  (kind === 'NOT_CONFIRMED' && person?.status && messages.statuses[person.status]) ||
  messages.kinds[kind].text;

/** `In` or `Out`. */
export const wayText = (direction: CheckInDirection): string =>
  direction === 'IN' ? messages.in : messages.out;
