import type { ComponentType } from 'react';

/** Parts of a conversation that belong to other features, passed in by the app. */
export interface ThreadSlots {
  MeetingStrip: ComponentType<{ eventId: string; attendeeId: string }>;
}
