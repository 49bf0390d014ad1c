import { messages as entry } from '../../../components/entry/messages';
import type { CheckInDirection } from '../../../generated/graphql';
import type { Standing } from './entry-codes';

interface Queued {
  direction: CheckInDirection;
  standing?: Standing;
}

/** What the device itself says of a queued scan. */
export function standingText({ direction, standing }: Queued): string {
  if (standing === 'unlisted') return entry.kinds.QUEUED_UNLISTED.text;
  if (standing === 'unchecked' || !standing) return entry.queued.unchecked;
  if (direction === 'OUT') return entry.queued.exit;
  return entry.queued[standing];
}

/** `In` or `Out`. */
export const wayText = (direction: CheckInDirection): string => (direction === 'IN' ? entry.in : entry.out);
