import { Suspense } from 'react';
import PersonPanel from '../../features/attendees/components/PersonPanel';
import BlockDialog from '../../features/conversations/components/BlockDialog';
import { MeetingState } from '../../features/meetings/components/MeetingState';
import { useOverlays } from '../../ui';
import { SaveAsLead } from './lazy-save-as-lead';

/** A person's profile over any page of the event, with what meetings and conversations add to it. */
export default function PersonDialog({ eventId }: { eventId: string }) {
  const overlays = useOverlays();
  return (
    <PersonPanel
      renderMeetings={(attendeeId) => <MeetingState eventId={eventId} attendeeId={attendeeId} filled />}
      renderLead={(attendeeId) => (
        <Suspense fallback={null}>
          <SaveAsLead attendeeId={attendeeId} source="PROFILE" />
        </Suspense>
      )}
      renderBlockDialog={(person) => (
        <BlockDialog eventId={eventId} {...person} onBlocked={() => overlays.close('person')} />
      )}
    />
  );
}
