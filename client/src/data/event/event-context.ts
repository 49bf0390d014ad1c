import { createContext } from 'react';
import type { EventShellQuery, ShellProfile_AttendeeFragment } from '../../generated/graphql';

/** The event of a page; it exists, and the viewer may access it. */
export interface EventContextValue {
  event: EventShellQuery['event'];
  /** The viewer's own profile; null for staff, who do not take part. */
  profile: ShellProfile_AttendeeFragment | null;
  /** Whether the viewer's e-mail address is verified. */
  emailVerified: boolean;
}

export const EventContext = createContext<EventContextValue | null>(null);
