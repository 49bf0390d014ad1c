import { BookOutlined, SearchOutlined, TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { EmptyState } from '../../../components/EmptyState';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import { messages } from '../messages';

/** Why a list of people is empty, and the one action that fills it. */
export function NobodyFound({ filters, text }: { filters: PeopleFilters; text: string }) {
  const { values, activeCount, isNarrowed, clear } = filters;
  if (!isNarrowed) {
    return <EmptyState title={messages.emptyTitle} text={text} icon={<TeamOutlined aria-hidden />} />;
  }
  const isBookmarksOnly = values.saved && activeCount === 1 && !values.q;
  return (
    <EmptyState
      title={isBookmarksOnly ? messages.noBookmarksTitle : messages.noMatchTitle}
      text={isBookmarksOnly ? messages.noBookmarksText : messages.noMatchText}
      icon={isBookmarksOnly ? <BookOutlined aria-hidden /> : <SearchOutlined aria-hidden />}
      action={<Button onClick={clear}>{messages.filters.clear}</Button>}
    />
  );
}
