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
  checkIn?: { conflict: boolean } | null;
}

/** An entry in conflict is shown as that, whatever entry it is otherwise. */
export const kindOf = ({ outcome, checkIn }: Answer): EntryKind => (checkIn?.conflict ? 'CONFLICT' : outcome);

/** The second line of a result: why, in words. */
export const explanationOf = (kind: EntryKind, person: EntryPerson | null): string =>
  (kind === 'NOT_CONFIRMED' && person?.status && messages.statuses[person.status]) ||
  messages.kinds[kind].text;

/** `In` or `Out`. */
export const wayText = (direction: CheckInDirection): string =>
  direction === 'IN' ? messages.in : messages.out;
