import { useContext } from 'react';
import { EventContext } from '../lib/event-context';

/** The time zone in which everything of this event is told. */
export const useEventZone = (): string => useContext(EventContext)?.event.timezone ?? 'UTC';
