import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useMailsLeave } from '../../../data/event/useMailsLeave';
import { useBulkJobPreviewQuery, useInvitationPlanQuery } from '../../../generated/hooks';
import { formatMoment } from '../../../lib/time';
import { Notice, useOverlay } from '../../../ui';
import { messages } from './messages';

const texts = messages.invitation;
const { inviteSubmit, prepareSubmit } = messages.bulk;

const BulkDialog = lazy(() => import('./BulkDialog'));

interface PlannedInvitationsProps {
  /** The main thing to do on the page. */
  primary?: boolean;
  onInviting?: () => void;
}

/** Says how many people are not invited, and invites them. */
function Uninvited({ eventId, primary, onInviting }: PlannedInvitationsProps & { eventId: string }) {
  const selection = { eventId, filter: { stages: ['INVITED' as const], invited: false } };
  const { data } = useBulkJobPreviewQuery({ variables: { input: selection } });
  const [asking, setAsking] = useState(false);
  const mailsLeave = useMailsLeave();
  const count = data?.bulkJobPreview.neverInvited ?? 0;
  return (
    <>
      {count > 0 && (
        <Notice
          kind="info"
          title={texts.uninvited(count)}
          action={
            <Button type={primary ? 'primary' : 'default'} onClick={() => setAsking(true)}>
              {(mailsLeave ? inviteSubmit : prepareSubmit)(count)}
            </Button>
          }
        />
      )}
      {asking && (
        <Suspense>
          <BulkDialog
            eventId={eventId}
            kind="INVITE"
            selection={selection}
            onStarted={() => {
              setAsking(false);
              onInviting?.();
            }}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Says when invitations go out, that they did not, or that nothing is planned for some. */
export default function PlannedInvitations(props: PlannedInvitationsProps) {
  const { event } = useEventContext();
  const invitation = useOverlay('invitation');
  const { data } = useInvitationPlanQuery({ variables: { eventId: event.id } });
  const { sendAt, isMissed } = data?.invitationPlan ?? {};
  if (!data) return null;
  if (!sendAt) return <Uninvited {...props} eventId={event.id} />;
  return (
    <Notice
      kind={isMissed ? 'warning' : 'info'}
      title={(isMissed ? texts.missed : texts.planned)(formatMoment(sendAt, event.timezone))}
      action={<Button onClick={() => invitation.open('edit')}>{texts.change}</Button>}
    />
  );
}
