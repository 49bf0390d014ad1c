import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import { ConfirmWithConsequences } from '../../../ui';
import { useAnnouncementActions } from '../hooks/useAnnouncementActions';
import { messages } from '../messages';

interface DeleteAnnouncementProps {
  announcement: Announcement_AnnouncementFragment;
  onClose: () => void;
}

/** Asks before an unsent announcement is deleted. */
export default function DeleteAnnouncement({ announcement, onClose }: DeleteAnnouncementProps) {
  const { remove } = useAnnouncementActions();
  return (
    <ConfirmWithConsequences
      open
      title={messages.deleteTitle(announcement.title)}
      text={messages.deleteText}
      act={messages.deleteAct}
      onConfirm={async () => {
        await remove(announcement);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
