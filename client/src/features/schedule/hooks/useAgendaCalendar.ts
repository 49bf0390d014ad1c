import { AgendaCalendarDocument } from '../../../generated/graphql';
import { useCalendarFile } from '../../../hooks/useCalendarFile';
import { useEventContext } from '../../../hooks/useEventContext';
import { fileNamePart } from '../../../lib/download';
import { messages } from '../messages';

/** Downloads the viewer's whole agenda as a calendar file. */
export function useAgendaCalendar() {
  const { event } = useEventContext();
  return useCalendarFile({
    name: fileNamePart(event.title) || event.id,
    failed: messages.calendarFailed,
    read: async (client) => {
      const { data } = await client.query({
        query: AgendaCalendarDocument,
        variables: { eventId: event.id },
        fetchPolicy: 'network-only',
      });
      return data?.agendaCalendar;
    },
  });
}
