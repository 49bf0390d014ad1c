import { Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { useAttendeePanelQuery } from '../../../generated/hooks';
import { useOverlays } from '../../../hooks/useOverlays';
import { hasCode } from '../../../lib/errors';
import { cardLinkId } from '../lib/card-link';
import { messages } from '../messages';
import styles from './AttendeePanel.module.css';
import { AttendeeProfile } from './AttendeeProfile';

const texts = messages.panel;

function PanelContent({ attendeeId }: { attendeeId: string }) {
  const { data, error, refetch } = useAttendeePanelQuery({ variables: { id: attendeeId } });
  if (data) return <AttendeeProfile attendee={data.attendee} />;
  if (error && hasCode(error, 'NOT_FOUND'))
    return <EmptyState title={texts.missing} text={texts.missingText} />;
  if (error) return <ErrorState error={error} title={texts.loadFailed} onRetry={() => refetch()} />;
  return (
    <div className={styles.loading} aria-hidden>
      <Skeleton active avatar={{ size: 88 }} paragraph={{ rows: 8 }} />
    </div>
  );
}

/** The profile beside the list, of the person whom `?person=` names. */
export function AttendeePanel() {
  const [params] = useSearchParams();
  const overlays = useOverlays();
  const attendeeId = params.get('person');
  // The last person stays drawn while the panel slides away.
  const [shown, setShown] = useState(attendeeId);
  if (attendeeId && attendeeId !== shown) setShown(attendeeId);
  return (
    <Drawer
      open={attendeeId !== null}
      onClose={() => overlays.close('person')}
      placement="right"
      size={460}
      title={texts.title}
      className={styles.panel}
      destroyOnHidden
      afterOpenChange={(open) => {
        if (!open && shown) document.getElementById(cardLinkId(shown))?.focus({ preventScroll: true });
      }}
    >
      {shown && <PanelContent key={shown} attendeeId={shown} />}
    </Drawer>
  );
}
