import { useApplyTimetableMutation, useUndoTimetableMutation } from '../../../../generated/hooks';
import type { Draft } from '../lib/runs';

/** Publishes a draft as it was looked at, and takes a published timetable back. */
export function useRunAct({ id, draftVersion, isOutdated }: Draft, refetch: () => Promise<unknown>) {
  const [apply] = useApplyTimetableMutation({ refreshes: ['scheduleRuns'] });
  const [undo] = useUndoTimetableMutation({ refreshes: ['scheduleRuns'] });
  return {
    publish: async () => {
      try {
        const input = { scheduleRunId: id, expectedVersion: draftVersion, evenIfOutdated: isOutdated };
        await apply({ variables: { input } });
      } catch (error) {
        // What has changed meanwhile is shown in the question, which stays open.
        await refetch();
        throw error;
      }
    },
    takeBack: () => undo({ variables: { input: { scheduleRunId: id } } }),
  };
}
