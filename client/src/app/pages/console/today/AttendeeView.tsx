import type { ReactNode } from 'react';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { Phase } from '../../../../features/events/lib/event-phase';
import { paths } from '../../../../lib/paths';
import { LinkButton, Row } from '../../../../ui';
import HomeBelow from '../../HomeBelow';
import { messages } from './messages';

/** From the home of organisers to that of attendees and back, for staff who have a profile at the event too. */
export function HomeSwitch({ isAttendeeView = false }: { isAttendeeView?: boolean }) {
  const { id, viewerProfile } = useEventContext().event;
  if (viewerProfile?.status !== 'CONFIRMED') return null;
  return (
    <Row justify="end">
      <LinkButton type="link" to={isAttendeeView ? paths.event(id) : `${paths.event(id)}?view=attendee`}>
        {isAttendeeView ? messages.organiserHome : messages.attendeeHome}
      </LinkButton>
    </Row>
  );
}

/** The home of attendees as staff may see it: without meetings and matches, which belong to those who take part. */
export default function AttendeeView({ phase, children }: { phase: Phase; children: ReactNode }) {
  return (
    <>
      <HomeSwitch isAttendeeView />
      {children}
      <HomeBelow phase={phase} />
    </>
  );
}
