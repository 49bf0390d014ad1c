import type { ApplicationDecision } from '../../../../generated/graphql';
import { useDecideApplicationsMutation, useUndoDecisionMutation } from '../../../../generated/hooks';
import { messages as shared } from '../../../../lib/messages';
import { undoDuration } from '../../../../lib/toast-timer';
import { useToasts } from '../../../../ui';
import { messages } from './messages';

/** One decision is said at a time. */
const key = 'decision';
const refreshes = ['attendees', 'applicationCounts', 'placeLog', 'eventToday'] as const;

export interface Decision {
  attendeeIds: readonly string[];
  decision: ApplicationDecision;
  reason?: string;
  /** Of the one person that it is about. */
  name?: string;
}

/** Decides about people and takes decisions back, and says what came of it. */
export function useDecide() {
  const [decide] = useDecideApplicationsMutation({ refreshes });
  const [undo] = useUndoDecisionMutation({ refreshes });
  const toasts = useToasts();
  /** For all of a decision, or for some people of it. */
  const takeBack = (decisionId: string, attendeeIds?: string[]) =>
    toasts.attempt(
      async () => {
        const { data } = await undo({ variables: { input: { decisionId, attendeeIds } } });
        if (!data) return;
        const { attendees, skipped } = data.undoDecision;
        toasts.success(
          messages.undone(
            attendees.length,
            skipped.map(({ reason }) => reason),
          ),
          key,
        );
      },
      { key },
    );
  const send = async ({ attendeeIds, decision, reason, name }: Decision) => {
    const input = { attendeeIds: [...attendeeIds], decision, ...(reason && { reason }) };
    const { data } = await decide({ variables: { input } });
    if (!data) return;
    const { attendees, waitlisted, skipped, decisionId } = data.decideApplications;
    const who = (attendees.length === 1 && name) || messages.people(attendees.length);
    const reasons = skipped.map((one) => one.reason);
    toasts.success(messages.decided(decision, who, waitlisted, reasons), {
      key,
      // It covers the stages: after it, rows and profiles have the undo for as long as it is possible.
      duration: undoDuration,
      action: { label: shared.toast.undo, run: () => void takeBack(decisionId) },
    });
  };
  return {
    /** For a dialog that says itself what went wrong. */
    send,
    decide: (decision: Decision) => toasts.attempt(() => send(decision), { key }),
    takeBack,
  };
}
