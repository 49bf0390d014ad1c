import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MeetingCalendarDocument } from '../../../generated/graphql';
import { useToasts } from '../../../hooks/useToasts';
import { downloadText, fileNamePart } from '../../../lib/download';
import { messages } from '../messages';

/** Downloads the calendar file of a meeting, as it is on the server now. */
export function useMeetingCalendar(meetingId: string, name: string) {
  const client = useApolloClient();
  const toasts = useToasts();
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const { data } = await client.query({
        query: MeetingCalendarDocument,
        variables: { id: meetingId },
        fetchPolicy: 'network-only',
      });
      downloadText(
        `meeting-${fileNamePart(name) || meetingId}.ics`,
        'text/calendar',
        data?.meeting.calendar ?? '',
      );
    } catch {
      toasts.error(messages.calendarFailed);
    } finally {
      setLoading(false);
    }
  };
  return { download, loading };
}
