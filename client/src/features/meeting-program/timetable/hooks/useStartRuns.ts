import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { MeetingProgramOrder, ScheduleRunBasis } from '../../../../generated/graphql';
import { useStartTimetableMutation } from '../../../../generated/hooks';
import { useToasts } from '../../../../ui';
import { isComputing, type Run } from '../lib/runs';

export interface Plan {
  order: MeetingProgramOrder | 'BOTH';
  basis: ScheduleRunBasis;
}

/**
 * Starts timetables. One of an event is computed at a time, so of both orders the second one starts when the first is ready; until
 * then the address holds it, so that reloading does not lose it.
 */
export function useStartRuns(runs: readonly Run[] | undefined) {
  const eventId = useEventContext().event.id;
  const toasts = useToasts();
  const [mutate] = useStartTimetableMutation({ refreshes: ['scheduleRuns'] });
  const [params, setParams] = useSearchParams();
  const next = params.get('next');
  const starting = useRef(false);
  const begin = (order: MeetingProgramOrder, basis: ScheduleRunBasis) =>
    mutate({ variables: { input: { eventId, order, basis } } });
  const setNext = (basis: ScheduleRunBasis | null) =>
    setParams(
      (known) => {
        const changed = new URLSearchParams(known);
        changed.delete('next');
        if (basis) changed.set('next', basis);
        changed.delete('plan');
        return changed;
      },
      { replace: true },
    );

  const latest = runs?.[0];
  useEffect(() => {
    if (!next || !latest || isComputing(latest) || starting.current) return;
    starting.current = true;
    const isReady = latest.status === 'DRAFT' && latest.order === 'PROMISES_FIRST';
    const basis = next === 'NOTHING' ? next : 'PUBLISHED';
    void (isReady ? toasts.attempt(() => begin('WISHES_FIRST', basis)) : Promise.resolve()).then(() => {
      starting.current = false;
      setNext(null);
    });
  });

  return {
    /** The other order follows the one that is computed. */
    hasNext: next !== null,
    start: async ({ order, basis }: Plan): Promise<Plan> => {
      await begin(order === 'BOTH' ? 'PROMISES_FIRST' : order, basis);
      return { order, basis };
    },
    /** Closes the form of a plan that was started. */
    follow: ({ order, basis }: Plan): void => setNext(order === 'BOTH' ? basis : null),
  };
}
