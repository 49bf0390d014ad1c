import { Button } from 'antd';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { TimeAgo } from '../../../components/TimeAgo';
import type { SecurityEventItem_EventFragment } from '../../../generated/graphql';
import { useSecurityEventsQuery } from '../../../generated/hooks';
import { messages } from '../messages';
import { Block } from './Block';
import styles from './Block.module.css';

function SecurityEventItem({ event }: { event: SecurityEventItem_EventFragment }) {
  const times = event.count > 1 ? `${event.count}×` : null;
  const from = [times, event.device, event.address].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{messages.kinds[event.kind]}</p>
        {from && <p className={styles.detail}>{from}</p>}
      </div>
      <span className={styles.detail}>
        <TimeAgo at={event.createdAt} />
      </span>
    </li>
  );
}

/** The latest events of the account. */
export function ActivityBlock() {
  const { data, error, loading, fetchMore, refetch } = useSecurityEventsQuery();
  const page = data?.mySecurityEvents;
  return (
    <Block
      title={messages.activity}
      text={page?.nodes.length === 0 ? messages.activityEmpty : messages.activityText}
    >
      {!page && error && (
        <ErrorState error={error} title={messages.loadFailed} onRetry={() => void refetch()} />
      )}
      {!page && !error && <LoadingLines rows={4} />}
      {page && (
        <ul className={styles.list}>
          {page.nodes.map((event) => (
            <SecurityEventItem key={event.id} event={event} />
          ))}
        </ul>
      )}
      {page?.pageInfo.hasNextPage && (
        <Button
          className={styles.more}
          loading={loading}
          onClick={() => void fetchMore({ variables: { after: page.pageInfo.endCursor } })}
        >
          {messages.showMore}
        </Button>
      )}
    </Block>
  );
}
