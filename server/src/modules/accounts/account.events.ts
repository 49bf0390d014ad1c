import type { DomainEvent } from '../../core/outbox';

/** Sessions that ended; every server closes their sockets and forgets what it cached of them. */
export const SESSIONS_ENDED = 'sessions.ended';

export interface SessionsEnded {
  sessionIds: string[];
}

export const accountEvents = {
  sessionsEnded: (sessionIds: string[]): DomainEvent => ({
    topic: SESSIONS_ENDED,
    payload: { sessionIds } satisfies SessionsEnded,
  }),
};
