import type { RequestContext } from '../../core/request/context';
import { personErasing } from '../../core/request/erasure';
import { firstOf } from '../../core/db/statement';
import { conflict } from '../../core/errors';
import { attendeeLeaving } from '../attendees/index';
import { attendeeBlocked } from '../blocks/index';
import { podRemoving } from '../pods/index';
import { countMeetingsAtPod, eraseMeetingWords } from './meeting-removal.queries';
import {
  closeMeetingsAtPod,
  closeMeetingsOf,
  closePendingBetween,
  forgetPreferredPod,
} from './meeting-removal.service';

/** Everyone who puts a meeting at a pod locks its row, so none is added between this count and the end of the transaction. */
const refuseMeetings = async (ctx: RequestContext, podId: string): Promise<void> => {
  const meetings = (await firstOf(countMeetingsAtPod(ctx, { podId })))!.count;
  if (meetings > 0)
    throw conflict(
      'HAS_MEETINGS',
      meetings === 1
        ? 'A meeting is still to be held at this pod.'
        : `${meetings} meetings are still to be held at this pod.`,
      { meetings },
    );
};

/** Effects on meetings when their pod is removed, or one of their people leaves or blocks the other. */
export const meetingHooks = [
  attendeeLeaving.on(async (ctx, { attendeeIds }) => ({
    closedMeetings: await closeMeetingsOf(ctx, attendeeIds),
  })),
  personErasing.on(eraseMeetingWords),
  attendeeBlocked.on(closePendingBetween),
  podRemoving.on(
    async (ctx, { podId }) => {
      const closedMeetings = await closeMeetingsAtPod(ctx, podId);
      await forgetPreferredPod(ctx, podId);
      return { closedMeetings };
    },
    { check: async (ctx, { podId, force }) => (force ? undefined : refuseMeetings(ctx, podId)) },
  ),
];
