import type { AnnouncementStatus } from '../../../generated/graphql';
import { StatusTag, type StatusTone } from '../../../ui';
import { messages } from '../messages';

const tones: Record<AnnouncementStatus, StatusTone> = {
  DRAFT: 'neutral',
  SCHEDULED: 'waiting',
  SENDING: 'waiting',
  SENT: 'success',
  CANCELLED: 'danger',
};

/** How far an announcement is, in a word. */
export const AnnouncementStatusTag = ({ status }: { status: AnnouncementStatus }) => (
  <StatusTag tone={tones[status]}>{messages.status[status]}</StatusTag>
);
