import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  useSessionsQuery,
} from '../../../generated/hooks';
import { Pending, Stack, StatusTag, TimeAgo, useToasts } from '../../../ui';
import { deviceWords } from '../lib/device-words';
import { messages } from '../messages';
import { Block, BlockRow } from './Block';

const refreshes = ['sessions'] as const;

/** Where the viewer is signed in, this session first, and how to end the others. */
export function SessionsBlock() {
  const { data, error, refetch } = useSessionsQuery();
  const [revoke] = useRevokeSessionMutation({ refreshes });
  const [revokeOthers, { loading: endingOthers }] = useRevokeOtherSessionsMutation({ refreshes });
  const toasts = useToasts();
  const sessions = data?.sessions.nodes.toSorted((a, b) => Number(b.current) - Number(a.current));
  const run = (act: () => Promise<string>) =>
    void toasts.attempt(async () => toasts.success(await act()), { refused: messages.sessionFailed });
  const end = async (sessionId: string) => {
    await revoke({ variables: { input: { sessionId } } });
    return messages.sessionEnded;
  };
  const endOthers = async () => {
    const { data: ended } = await revokeOthers();
    return messages.othersEnded(ended?.revokeOtherSessions.revokedSessions ?? 0);
  };
  return (
    <Block
      title={messages.sessions}
      text={messages.sessionsText}
      action={
        sessions &&
        sessions.length > 1 && (
          <Button loading={endingOthers} onClick={() => run(endOthers)}>
            {messages.endOthers}
          </Button>
        )
      }
    >
      {sessions ? (
        <Stack as="ul">
          {sessions.map(({ id, current, lastUsedAt, ...session }) => {
            const device = session.device ? deviceWords(session.device) : messages.unknownDevice;
            const Icon = /Android|iPhone|iPad/.test(device) ? MobileOutlined : DesktopOutlined;
            const lastUsed = (
              <>
                {messages.lastUsed} <TimeAgo at={lastUsedAt} />
              </>
            );
            return (
              <BlockRow key={id} icon={<Icon aria-hidden />} name={device} note={lastUsed}>
                {current ? (
                  <StatusTag tone="success">{messages.thisDevice}</StatusTag>
                ) : (
                  <Button aria-label={messages.endSessionOf(device)} onClick={() => run(() => end(id))}>
                    {messages.endSession}
                  </Button>
                )}
              </BlockRow>
            );
          })}
        </Stack>
      ) : (
        <Pending error={error} refetch={refetch} title={messages.loadFailed} />
      )}
    </Block>
  );
}
