import { toAppError } from '../../../data/errors/errors';
import { useEventContext } from '../../../data/event/useEventContext';
import {
  useBlockPodMutation,
  useMovePodEntryMutation,
  useRemovePodEntryMutation,
  useRenameBlockMutation,
} from '../../../generated/hooks';
import { formatTime, formatTimeRange } from '../../../lib/time';
import type { Span } from '../../../lib/timeline-layout';
import { useToasts } from '../../../ui';
import { obstacleOf } from '../lib/pod-clashes';
import type { PodEntry, PodItem } from '../lib/pod-items';
import { messages } from '../messages';
import type { PodDayState } from './usePodDay';

/** A place at the pods. */
export interface PodPlace extends Span {
  podId: string;
}

const placeOf = ({ row, startsAt, endsAt }: PodItem): PodPlace => ({ podId: row, startsAt, endsAt });

/** The entry as it would be in a place. */
function movedEntry({ meeting, activity }: PodEntry, { podId, startsAt, endsAt }: PodPlace): PodEntry {
  const pod = { __typename: 'Pod' as const, id: podId };
  return {
    __typename: 'PodActivity',
    meeting: meeting && { ...meeting, startsAt, endsAt, pod },
    activity: activity && { ...activity, startsAt, endsAt, pod },
  } as PodEntry;
}

const CHANGES_DAYS = { refreshes: ['podSchedule' as const] };

/** Moves, blocks and frees times at the pods: at once on the screen, put back where the server refuses. */
export function usePodMoves(day: PodDayState) {
  const { event } = useEventContext();
  const { id: eventId, timezone: zone } = event;
  const toasts = useToasts();
  const [moveEntry] = useMovePodEntryMutation(CHANGES_DAYS);
  const [removeEntry] = useRemovePodEntryMutation(CHANGES_DAYS);
  const [blockPod] = useBlockPodMutation(CHANGES_DAYS);
  const [renameBlock] = useRenameBlockMutation();

  const send = ({ key, entry }: PodItem, place: PodPlace) =>
    moveEntry({
      variables: { input: { podActivityId: key, ...place } },
      optimisticResponse: { updatePodActivity: { podActivity: movedEntry(entry, place) } },
    });

  const sayMoved = (item: PodItem, to: PodPlace) => {
    const where = `${day.nameOf(to.podId)}, ${formatTime(to.startsAt, zone)}`;
    const text =
      item.kind === 'meeting' ? messages.movedTold(item.title, where) : messages.moved(item.title, where);
    toasts.undo(text, () => send(item, placeOf(item)));
  };

  /** From the timeline: what went wrong is said in a toast. */
  const move = async (item: PodItem, to: PodPlace) => {
    try {
      await send(item, to);
      sayMoved(item, to);
    } catch (error) {
      const obstacle = obstacleOf(item, to, day.items, day.pods ?? []);
      toasts.error(messages.notMoved(item.title, obstacle ?? toAppError(error).message), `move-${item.key}`);
    }
  };

  /** From the form, which says itself what went wrong. */
  const save = async (item: PodItem, to: PodPlace, title?: string) => {
    const isMoved = JSON.stringify(placeOf(item)) !== JSON.stringify(to);
    if (title !== undefined && title !== item.title)
      await renameBlock({ variables: { input: { activityId: item.key, title } } });
    if (!isMoved) return;
    await send(item, to);
    sayMoved(item, to);
  };

  const erase = (id: string) => removeEntry({ variables: { input: { podActivityId: id } } });
  const write = (place: PodPlace, title: string) =>
    blockPod({ variables: { input: { eventId, kind: 'POD', title, ...place } } });

  const block = async (place: PodPlace, title: string) => {
    const { data } = await write(place, title);
    const id = data?.createActivity.activity.id;
    const time = formatTimeRange(place.startsAt, place.endsAt, zone);
    if (id) toasts.undo(messages.blocked(day.nameOf(place.podId), time), () => erase(id));
  };

  const remove = async (item: PodItem) => {
    await erase(item.key);
    const place = placeOf(item);
    const time = formatTimeRange(item.startsAt, item.endsAt, zone);
    if (item.kind === 'meeting') toasts.success(messages.cancelled(item.title));
    else toasts.undo(messages.unblocked(day.nameOf(item.row), time), () => write(place, item.title));
  };

  return { move, save, block, remove };
}
