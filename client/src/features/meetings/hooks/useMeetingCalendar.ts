import { MeetingCalendarDocument } from '../../../generated/graphql';
import { useCalendarFile } from '../../../hooks/useCalendarFile';
import { fileNamePart } from '../../../lib/download';
import { messages } from '../messages';
import { queryFresh } from '../../../lib/freshness';

/** Downloads the calendar file of a meeting, as it is on the server now. */
export const useMeetingCalendar = (meetingId: string, name: string) =>
  useCalendarFile({
    name: `meeting-${fileNamePart(name) || meetingId}`,
    failed: messages.calendarFailed,
    read: async (client) => {
      const { data } = await queryFresh(client, MeetingCalendarDocument, { id: meetingId });
      return data?.meeting.calendar;
    },
  });
