import type { ReactNode } from 'react';
import { StatusTag, type StatusTone } from '../../../components/StatusTag';
import type { MailStatus } from '../../../generated/graphql';
import { messages } from '../messages';

const looks: Record<MailStatus, { tone: StatusTone; icon?: ReactNode }> = {
  QUEUED: { tone: 'waiting' },
  SENT: { tone: 'success' },
  FAILED: { tone: 'danger' },
  KEPT: { tone: 'neutral' },
};

/** How far a mail is, in a word. */
export function MailState({ status }: { status: MailStatus }) {
  return <StatusTag {...looks[status]}>{messages.statuses[status]}</StatusTag>;
}
