import { SessionCalendarDocument } from '../../../generated/graphql';
import { useCalendarFile } from '../../../hooks/useCalendarFile';
import { fileNamePart } from '../../../lib/download';
import type { Session } from '../lib/agenda-entries';
import { messages } from '../messages';
import { queryFresh } from '../../../lib/freshness';

/** Downloads one session as a calendar file. */
export const useSessionCalendar = ({ id, title }: Pick<Session, 'id' | 'title'>) =>
  useCalendarFile({
    name: fileNamePart(title) || id,
    failed: messages.calendarFailed,
    read: async (client) => {
      const { data } = await queryFresh(client, SessionCalendarDocument, { id });
      return data?.activity.calendar;
    },
  });
