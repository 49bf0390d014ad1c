/* Published by triggers of the database (migrations/180-access-events.sql), so that no change of a row is ever left out. */

/** Sessions that ended; every server closes their sockets and forgets what it cached of them. */
export const SESSIONS_ENDED = 'sessions.ended';

export interface SessionsEnded {
  sessionIds: string[];
}

/** Users whose rights have changed; every server forgets what it cached of their sessions, which go on, and closes their sockets. */
export const ACCESS_CHANGED = 'access.changed';

export interface AccessChanged {
  userIds: string[];
}

/** Access that has to be looked up again: of users, or of all attendees of an event. Sockets stay open. */
export const ACCESS_OUTDATED = 'access.outdated';

export interface AccessOutdated {
  userIds?: string[];
  eventIds?: string[];
}
