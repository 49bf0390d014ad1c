import type { DomainEvent } from '../../core/outbox';

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

export const accountEvents = {
  accessChanged: (userIds: string[]): DomainEvent => ({
    topic: ACCESS_CHANGED,
    payload: { userIds } satisfies AccessChanged,
  }),
  sessionsEnded: (sessionIds: string[]): DomainEvent => ({
    topic: SESSIONS_ENDED,
    payload: { sessionIds } satisfies SessionsEnded,
  }),
};
