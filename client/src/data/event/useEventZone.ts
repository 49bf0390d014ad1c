import { useContext } from 'react';
import { EventContext } from './event-context';

/** The time zone in which all times of this event are shown. */
export const useEventZone = (): string => useContext(EventContext)?.event.timezone ?? 'UTC';
