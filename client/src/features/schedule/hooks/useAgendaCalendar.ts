import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AgendaCalendarDocument } from '../../../generated/graphql';
import { useEventContext } from '../../../hooks/useEventContext';
import { useToasts } from '../../../hooks/useToasts';
import { downloadText, fileNamePart } from '../../../lib/download';
import { messages } from '../messages';

/** Downloads the viewer's whole agenda as a calendar file. */
export function useAgendaCalendar() {
  const client = useApolloClient();
  const toasts = useToasts();
  const { event } = useEventContext();
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const { data } = await client.query({
        query: AgendaCalendarDocument,
        variables: { eventId: event.id },
        fetchPolicy: 'network-only',
      });
      downloadText(`${fileNamePart(event.title)}.ics`, 'text/calendar', data?.agendaCalendar ?? '');
    } catch {
      toasts.error(messages.calendarFailed);
    } finally {
      setLoading(false);
    }
  };
  return { download, loading };
}
