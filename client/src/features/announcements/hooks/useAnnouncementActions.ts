import { toAppError } from '../../../data/errors';
import { useEventZone } from '../../../data/useEventZone';
import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import {
  useCancelAnnouncementMutation,
  useCreateAnnouncementMutation,
  useDeleteAnnouncementMutation,
  useSendAnnouncementMutation,
} from '../../../generated/hooks';
import { formatShortDay, formatTime } from '../../../lib/time';
import { useToasts } from '../../../ui';
import { toSegmentInput } from '../lib/segment';
import { messages } from '../messages';

type Announcement = Announcement_AnnouncementFragment;

const CHANGES_LISTS = { refreshes: ['announcements' as const] };

/** Event time of an instant in a few words: `Mon 3 May, 09:30 am`. */
export function useMomentWords(): (instant: string) => string {
  const zone = useEventZone();
  return (instant) => `${formatShortDay(instant, zone)}, ${formatTime(instant, zone)}`;
}

/** Actions on an existing announcement. */
export function useAnnouncementActions() {
  const [sendOne] = useSendAnnouncementMutation(CHANGES_LISTS);
  const [cancelOne] = useCancelAnnouncementMutation();
  const [deleteOne] = useDeleteAnnouncementMutation(CHANGES_LISTS);
  const [createOne] = useCreateAnnouncementMutation(CHANGES_LISTS);
  const toasts = useToasts();
  const moment = useMomentWords();
  const send = async ({ id, title }: Announcement, sendAt: string | null) => {
    await sendOne({ variables: { input: { announcementId: id, ...(sendAt ? { sendAt } : {}) } } });
    toasts.success(sendAt ? messages.done.scheduled(title, moment(sendAt)) : messages.done.sending(title));
  };
  return {
    send,
    cancel: async ({ id, title, sendAt }: Announcement) => {
      try {
        await cancelOne({ variables: { input: { announcementId: id } } });
        toasts.undo(messages.done.cancelled(title), () =>
          sendOne({ variables: { input: { announcementId: id, sendAt } } }),
        );
      } catch (error) {
        toasts.error(toAppError(error).message);
      }
    },
    remove: async ({ id, title }: Announcement) => {
      await deleteOne({ variables: { input: { announcementId: id } } });
      toasts.success(messages.done.deleted(title));
    },
    /** A new draft with the same text, for the same people; gives its id. */
    copy: async ({ eventId, title, text, segment, inPortal, byMail }: Announcement) => {
      const input = { eventId, title, text, segment: toSegmentInput(segment), inPortal, byMail };
      const { data } = await createOne({ variables: { input } });
      toasts.success(messages.done.copied);
      return data?.createAnnouncement.announcement.id;
    },
  };
}
