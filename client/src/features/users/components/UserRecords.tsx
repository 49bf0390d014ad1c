import { Button } from 'antd';
import type { ReactNode } from 'react';
import {
  useRevokeUserSessionMutation,
  useRevokeUserSessionsMutation,
  useUserSecurityLogQuery,
  useUserSessionsQuery,
} from '../../../generated/hooks';
import { ErrorState, LoadingLines, Note, Row, Stack, StatusTag, Text, TimeAgo, useToasts } from '../../../ui';
import { messages } from '../messages';

const texts = messages.panel;

interface RecordsProps<Item> {
  title: string;
  action?: ReactNode;
  items: readonly Item[] | undefined;
  query: { error?: unknown; refetch: () => unknown };
  failed: string;
  none: string;
  renderItem: (item: Item) => ReactNode;
}

/** A titled list of the panel, in its four states. */
function Records<Item>({ title, action, items, query, failed, none, renderItem }: RecordsProps<Item>) {
  return (
    <Stack as="section" gap="xs">
      <Row gap="xs" justify="between" wrap>
        <Text as="h3" size="md">
          {title}
        </Text>
        {action}
      </Row>
      {!items && Boolean(query.error) && (
        <ErrorState error={query.error} title={failed} onRetry={query.refetch} />
      )}
      {!items && !query.error && <LoadingLines rows={3} />}
      {items?.length === 0 && <Note size="md">{none}</Note>}
      {items && items.length > 0 && (
        <Stack as="ul" divided>
          {items.map(renderItem)}
        </Stack>
      )}
    </Stack>
  );
}

/** The words of a record, and below them what else is known. */
const Words = ({ title, detail }: { title: string; detail?: ReactNode }) => (
  <Stack>
    {title}
    {detail && <Text tone="secondary">{detail}</Text>}
  </Stack>
);

/** Where a user is signed in, and signing them out there. */
export function UserSessions({ userId }: { userId: string }) {
  const { data, ...query } = useUserSessionsQuery({ variables: { userId } });
  const [revoke] = useRevokeUserSessionMutation();
  const [revokeAll, { loading }] = useRevokeUserSessionsMutation();
  const toasts = useToasts();
  const attempt = (work: () => Promise<string>) =>
    toasts.attempt(async () => {
      toasts.success(await work());
      await query.refetch();
    });
  const end = (sessionId: string) =>
    attempt(async () => {
      await revoke({ variables: { input: { userId, sessionId } } });
      return texts.ended;
    });
  const endAll = () =>
    attempt(async () => {
      const { data: ended } = await revokeAll({ variables: { input: { userId } } });
      return texts.endedAll(ended?.revokeUserSessions.revokedSessions ?? 0);
    });
  const page = data?.userSessions;
  return (
    <>
      <Records
        title={texts.sessions}
        action={
          page?.nodes.some(({ current }) => !current) && (
            <Button loading={loading} onClick={() => void endAll()}>
              {texts.endAll}
            </Button>
          )
        }
        items={page?.nodes}
        query={query}
        failed={texts.sessionsFailed}
        none={texts.noSessions}
        renderItem={({ id, device, lastUsedAt, current }) => (
          <Row as="li" key={id} gap="sm" justify="between" wrap>
            <Words
              title={device ?? texts.unknownDevice}
              detail={
                <>
                  {texts.lastUsed} <TimeAgo at={lastUsedAt} />
                </>
              }
            />
            {current ? (
              <StatusTag tone="success">{texts.thisDevice}</StatusTag>
            ) : (
              <Button aria-label={texts.endOf(device ?? texts.unknownDevice)} onClick={() => void end(id)}>
                {texts.end}
              </Button>
            )}
          </Row>
        )}
      />
      {page && page.totalCount > page.nodes.length && <Note size="md">{texts.more(page.totalCount)}</Note>}
    </>
  );
}

/** The recent security events of a user's account. */
export function UserSecurityLog({ userId }: { userId: string }) {
  const { data, ...query } = useUserSecurityLogQuery({ variables: { userId } });
  return (
    <Records
      title={texts.log}
      items={data?.securityLog.nodes}
      query={query}
      failed={texts.logFailed}
      none={texts.noLog}
      renderItem={({ id, kind, device, address, count, createdAt }) => (
        <Row as="li" key={id} gap="sm" justify="between" wrap>
          <Words
            title={texts.kinds[kind]}
            detail={[count > 1 && `${count}×`, device, address].filter(Boolean).join(' · ')}
          />
          <Text tone="secondary">
            <TimeAgo at={createdAt} />
          </Text>
        </Row>
      )}
    />
  );
}
