import { useSyncExternalStore } from 'react';
import { typing } from '../lib/typing';

/** Whether this person is writing to the viewer at the moment. */
export const useOtherTyping = (attendeeId: string): boolean =>
  useSyncExternalStore(typing.subscribe, () => typing.isTyping(attendeeId));
