import { useApolloClient } from '@apollo/client/react';
import { queryFresh } from '../../../data/freshness';
import { useEventContext } from '../../../data/useEventContext';
import { AgendaCalendarDocument } from '../../../generated/graphql';
import { fileNamePart } from '../../../lib/download';
import { useCalendarFile } from '../../../ui';
import { messages } from '../messages';

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
