import type { ReactNode } from 'react';
import { StatusTag, type StatusTone } from '../../../components/StatusTag';
import type { MessageReport_ReportFragment, MessageReportDecision } from '../../../generated/graphql';
import { messages } from '../messages';

const looks: Record<MessageReportDecision, { tone: StatusTone; icon?: ReactNode }> = {
  DISMISSED: { tone: 'neutral' },
  WARNED: { tone: 'success' },
  REMOVED: { tone: 'danger' },
};

/** Whether a report waits, or what was decided. */
export function ReportState({ resolvedAt, decision }: MessageReport_ReportFragment) {
  if (!resolvedAt) return <StatusTag tone="waiting">{messages.waiting}</StatusTag>;
  if (!decision) return <StatusTag tone="neutral">{messages.resolved}</StatusTag>;
  return <StatusTag {...looks[decision]}>{messages.decisions[decision]}</StatusTag>;
}
