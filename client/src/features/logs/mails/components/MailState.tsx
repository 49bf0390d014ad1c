import type { MailStatus } from '../../../../generated/graphql';
import { StatusTag, type StatusTone } from '../../../../ui';
import { messages } from '../messages';

const tones: Record<MailStatus, StatusTone> = {
  QUEUED: 'waiting',
  SENT: 'success',
  FAILED: 'danger',
  KEPT: 'neutral',
};

/** How far a mail is, in a word. */
export const MailState = ({ status }: { status: MailStatus }) => (
  <StatusTag tone={tones[status]}>{messages.statuses[status]}</StatusTag>
);
