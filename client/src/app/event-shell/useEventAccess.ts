import { useEffect } from 'react';
import { hasCode } from '../../data/errors/errors';
import type { EventContextValue } from '../../data/event/event-context';
import { logFailure } from '../../data/errors/log';
import { session } from '../../data/session/session';
import { useSession } from '../../data/session/useSession';
import { useEventShellQuery, useShellProfileQuery } from '../../generated/hooks';

export type EventAccess =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'invited' }
  | { state: 'open'; value: EventContextValue };

/** Keeps the session's own profile and bookmarks those of the event that is open. */
function useOwnProfile(eventId: string, isAttendee: boolean) {
  const { data, error, loading } = useShellProfileQuery({ variables: { eventId }, skip: !isAttendee });
  const own = data?.eventProfile;
  useEffect(() => {
    if (own) session.setProfile(own.profile, own.bookmarks);
  }, [own]);
  useEffect(() => {
    if (error) logFailure('The own profile did not load', error);
  }, [error]);
  return { profile: own?.profile ?? null, settled: !isAttendee || !loading };
}

/** Whether the event exists and the viewer may be in it: attendees once confirmed, staff directly. */
export function useEventAccess(eventId: string): EventAccess {
  const isAttendee = useSession(({ auth }) => auth.user?.role === 'ATTENDEE');
  const { data, error, refetch } = useEventShellQuery({ variables: { eventId } });
  const own = useOwnProfile(eventId, isAttendee);
  const event = data?.event;
  // The server lets staff do nothing with a profile that they have from before.
  const profile = isAttendee ? (own.profile ?? event?.viewerProfile ?? null) : null;

  if (isAttendee && profile?.status === 'INVITED') return { state: 'invited' };
  if (!event && error && own.settled) {
    const missing = hasCode(error, 'NOT_FOUND') || hasCode(error, 'BAD_USER_INPUT');
    return missing ? { state: 'missing' } : { state: 'failed', error, retry: () => void refetch() };
  }
  if (!event) return { state: 'loading' };
  if (isAttendee && profile?.status !== 'CONFIRMED') {
    return own.settled ? { state: 'missing' } : { state: 'loading' };
  }
  // Without a network, an answer kept by an earlier release may lack `me`.
  const emailVerified = data.me?.emailVerifiedAt !== null;
  return { state: 'open', value: { event, profile, emailVerified } };
}
