import { useEventContext } from '../../../../data/event/useEventContext';
import { useCan } from '../../../../data/session/useCan';
import { MoreLinks } from '../../../../features/events/components/MoreLinks';
import RunPanel from '../../../../features/events/console/RunPanel';
import type { Phase } from '../../../../features/events/lib/event-phase';
import { ErrorState, LoadingLines, useAtLeast } from '../../../../ui';
import { HomeSwitch } from './AttendeeView';
import { BeforeEvent } from './BeforeEvent';
import { DayLine } from './DayLine';
import { Doors } from './Doors';
import { EventResult } from './EventResult';
import { messages } from './messages';
import { NeedsYou } from './NeedsYou';
import { useToday } from './useToday';

interface OrganiserHomeProps {
  eventId: string;
  phase: Phase;
}

/** The event by its phase, with what waits for the viewer first. */
function Today({ eventId, ...props }: OrganiserHomeProps) {
  const { data, error, retry } = useToday(eventId);
  // Only staff can open a draft, whatever its dates are.
  const phase = useEventContext().event.status === 'DRAFT' ? 'upcoming' : props.phase;
  if (!data)
    return error ? (
      <ErrorState error={error} title={messages.loadFailed} onRetry={retry} />
    ) : (
      <LoadingLines rows={8} />
    );
  const { eventToday, eventStatistics } = data;
  const needs = <NeedsYou tasks={eventToday.tasks} />;
  if (phase === 'live')
    return (
      <>
        <Doors statistics={eventStatistics}>{needs}</Doors>
        <DayLine eventId={eventId} />
      </>
    );
  const waiting = eventToday.tasks.length > 0 && needs;
  if (phase === 'upcoming') return <BeforeEvent funnel={eventToday.funnel} needs={waiting} />;
  return (
    <>
      {waiting}
      <EventResult eventId={eventId} phase={phase} />
    </>
  );
}

/** The home of staff: what needs organisers today, and the result for those who only read. */
export default function OrganiserHome(props: OrganiserHomeProps) {
  const canManage = useCan('updateEvent');
  // Wide screens have the same links in the sidebar.
  const wide = useAtLeast('lg');
  return (
    <>
      <HomeSwitch />
      {canManage ? <Today {...props} /> : <EventResult {...props} />}
      {canManage && !wide && <RunPanel eventId={props.eventId} />}
      <MoreLinks eventId={props.eventId} takesPart={false} />
    </>
  );
}
