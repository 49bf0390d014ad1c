import { useContext } from 'react';
import { EventContext } from './event-context';

/** Whether the event has ended: no meeting can be requested there any more. */
export const useIsEventOver = (now: Date): boolean => {
  const value = useContext(EventContext);
  return value !== null && Date.parse(value.event.endsAt) <= now.getTime();
};
