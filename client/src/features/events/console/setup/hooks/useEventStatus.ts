import type { EventStatus, SetupEvent_EventFragment } from '../../../../../generated/graphql';
import { useSetEventStatusMutation } from '../../../../../generated/hooks';
import { useToasts } from '../../../../../ui';

export type StatusSubject = Pick<SetupEvent_EventFragment, 'id' | 'title' | 'status' | 'registration'>;

/** Changes how far an event is, at once in all lists, and offers to take it back. */
export function useEventStatus() {
  // Lists by status gain and lose it.
  const [save] = useSetEventStatusMutation({ refreshes: ['events'] });
  const toasts = useToasts();
  return async ({ id, status: before }: StatusSubject, status: EventStatus, done: string) => {
    const set = (next: EventStatus) => save({ variables: { input: { eventId: id, status: next } } });
    await set(status);
    toasts.undo(done, () => set(before));
  };
}
