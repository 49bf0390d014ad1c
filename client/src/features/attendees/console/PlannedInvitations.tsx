import { Button } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import { useInvitationPlanQuery } from '../../../generated/hooks';
import { formatMoment } from '../../../lib/time';
import { Notice, useOverlay } from '../../../ui';
import { messages } from './messages';

const texts = messages.invitation;

/** Says when invitations go out, or that they did not. */
export function PlannedInvitations() {
  const { event } = useEventContext();
  const invitation = useOverlay('invitation');
  const { data } = useInvitationPlanQuery({ variables: { eventId: event.id } });
  const { sendAt, isMissed } = data?.invitationPlan ?? {};
  if (!sendAt) return null;
  return (
    <Notice
      kind={isMissed ? 'warning' : 'info'}
      title={(isMissed ? texts.missed : texts.planned)(formatMoment(sendAt, event.timezone))}
      action={<Button onClick={() => invitation.open('edit')}>{texts.change}</Button>}
    />
  );
}
