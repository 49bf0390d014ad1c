import { logFailure } from '../../../../data/errors/log';
import { useEventContext } from '../../../../data/event/useEventContext';
import { refresh } from '../../../../data/freshness/freshness';
import { useCatchUp } from '../../../../data/freshness/useCatchUp';
import { useTimetableChangedSubscription } from '../../../../generated/hooks';
import { CHANGES_DRAFT } from '../lib/planned';
import { isBeingWritten, isComputing } from '../lib/runs';

/** Keeps the timetables of the event up to date: their progress comes with each event, lists when one begins or ends. */
export function useLiveTimetables(): void {
  const eventId = useEventContext().event.id;
  useTimetableChangedSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: ({ client, data }) => {
      const run = data.data?.scheduleRunChanged;
      if (!run || run.status === 'RUNNING' || isBeingWritten(run)) return;
      refresh(client, 'scheduleRuns');
      if (!isComputing(run)) refresh(client, ...CHANGES_DRAFT.refreshes);
    },
    onError: (reason) => logFailure('The subscription of the timetables failed', reason),
  });
  useCatchUp('scheduleRuns', ...CHANGES_DRAFT.refreshes);
}
