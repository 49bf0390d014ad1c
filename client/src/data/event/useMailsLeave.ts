import { useInvitationPlanQuery } from '../../generated/hooks';
import { useCan } from '../session/useCan';
import { useEventContext } from './useEventContext';

/** Whether invitations are e-mailed: without a mail server they are only kept in the mail log. For organisers. */
export function useMailsLeave(): boolean {
  const { event } = useEventContext();
  const skip = !useCan('invitationPlan');
  const { data } = useInvitationPlanQuery({ variables: { eventId: event.id }, skip });
  return data?.invitationPlan.hasMailServer ?? true;
}
