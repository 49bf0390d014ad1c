import { useApolloClient } from '@apollo/client/react';
import { AgendaCalendarDocument } from '../../../generated/graphql';
import { useCalendarFile } from '../../../ui/hooks/useCalendarFile';
import { useEventContext } from '../../../data/useEventContext';
import { fileNamePart } from '../../../lib/download';
import { messages } from '../messages';
import { queryFresh } from '../../../data/freshness';

/** Downloads the viewer's whole agenda as a calendar file. */
export function useAgendaCalendar() {
  const { event } = useEventContext();
  const client = useApolloClient();
  return useCalendarFile({
    name: fileNamePart(event.title) || event.id,
    failed: messages.calendarFailed,
    read: async () => {
      const { data } = await queryFresh(client, AgendaCalendarDocument, { eventId: event.id });
      return data?.agendaCalendar;
    },
  });
}
