import { MessageOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import type { ConversationItem_ConversationFragment } from '../../../generated/graphql';
import { useConversationListQuery } from '../../../generated/hooks';
import { useEventZone } from '../../../hooks/useEventZone';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';
import { ConversationItem } from './ConversationItem';
import styles from './ConversationList.module.css';

interface ConversationListProps {
  eventId: string;
  openId?: string | null;
  onOpen: (attendeeId: string) => void;
}

/** What a message arriving live moves to the top. */
const newestFirst = (a: ConversationItem_ConversationFragment, b: ConversationItem_ConversationFragment) =>
  (b.lastMessage?.sentAt ?? '').localeCompare(a.lastMessage?.sentAt ?? '');

function Loading() {
  return (
    <div aria-hidden className={styles.loading}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} active avatar title={{ width: '50%' }} paragraph={{ rows: 1 }} />
      ))}
    </div>
  );
}

/** The viewer's conversations of the event, the newest first. */
export function ConversationList({ eventId, openId, onOpen }: ConversationListProps) {
  const zone = useEventZone();
  const navigate = useNavigate();
  const { data, error, loading, refetch, fetchMore } = useConversationListQuery({ variables: { eventId } });
  if (!data && error)
    return <ErrorState error={error} title={messages.listFailed} onRetry={() => refetch()} />;
  if (!data) return <Loading />;
  const { nodes, pageInfo } = data.conversations;
  if (nodes.length === 0) {
    return (
      <EmptyState
        title={messages.emptyTitle}
        text={messages.emptyText}
        icon={<MessageOutlined aria-hidden />}
        action={
          <Button type="primary" onClick={() => void navigate(paths.attendees(eventId))}>
            {messages.findPeople}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={messages.list}>
        {[...nodes].sort(newestFirst).map((conversation) => (
          <li key={conversation.attendeeId}>
            <ConversationItem
              conversation={conversation}
              zone={zone}
              isOpen={conversation.attendeeId === openId}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <Button
          block
          type="text"
          loading={loading}
          onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}
        >
          {messages.showMore}
        </Button>
      )}
    </>
  );
}
