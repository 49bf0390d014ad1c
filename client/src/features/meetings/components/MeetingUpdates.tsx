import { useApolloClient } from '@apollo/client/react';
import { refresh } from '../../../data/freshness/freshness';
import { logFailure } from '../../../data/errors/log';
import { useMeetingChangedSubscription, usePendingMeetingsQuery } from '../../../generated/hooks';
import { useOverlays, useToasts } from '../../../ui';
import { noticeFor } from '../lib/meeting-notice';
import { CHANGED_BY_MEETINGS, noteChange, wasAgreedBefore } from '../lib/own-changes';
import { messages } from '../messages';

/** Keeps meetings live in the whole event and says in a short notice what changed. Only for those with a profile. */
export default function MeetingUpdates({ eventId }: { eventId: string }) {
  const client = useApolloClient();
  const toasts = useToasts();
  const overlays = useOverlays();

  useMeetingChangedSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: ({ data }) => {
      const meeting = data.data?.meetingChanged;
      if (!meeting) return;
      refresh(client, ...CHANGED_BY_MEETINGS);
      const isNews = !wasAgreedBefore(meeting) || meeting.viewerCanRespondToProposal;
      const notice = noteChange(meeting) && isNews ? noticeFor(meeting) : null;
      if (notice) {
        toasts[notice.kind](notice.text, {
          key: `meeting-${meeting.id}`,
          action: { label: messages.live.open, run: () => overlays.openMeeting(meeting.id) },
        });
      }
    },
    onError: (error) => logFailure('The meeting subscription failed', error),
  });
  // The count that the event shows is refreshed with the meetings.
  usePendingMeetingsQuery({ variables: { eventId }, from: 'cache' });

  return null;
}
