import type { EventStatus } from '../../../../../generated/graphql';
import { useSetEventStatusMutation } from '../../../../../generated/hooks';
import { useToasts } from '../../../../../ui';

interface Subject {
  id: string;
  status: EventStatus;
}

/** Changes how far an event is, at once in all lists, and offers to take it back. */
export function useEventStatus(): (event: Subject, status: EventStatus, done: string) => Promise<void> {
  // Lists by status gain and lose it.
  const [save] = useSetEventStatusMutation({ refreshes: ['events'] });
  const toasts = useToasts();
  const set = ({ id }: Subject, status: EventStatus) =>
    save({ variables: { input: { eventId: id, status } } });
  return async (event, status, done) => {
    const before = event.status;
    await set(event, status);
    toasts.undo(done, () => set(event, before));
  };
}
