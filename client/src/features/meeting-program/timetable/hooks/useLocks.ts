import { useEventContext } from '../../../../data/event/useEventContext';
import { useCan } from '../../../../data/session/useCan';
import type { LockMeetingsInput } from '../../../../generated/graphql';
import { useLockPlannedMutation } from '../../../../generated/hooks';
import { useToasts } from '../../../../ui';
import { CHANGES_DRAFT } from '../lib/planned';
import { messages } from '../messages';

const texts = messages.lock;

/** Locks published meetings against later timetables, or frees them; null for those who may not. */
export function useLocks() {
  const eventId = useEventContext().event.id;
  const toasts = useToasts();
  const [mutate] = useLockPlannedMutation(CHANGES_DRAFT);
  const may = useCan('lockMeetings');
  if (!may) return null;
  return (which: Omit<LockMeetingsInput, 'eventId' | 'isLocked'>, isLocked: boolean): void =>
    void toasts.attempt(async () => {
      const { data } = await mutate({ variables: { input: { eventId, isLocked, ...which } } });
      const count = data?.lockMeetings.count ?? 0;
      toasts[count > 0 ? 'success' : 'info']((isLocked ? texts.locked : texts.freed)(count));
    });
}
