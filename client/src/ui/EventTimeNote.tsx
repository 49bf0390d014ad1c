import { useEventContext } from '../data/event/useEventContext';
import { differsFromDevice, zoneLabel } from '../lib/time';
import { messages } from './messages';

/** Says that times are event time, where the clock of the device shows another. */
export function EventTimeNote() {
  const { event } = useEventContext();
  if (!differsFromDevice(event.timezone, event.startsAt)) return null;
  return <>{messages.eventTimeNote(zoneLabel(event.timezone, event.startsAt))}</>;
}
