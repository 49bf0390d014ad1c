import { lazy, Suspense } from 'react';
import { hasCode } from '../../../data/errors/errors';
import { useCan } from '../../../data/session/useCan';
import { useEventContext } from '../../../data/event/useEventContext';
import { useSessionPanelQuery } from '../../../generated/hooks';
import { EmptyState, LoadingLines, Pending, SidePanel, useNow } from '../../../ui';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { messages } from '../messages';
import { OwnRating } from '../ratings/OwnRating';
import { SessionPanelFooter } from './AgendaButton';
import { sessionLinkId } from './SessionCard';
import { SessionDetails } from './SessionDetails';

const SessionRatings = lazy(() => import('../console/SessionRatings'));
const EditSessionFooter = lazy(() => import('../console/EditSessionFooter'));

interface SessionPanelProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** One session beside the programme; on phones in a sheet. */
export default function SessionPanel({ id, open, onClose }: SessionPanelProps) {
  const { sessions } = useSchedulePage().schedule;
  const { profile } = useEventContext();
  const now = useNow();
  const { data, error, refetch } = useSessionPanelQuery({ variables: { id } });
  const details = data?.activity;
  // The list's data stands until the details come.
  const session = details ?? sessions.find((known) => known.id === id);
  // Staff have no agenda, and what is over can only be removed from it.
  const canChange =
    profile !== null &&
    session !== undefined &&
    (session.inMyAgenda || Date.parse(session.endsAt) > now.getTime());
  const isOver = details?.kind === 'SESSION' && Date.parse(details.endsAt) <= now.getTime();
  const canReadRatings = useCan('sessionComments');
  const canEdit = useCan('updateActivity');
  const isMissing = hasCode(error, 'NOT_FOUND');
  const footer = () => {
    if (canChange) return <SessionPanelFooter session={session} />;
    if (!canEdit) return undefined;
    return (
      <Suspense fallback={null}>
        <EditSessionFooter id={id} />
      </Suspense>
    );
  };
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      onClosed={() => document.getElementById(sessionLinkId(id))?.focus({ preventScroll: true })}
      closeLabel={messages.closeSession}
      width={480}
      roomy
      title={messages.session}
      footer={isMissing ? undefined : footer()}
    >
      {isMissing && <EmptyState title={messages.sessionMissing} text={messages.sessionMissingText} />}
      {!session && !isMissing && (
        <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={8} />
      )}
      {session && !isMissing && (
        <SessionDetails session={session}>
          {isOver && profile && <OwnRating key={details.id} session={details} />}
          {isOver && canReadRatings && (
            <Suspense fallback={<LoadingLines />}>
              <SessionRatings key={details.id} id={details.id} />
            </Suspense>
          )}
        </SessionDetails>
      )}
    </SidePanel>
  );
}
