import type { MessageReport_ReportFragment, MessageReportDecision } from '../../../generated/graphql';
import { useRemoveReportedSenderMutation, useResolveMessageReportMutation } from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { messages } from '../messages';

/** Decides about a report; a removal of the sender comes before its decision. */
export function useDecision({ id, sender }: MessageReport_ReportFragment) {
  const [resolve] = useResolveMessageReportMutation({ refreshes: ['messageReports'] });
  const [remove] = useRemoveReportedSenderMutation();
  const toasts = useToasts();
  return async (decision: MessageReportDecision, note: string) => {
    // A colleague may have removed the sender meanwhile.
    if (decision === 'REMOVED' && sender.status !== 'REMOVED')
      await remove({ variables: { input: { attendeeId: sender.id } } });
    await resolve({ variables: { input: { reportId: id, decision, ...(note ? { note } : {}) } } });
    toasts.success(messages.decision.done[decision]);
  };
}
