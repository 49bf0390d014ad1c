import { MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LoadMore } from '../../../components/LoadMore';
import { SearchField } from '../../../components/SearchField';
import { Skeleton } from '../../../components/Skeleton';
import { useEventZone } from '../../../hooks/useEventZone';
import { useSearchText } from '../../../hooks/useSearchText';
import { paths } from '../../../lib/paths';
import { useConversationSearch } from '../hooks/useConversationSearch';
import { messages } from '../messages';
import { ConversationItem } from './ConversationItem';
import styles from './ConversationList.module.css';
import { PersonResult } from './PersonResult';

interface ConversationListProps {
  eventId: string;
  openId?: string | null;
  /** The conversation that the viewer comes back from. */
  focusId?: string | null;
  onOpen: (attendeeId: string) => void;
}

function Loading() {
  return (
    <div aria-hidden className={styles.loading}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} avatar={48} rows={1} />
      ))}
    </div>
  );
}

function NoConversations({ eventId }: { eventId: string }) {
  const navigate = useNavigate();
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

interface ResultsProps extends ConversationListProps {
  search: string;
}

function Results({ eventId, search, openId, focusId, onOpen }: ResultsProps) {
  const zone = useEventZone();
  const found = useConversationSearch(eventId, search);
  const { conversations, others, isSearching, error } = found;
  if (!conversations && error)
    return <ErrorState error={error} title={messages.listFailed} onRetry={() => found.refetch()} />;
  if (!conversations) return <Loading />;
  if (found.isEmpty && !isSearching) return <NoConversations eventId={eventId} />;
  const foundNothing = isSearching && !found.isLooking && conversations.length + others.length === 0;
  return (
    <>
      <ul className={styles.list} aria-label={messages.list}>
        {conversations.map((conversation) => (
          <li key={conversation.attendeeId}>
            <ConversationItem
              conversation={conversation}
              zone={zone}
              isOpen={conversation.attendeeId === openId}
              focus={conversation.attendeeId === focusId}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      <LoadMore hasMore={found.hasMore} loading={found.loading} onLoadMore={found.loadMore} />
      {others.length > 0 && (
        <section aria-label={messages.others}>
          <h3 className={styles.heading}>{messages.others}</h3>
          <ul className={styles.list}>
            {others.map((person) => (
              <li key={person.id}>
                <PersonResult person={person} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <output>
        {foundNothing && <p className={styles.nothing}>{messages.nothingFound(search.trim())}</p>}
      </output>
    </>
  );
}

/** The viewer's conversations of the event, the newest first, with a search over them and over people to write to. */
export function ConversationList(props: ConversationListProps) {
  const [search, setSearch] = useState('');
  const [text, type] = useSearchText(search, setSearch);
  return (
    <div className={styles.frame}>
      <SearchField
        className={styles.search}
        label={messages.search}
        placeholder={messages.search}
        value={text}
        onChange={type}
      />
      <div className={styles.scroller}>
        <Results {...props} search={search} />
      </div>
    </div>
  );
}
