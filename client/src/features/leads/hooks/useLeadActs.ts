import type { Lead_LeadFragment, LeadRating } from '../../../generated/graphql';
import { useDeleteLeadMutation, useUpdateLeadMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { useDialogs, useToasts } from '../../../ui';
import { messages } from '../messages';

const refreshes = ['leads', 'leadCounts'] as const;

/** Rates, ticks and removes leads in place; rating and tick show at once, and go back with a message when the server refuses. */
export function useLeadActs() {
  const [update] = useUpdateLeadMutation({ refreshes: [...refreshes] });
  const [remove] = useDeleteLeadMutation({ refreshes: [...refreshes] });
  const dialogs = useDialogs();
  const toasts = useToasts();
  const tick = (lead: Lead_LeadFragment, followedUp: boolean) => {
    const shown = { ...lead, followedUpAt: followedUp ? new Date().toISOString() : null };
    return update({
      variables: { input: { leadId: lead.id, followedUp } },
      optimisticResponse: { updateLead: { lead: shown } },
    });
  };
  return {
    rate: (lead: Lead_LeadFragment, rating: LeadRating) =>
      void toasts.attempt(() =>
        update({
          variables: { input: { leadId: lead.id, rating } },
          optimisticResponse: { updateLead: { lead: { ...lead, rating } } },
        }),
      ),
    tick: (lead: Lead_LeadFragment) => {
      const followedUp = !lead.followedUpAt;
      void toasts.attempt(async () => {
        await tick(lead, followedUp);
        if (followedUp) toasts.undo(messages.done.said(fullName(lead.attendee)), () => tick(lead, false));
      });
    },
    remove: async ({ id, attendee }: Lead_LeadFragment) => {
      const name = fullName(attendee);
      if (!(await dialogs.confirm(messages.remove.text, messages.remove.title(name)))) return;
      await toasts.attempt(async () => {
        await remove({ variables: { input: { leadId: id } } });
        toasts.success(messages.remove.done(name));
      });
    },
  };
}
