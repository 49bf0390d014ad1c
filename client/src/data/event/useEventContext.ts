import { useContext } from 'react';
import { EventContext, type EventContextValue } from './event-context';

/** The event the page is in, and the viewer's profile there. Only below the event shell. */
export function useEventContext(): EventContextValue {
  const value = useContext(EventContext);
  if (!value) throw new Error('useEventContext is used outside an event');
  return value;
}
