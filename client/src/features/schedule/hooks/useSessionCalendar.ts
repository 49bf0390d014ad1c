import { useApolloClient } from '@apollo/client/react';
import { queryFresh } from '../../../data/freshness';
import { SessionCalendarDocument } from '../../../generated/graphql';
import { fileNamePart } from '../../../lib/download';
import { useCalendarFile } from '../../../ui';
import type { Session } from '../lib/agenda-entries';
import { messages } from '../messages';

/** Downloads one session as a calendar file. */
export function useSessionCalendar({ id, title }: Pick<Session, 'id' | 'title'>) {
  const client = useApolloClient();
  return useCalendarFile({
    name: fileNamePart(title) || id,
    failed: messages.calendarFailed,
    read: async () => {
      const { data } = await queryFresh(client, SessionCalendarDocument, { id });
      return data?.activity.calendar;
    },
  });
}
