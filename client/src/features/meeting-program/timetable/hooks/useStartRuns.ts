import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useEffect, useRef } from 'react';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { MeetingProgramOrder, ScheduleRunBasis } from '../../../../generated/graphql';
import { useStartTimetableMutation } from '../../../../generated/hooks';
import { useToasts } from '../../../../ui';
import { isComputing, type Run } from '../lib/runs';

export type WantedOrder = MeetingProgramOrder | 'BOTH';

const nextParam = parseAsStringLiteral(['PUBLISHED', 'NOTHING'] satisfies ScheduleRunBasis[]);

/**
 * Starts timetables. One of an event is computed at a time, so of both orders the second one starts when the first is ready; until
 * then the address holds it, so that reloading does not lose it.
 */
export function useStartRuns(runs: readonly Run[] | undefined) {
  const eventId = useEventContext().event.id;
  const toasts = useToasts();
  const [mutate] = useStartTimetableMutation({ refreshes: ['scheduleRuns'] });
  const [next, setNext] = useQueryState('next', { ...nextParam, shallow: false });
  const starting = useRef(false);
  const begin = (order: MeetingProgramOrder, basis: ScheduleRunBasis) =>
    mutate({ variables: { input: { eventId, order, basis } } });

  const latest = runs?.[0];
  useEffect(() => {
    if (!next || !latest || isComputing(latest) || starting.current) return;
    starting.current = true;
    const isReady = latest.status === 'DRAFT' && latest.order === 'PROMISES_FIRST';
    void (isReady ? toasts.attempt(() => begin('WISHES_FIRST', next)) : Promise.resolve()).then(() => {
      starting.current = false;
      return setNext(null);
    });
  });

  return {
    /** The other order follows the one that is computed. */
    hasNext: next !== null,
    start: async (wanted: WantedOrder, basis: ScheduleRunBasis): Promise<void> => {
      await begin(wanted === 'BOTH' ? 'PROMISES_FIRST' : wanted, basis);
      if (wanted === 'BOTH') await setNext(basis);
    },
  };
}
