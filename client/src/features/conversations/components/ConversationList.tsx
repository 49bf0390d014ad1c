import { MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { paths } from '../../../lib/paths';
import {
  EmptyState,
  ErrorState,
  LoadMore,
  Note,
  SearchField,
  Skeleton,
  Stack,
  useSearchText,
} from '../../../ui';
import styles from '../conversations.module.css';
import { useConversationSearch } from '../hooks/useConversationSearch';
import { messages } from '../messages';
import { ConversationItem, PersonResult } from './ConversationItem';

interface ConversationListProps {
  openId?: string | null;
  /** The conversation that the viewer comes back from. */
  focusId?: string | null;
  onOpen: (attendeeId: string) => void;
}

function Results({ search, openId, focusId, onOpen }: ConversationListProps & { search: string }) {
  const { event } = useEventContext();
  const navigate = useNavigate();
  const found = useConversationSearch(search);
  const { conversations, others, isSearching, error } = found;
  if (!conversations && error)
    return <ErrorState error={error} title={messages.listFailed} onRetry={() => found.refetch()} />;
  if (!conversations)
    return (
      <Stack aria-hidden gap="md" className={styles.inset}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} avatar={48} rows={1} />
        ))}
      </Stack>
    );
  if (found.isEmpty && !isSearching)
    return (
      <EmptyState
        title={messages.emptyTitle}
        text={messages.emptyText}
        icon={<MessageOutlined aria-hidden />}
        action={
          <Button type="primary" onClick={() => void navigate(paths.attendees(event.id))}>
            {messages.findPeople}
          </Button>
        }
      />
    );
  const foundNothing = isSearching && !found.isLooking && conversations.length + others.length === 0;
  return (
    <>
      <Stack as="ul" className={styles.list} aria-label={messages.list}>
        {conversations.map((conversation) => (
          <li key={conversation.attendeeId}>
            <ConversationItem
              conversation={conversation}
              isOpen={conversation.attendeeId === openId}
              focus={conversation.attendeeId === focusId}
              onOpen={onOpen}
            />
          </li>
        ))}
      </Stack>
      <LoadMore hasMore={found.hasMore} loading={found.loading} onLoadMore={found.loadMore} />
      {others.length > 0 && (
        <section aria-label={messages.others}>
          <Note as="h3" strong className={styles.inset}>
            {messages.others}
          </Note>
          <Stack as="ul" className={styles.list}>
            {others.map((person) => (
              <li key={person.id}>
                <PersonResult person={person} onOpen={onOpen} />
              </li>
            ))}
          </Stack>
        </section>
      )}
      <Note as="output" size="md">
        {foundNothing && <p className={styles.apart}>{messages.nothingFound(search.trim())}</p>}
      </Note>
    </>
  );
}

/** The viewer's conversations of the event, the newest first, with a search over them and over people to write to. */
export function ConversationList(props: ConversationListProps) {
  const [search, setSearch] = useState('');
  const [text, type] = useSearchText(search, setSearch);
  return (
    <Stack grow className={styles.fill}>
      <SearchField
        className={styles.search}
        label={messages.search}
        placeholder={messages.search}
        value={text}
        onChange={type}
      />
      <Stack grow className={styles.scroller}>
        <Results {...props} search={search} />
      </Stack>
    </Stack>
  );
}
