import { useMemo } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useAgendaQuery } from '../../../generated/hooks';
import { agendaEntries, type AgendaEntry } from '../lib/agenda-entries';

const NONE: readonly AgendaEntry[] = [];

/** The viewer's agenda in this event. Staff without a profile have none: `isOwn` is false. */
export function useAgenda() {
  const { event, profile } = useEventContext();
  const isOwn = profile !== null;
  const { data, error, refetch } = useAgendaQuery({ variables: { eventId: event.id }, skip: !isOwn });
  const entries = useMemo(() => (data ? agendaEntries(data.agenda) : NONE), [data]);
  return { isOwn, entries, isLoading: isOwn && !data && !error, error: data ? undefined : error, refetch };
}
