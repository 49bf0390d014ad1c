import { useEventZone } from '../../../data/useEventZone';
import { useAddToAgendaMutation, useRemoveFromAgendaMutation } from '../../../generated/hooks';
import { useToasts } from '../../../ui';
import { addItem, removeItem } from '../lib/agenda-cache';
import { clashesWith, type AgendaEntry, type Session } from '../lib/agenda-entries';
import { messages } from '../messages';

/** Adds a session to the viewer's agenda or removes it: at once on the screen, undone when the server refuses. */
export function useAgendaToggle(session: Session, entries: readonly AgendaEntry[]): () => void {
  const toasts = useToasts();
  const zone = useEventZone();
  const [add] = useAddToAgendaMutation();
  const [remove] = useRemoveFromAgendaMutation();
  const input = { activityId: session.id };
  const { eventId } = session;

  const addToAgenda = async () => {
    const clashes = clashesWith(session, entries);
    await add({
      variables: { input },
      optimisticResponse: { addToAgenda: { activity: { ...session, inMyAgenda: true } } },
      update: (cache, { data }) => data && addItem(cache, eventId, data.addToAgenda),
    });
    if (clashes.length > 0) toasts.info(messages.addedWithClash(clashes, zone), `agenda-${session.id}`);
  };
  const removeFromAgenda = () =>
    remove({
      variables: { input },
      optimisticResponse: { removeFromAgenda: { activity: { ...session, inMyAgenda: false } } },
      update: (cache) => removeItem(cache, eventId, session.id),
    });

  return () => {
    const change = session.inMyAgenda ? removeFromAgenda() : addToAgenda();
    change.catch(() =>
      toasts.error(session.inMyAgenda ? messages.notRemoved : messages.notAdded, `agenda-${session.id}`),
    );
  };
}
