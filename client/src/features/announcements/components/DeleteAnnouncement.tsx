import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import { useDeleteAnnouncementMutation } from '../../../generated/hooks';
import { ConfirmWithConsequences, useToasts } from '../../../ui';
import { messages } from '../messages';

interface DeleteAnnouncementProps {
  announcement: Announcement_AnnouncementFragment;
  onClose: () => void;
}

/** Asks before an unsent announcement is deleted. */
export default function DeleteAnnouncement({ announcement, onClose }: DeleteAnnouncementProps) {
  const toasts = useToasts();
  const [remove] = useDeleteAnnouncementMutation({ refreshes: ['announcements'] });
  const { id, title } = announcement;
  return (
    <ConfirmWithConsequences
      open
      title={messages.deleteTitle(title)}
      text={messages.deleteText}
      act={messages.deleteAct}
      onConfirm={async () => {
        await remove({ variables: { input: { announcementId: id } } });
        toasts.success(messages.done.deleted(title));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
