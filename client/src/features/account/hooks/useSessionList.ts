import {
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  useSessionsQuery,
} from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { messages } from '../messages';

/** The sessions of the viewer, this one first, and how to end the others. */
export function useSessionList() {
  const { data, error, refetch } = useSessionsQuery();
  const [revoke] = useRevokeSessionMutation({ refreshes: ['sessions'] });
  const [revokeOthers, { loading: endingOthers }] = useRevokeOtherSessionsMutation({
    refreshes: ['sessions'],
  });
  const toasts = useToasts();
  const end = async (sessionId: string) => {
    try {
      await revoke({ variables: { input: { sessionId } } });
      toasts.success(messages.sessionEnded);
    } catch {
      toasts.error(messages.sessionFailed);
    }
  };
  const endOthers = async () => {
    try {
      const { data: ended } = await revokeOthers();
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
