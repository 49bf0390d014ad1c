import { createContext } from 'react';
import type { EventShellQuery, ShellProfile_AttendeeFragment } from '../generated/graphql';

/** The event that a page is in: it exists, and the viewer may be here. */
export interface EventContextValue {
  event: EventShellQuery['event'];
  /** The viewer's own profile; null for staff, who have none. */
  profile: ShellProfile_AttendeeFragment | null;
  /** Whether the viewer's e-mail address is known to be theirs. */
  emailVerified: boolean;
}

export const EventContext = createContext<EventContextValue | null>(null);
