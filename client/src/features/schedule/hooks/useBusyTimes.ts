import { useEventContext } from '../../../data/useEventContext';
import { useAddBusyTimeMutation, useRemoveBusyTimeMutation } from '../../../generated/hooks';
import { useToasts } from '../../../ui';
import { addItem, removeItem } from '../lib/agenda-cache';
import { messages } from '../messages';

interface NewBusyTime {
  startsAt: string;
  endsAt: string;
  note: string | null;
}

/** Marks times as busy, and makes them free again. */
export function useBusyTimes() {
  const { event } = useEventContext();
  const toasts = useToasts();
  const [addBusyTime] = useAddBusyTimeMutation();
  const [removeBusyTime] = useRemoveBusyTimeMutation();
  const eventId = event.id;

  const add = (busyTime: NewBusyTime) =>
    addBusyTime({
      variables: { input: { eventId, ...busyTime } },
      update: (cache, { data }) => data && addItem(cache, eventId, data.addBusyTime),
    });
  const remove = (id: string) => {
    removeBusyTime({
      variables: { input: { busyTimeId: id } },
      optimisticResponse: (_variables, { IGNORE }) => IGNORE,
      update: (cache) => removeItem(cache, eventId, id),
    }).catch(() => toasts.error(messages.busyNotRemoved, `busy-${id}`));
  };
  return { add, remove };
}
