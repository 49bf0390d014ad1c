import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { SessionItem_SessionFragment } from '../../../generated/graphql';
import {
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  useSessionsQuery,
} from '../../../generated/hooks';
import { ErrorState, LoadingLines, Stack, StatusTag, TimeAgo, useToasts } from '../../../ui';
import { messages } from '../messages';
import { Block, BlockRow } from './Block';

/** The sessions of the viewer, this one first, and how to end the others. */
function useSessionList() {
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

function SessionItem({ session, onEnd }: { session: SessionItem_SessionFragment; onEnd: () => void }) {
  const device = session.device ?? messages.unknownDevice;
  const Icon = /Android|iPhone|iPad/.test(device) ? MobileOutlined : DesktopOutlined;
  return (
    <BlockRow
      icon={<Icon aria-hidden />}
      name={device}
      note={
        <>
          {messages.lastUsed} <TimeAgo at={session.lastUsedAt} />
        </>
      }
    >
      {session.current ? (
        <StatusTag tone="success">{messages.thisDevice}</StatusTag>
      ) : (
        <Button aria-label={messages.endSessionOf(device)} onClick={onEnd}>
          {messages.endSession}
        </Button>
      )}
    </BlockRow>
  );
}

/** Where the viewer is signed in. */
export function SessionsBlock() {
  const { sessions, error, retry, end, endOthers, endingOthers } = useSessionList();
  return (
    <Block
      title={messages.sessions}
      text={messages.sessionsText}
      action={
        sessions &&
        sessions.length > 1 && (
          <Button loading={endingOthers} onClick={() => void endOthers()}>
            {messages.endOthers}
          </Button>
        )
      }
    >
      {error && <ErrorState error={error} title={messages.loadFailed} onRetry={retry} />}
      {!sessions && !error && <LoadingLines rows={3} />}
      {sessions && (
        <Stack as="ul">
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => void end(session.id)} />
          ))}
        </Stack>
      )}
    </Block>
  );
}
