import { lazyExtra } from '../lazy-extra';

/** The chat page and the dock draw it above a conversation; it loads after the messages. */
export const MeetingStrip = lazyExtra(() => import('./MeetingStrip'));
