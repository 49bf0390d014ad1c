import { lazy } from 'react';

/** The chat page and the dock draw it above a conversation; it loads after the messages. */
export const MeetingStrip = lazy(() => import('./MeetingStrip'));
