import { useState } from 'react';
import { useTimetablePlacesQuery } from '../../../../generated/hooks';
import { movedTo, type Span } from '../../../../lib/timeline-layout';
import { type PlaceNote, useNow, useToasts } from '../../../../ui';
import { obstacleOf } from '../../../pods';
import type { PlannedItem } from '../lib/planned';
import type { Draft } from '../lib/runs';
import { messages } from '../messages';
import type { useBoardDay } from './useBoardDay';
import { refusalOf, useDraftEdits } from './useDraftEdits';

const texts = messages.edit;

/** Moves meetings on the board of a draft: what is free for the one that is picked up is asked of the server. */
export function useBoardMoves(run: Draft, { items, pods }: ReturnType<typeof useBoardDay>) {
  const now = useNow();
  const toasts = useToasts();
  const { canEdit, move } = useDraftEdits(run);
  const [picked, setPicked] = useState<PlannedItem | null>(null);
  const { one, other } = picked?.meeting ?? {};
  const { data } = useTimetablePlacesQuery({
    variables: { runId: run.id, oneId: one?.id ?? '', otherId: other?.id ?? '' },
    skip: !one || !other,
  });
  const places = data?.scheduleRunPlaces;
  const held = items.filter(({ change }) => change !== 'DROPPED');

  const onMove = async (item: PlannedItem, podId: string, startsAt: string) => {
    const pod = pods.find(({ id }) => id === podId);
    if (!pod) return;
    try {
      await move(item.meeting, { ...movedTo(item, startsAt), pod });
    } catch (error) {
      toasts.error(texts.notMoved(item.title, refusalOf(error)), `move-${item.key}`);
    }
  };
  const describePlace = (item: PlannedItem, podId: string, startsAt: string): PlaceNote => {
    const isFree = places?.some((place) => place.startsAt === startsAt && place.podIds.includes(podId));
    const obstacle =
      obstacleOf(item, { podId, ...movedTo(item, startsAt) }, held, pods) ??
      (isFree === false ? texts.notPossible : null);
    return { text: obstacle ?? (isFree ? texts.isFree : ''), isClash: obstacle !== null };
  };
  return {
    canEdit,
    /** The times at which the picked meeting could be at a pod; undefined while none is picked. */
    freeAt: (podId: string): Span[] | undefined =>
      places
        ?.filter(({ podIds }) => podIds.includes(podId))
        .map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
    timeline: canEdit && {
      canMove: ({ meeting, endsAt }: PlannedItem) => !meeting.isLocked && Date.parse(endsAt) > now.getTime(),
      onMove: (item: PlannedItem, podId: string, startsAt: string) => void onMove(item, podId, startsAt),
      onPick: setPicked,
      describePlace,
    },
  };
}
