import { PendingMeetingsDocument } from '../../../generated/graphql';

/** The answers that every change of a meeting may change: lists, the agenda, what is unread, and how many requests wait for an answer. */
export const CHANGED_BY_MEETINGS = ['meetings', 'agenda', 'notifications', PendingMeetingsDocument] as const;

type Changed = {
  id: string;
  status: string;
  closedReason?: string | null;
  startsAt: string;
  proposal?: { id: string } | null;
};

const keyOf = ({ id, status, closedReason, startsAt, proposal }: Changed) =>
  [id, status, closedReason, startsAt, proposal?.id].join(' ');
const known = new Set<string>();

/** Notes a state of a meeting as shown; true the first time. This tab's own changes need no notice. */
export function noteChange(meeting: Changed): boolean {
  const key = keyOf(meeting);
  if (known.has(key)) return false;
  known.add(key);
  return true;
}

/** How far the clock of a device may be ahead of the server's. */
const CLOCK_DOUBT_MS = 60_000;
const openedAt = performance.timeOrigin;

/** Whether an ACTIVE meeting was accepted before this page was opened, or is known as such: then it was only moved. */
export function wasAgreedBefore({
  id,
  status,
  acceptedAt,
}: Changed & { acceptedAt?: string | null }): boolean {
  if (status !== 'ACTIVE' || !acceptedAt) return false;
  const key = `${id} accepted ${acceptedAt}`;
  if (known.has(key)) return true;
  known.add(key);
  return Date.parse(acceptedAt) < openedAt - CLOCK_DOUBT_MS;
}
