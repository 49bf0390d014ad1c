import type { ReactNode } from 'react';
import { StatusTag, type StatusTone } from '../../../components/StatusTag';
import type { AnnouncementStatus } from '../../../generated/graphql';
import { messages } from '../messages';

const looks: Record<AnnouncementStatus, { tone: StatusTone; icon?: ReactNode }> = {
  DRAFT: { tone: 'neutral' },
  SCHEDULED: { tone: 'waiting' },
  SENDING: { tone: 'waiting' },
  SENT: { tone: 'success' },
  CANCELLED: { tone: 'danger' },
};

/** How far an announcement is, in a word. */
export function AnnouncementStatusTag({ status }: { status: AnnouncementStatus }) {
  return <StatusTag {...looks[status]}>{messages.status[status]}</StatusTag>;
}
