import type { DomainEvent } from '../../core/outbox';

/** Sessions that ended; every server closes their sockets and forgets what it cached of them. */
export const SESSIONS_ENDED = 'sessions.ended';

export interface SessionsEnded {
  sessionIds: string[];
}

/** Users whose role has changed; every server forgets what it cached of their sessions, which go on. */
export const ROLES_CHANGED = 'roles.changed';

export interface RolesChanged {
  userIds: string[];
}

export const accountEvents = {
  rolesChanged: (userIds: string[]): DomainEvent => ({
    topic: ROLES_CHANGED,
    payload: { userIds } satisfies RolesChanged,
  }),
  sessionsEnded: (sessionIds: string[]): DomainEvent => ({
    topic: SESSIONS_ENDED,
    payload: { sessionIds } satisfies SessionsEnded,
  }),
};
