import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { TimeAgo } from '../../../components/TimeAgo';
import { useUserSecurityLogQuery } from '../../../generated/hooks';
import { messages } from '../messages';
import styles from './Users.module.css';

/** The recent security events of a user's account. */
export function UserSecurityLog({ userId }: { userId: string }) {
  const texts = messages.panel;
  const { data, error, refetch } = useUserSecurityLogQuery({
    variables: { userId },
  });
  const events = data?.securityLog.nodes;
  return (
    <section className={styles.section}>
      <h3>{texts.log}</h3>
      {!events && error && (
        <ErrorState error={error} title={texts.logFailed} onRetry={() => void refetch()} />
      )}
      {!events && !error && <LoadingLines rows={3} />}
      {events?.length === 0 && <p className={styles.quiet}>{texts.noLog}</p>}
      {events && events.length > 0 && (
        <ul className={styles.list}>
          {events.map(({ id, kind, device, address, count, createdAt }) => (
            <li key={id} className={styles.item}>
              <div>
                <p>{texts.kinds[kind]}</p>
                {(device || address || count > 1) && (
                  <p className={styles.quiet}>
                    {[count > 1 && `${count}×`, device, address].filter(Boolean).join(' · ')}
                  </p>
                )}
              </div>
              <span className={styles.quiet}>
                <TimeAgo at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
