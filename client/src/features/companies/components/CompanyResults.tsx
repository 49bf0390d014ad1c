import type { ReactNode } from 'react';
import type { ListPages } from '../../../data/freshness/useListPages';
import type { CompanyCard_CompanyFragment } from '../../../generated/graphql';
import { CardSkeletons, ErrorState, LoadMoreFailed, VirtualGrid } from '../../../ui';
import { CompanyCard } from '../company/CompanyCard';
import { messages } from '../messages';

/** Cards on their way. */
export const CompanyCardSkeletons = () => <CardSkeletons column={300} height={196} picture={56} rows={2} />;

interface CompanyResultsProps {
  label: string;
  list: ListPages<CompanyCard_CompanyFragment>;
  /** Shown where there is none. */
  empty: ReactNode;
}

/** Companies as cards: on their way, refused, none, or as many as have been scrolled to. */
export function CompanyResults({ label, list, empty }: CompanyResultsProps) {
  if (list.error)
    return <ErrorState error={list.error} title={messages.loadFailed} onRetry={() => void list.refetch()} />;
  if (!list.nodes || list.total === undefined) return <CompanyCardSkeletons />;
  if (list.nodes.length === 0) return empty;
  return (
    <>
      <VirtualGrid
        label={label}
        items={list.nodes}
        itemKey={({ id }) => id}
        renderItem={(company) => <CompanyCard company={company} />}
        total={list.total}
        minColumnWidth={300}
        estimatedHeight={196}
        stale={list.isStale}
        hasMore={list.hasMore}
        onLoadMore={list.loadMore}
      />
      {list.isMoreFailed && <LoadMoreFailed text={messages.moreFailed} onRetry={list.loadMore} />}
    </>
  );
}
