import { AgendaCalendarDocument } from '../../../generated/graphql';
import { useCalendarFile } from '../../../hooks/useCalendarFile';
import { useEventContext } from '../../../hooks/useEventContext';
import { fileNamePart } from '../../../lib/download';
import { messages } from '../messages';
import { queryFresh } from '../../../lib/freshness';

/** Downloads the viewer's whole agenda as a calendar file. */
export function useAgendaCalendar() {
  const { event } = useEventContext();
  return useCalendarFile({
    name: fileNamePart(event.title) || event.id,
    failed: messages.calendarFailed,
    read: async (client) => {
      const { data } = await queryFresh(client, AgendaCalendarDocument, { eventId: event.id });
      return data?.agendaCalendar;
    },
  });
}
