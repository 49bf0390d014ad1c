import { useContext } from 'react';
import { EventContext } from './event-context';

/** Whether the event has ended: nobody can be asked for a meeting there any more. */
export const useIsEventOver = (now: Date): boolean => {
  const value = useContext(EventContext);
  return value !== null && Date.parse(value.event.endsAt) <= now.getTime();
};
