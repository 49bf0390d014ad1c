import { Button } from 'antd';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { StatusTag } from '../../../components/StatusTag';
import { TimeAgo } from '../../../components/TimeAgo';
import {
  useRevokeUserSessionMutation,
  useRevokeUserSessionsMutation,
  useUserSessionsQuery,
} from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { toAppError } from '../../../lib/errors';
import { messages } from '../messages';
import styles from './Users.module.css';

/** Where a user is signed in, and signing them out there. */
export function UserSessions({ userId }: { userId: string }) {
  const texts = messages.panel;
  const { data, error, refetch } = useUserSessionsQuery({
    variables: { userId },
  });
  const [revoke] = useRevokeUserSessionMutation();
  const [revokeAll, { loading }] = useRevokeUserSessionsMutation();
  const toasts = useToasts();
  const attempt = async (work: () => Promise<string>) => {
    try {
      toasts.success(await work());
      await refetch();
    } catch (caught) {
      toasts.error(toAppError(caught).message);
    }
  };
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
  const others = page?.nodes.filter(({ current }) => !current) ?? [];
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h3>{texts.sessions}</h3>
        {others.length > 0 && (
          <Button loading={loading} onClick={() => void endAll()}>
            {texts.endAll}
          </Button>
        )}
      </div>
      {!page && error && (
        <ErrorState error={error} title={texts.sessionsFailed} onRetry={() => void refetch()} />
      )}
      {!page && !error && <LoadingLines rows={2} />}
      {page?.nodes.length === 0 && <p className={styles.quiet}>{texts.noSessions}</p>}
      {page && page.nodes.length > 0 && (
        <ul className={styles.list}>
          {page.nodes.map(({ id, device, lastUsedAt, current }) => (
            <li key={id} className={styles.item}>
              <div>
                <p>{device ?? texts.unknownDevice}</p>
                <p className={styles.quiet}>
                  {texts.lastUsed} <TimeAgo at={lastUsedAt} />
                </p>
              </div>
              {current ? (
                <StatusTag tone="success">{texts.thisDevice}</StatusTag>
              ) : (
                <Button aria-label={texts.endOf(device ?? texts.unknownDevice)} onClick={() => void end(id)}>
                  {texts.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {page && page.totalCount > page.nodes.length && (
        <p className={styles.quiet}>{texts.more(page.totalCount)}</p>
      )}
    </section>
  );
}
