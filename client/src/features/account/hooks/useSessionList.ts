import { useCallback } from 'react';
import { SessionsDocument } from '../../../generated/graphql';
import {
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  useSessionsQuery,
} from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { messages } from '../messages';

/** The sessions of the viewer, this one first, and how to end the others. */
export function useSessionList() {
  const { data, error, refetch, client } = useSessionsQuery();
  const [revoke] = useRevokeSessionMutation();
  const [revokeOthers, { loading: endingOthers }] = useRevokeOtherSessionsMutation();
  const toasts = useToasts();
  const keep = useCallback(
    (stays: (session: { id: string; current: boolean }) => boolean) =>
      client.cache.updateQuery(
        { query: SessionsDocument },
        (list) => list && { sessions: { ...list.sessions, nodes: list.sessions.nodes.filter(stays) } },
      ),
    [client],
  );
  const end = async (sessionId: string) => {
    try {
      await revoke({ variables: { input: { sessionId } } });
      keep(({ id }) => id !== sessionId);
      toasts.success(messages.sessionEnded);
    } catch {
      toasts.error(messages.sessionFailed);
    }
  };
  const endOthers = async () => {
    try {
      const { data: ended } = await revokeOthers();
      keep(({ current }) => current);
      toasts.success(messages.othersEnded(ended?.revokeOtherSessions.revokedSessions ?? 0));
    } catch {
      toasts.error(messages.sessionFailed);
    }
  };
  const sessions = data?.sessions.nodes.toSorted((a, b) => Number(b.current) - Number(a.current));
  return {
    sessions,
    error: data ? undefined : error,
    retry: () => void refetch(),
    end,
    endOthers,
    endingOthers,
  };
}
