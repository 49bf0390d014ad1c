import { SearchOutlined, ShopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { CompanyCard } from '../../../components/CompanyCard';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { VirtualGrid } from '../../../components/VirtualGrid';
import type { CompanyKind } from '../../../generated/graphql';
import { useEventContext } from '../../../hooks/useEventContext';
import { useListState } from '../../../hooks/useListState';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { CompanyCardSkeletons } from '../components/CompanyCardSkeletons';
import { CompanyFilters } from '../components/CompanyFilters';
import { useCompanyList } from '../hooks/useCompanyList';
import { companyParams } from '../lib/company-filter';
import { messages } from '../messages';
import styles from './CompaniesPage.module.css';

interface ResultsProps {
  kind: CompanyKind;
  list: ReturnType<typeof useCompanyList>;
  isNarrowed: boolean;
  onClear: () => void;
}

function CompanyResults({ kind, list, isNarrowed, onClear }: ResultsProps) {
  const texts = messages.kinds[kind];
  if (list.error) return <ErrorState error={list.error} title={messages.loadFailed} onRetry={list.retry} />;
  if (list.total === undefined) return <CompanyCardSkeletons />;
  if (list.companies.length === 0 && isNarrowed) {
    return (
      <EmptyState
        icon={<SearchOutlined aria-hidden />}
        title={messages.noMatchTitle}
        text={messages.noMatchText}
        action={<Button onClick={onClear}>{messages.clearFilters}</Button>}
      />
    );
  }
  if (list.companies.length === 0)
    return (
      <EmptyState icon={<ShopOutlined aria-hidden />} title={messages.emptyTitle} text={texts.emptyText} />
    );
  return (
    <>
      <VirtualGrid
        label={texts.title}
        items={list.companies}
        itemKey={({ id }) => id}
        renderItem={(company) => <CompanyCard company={company} />}
        total={list.total}
        minColumnWidth={300}
        estimatedHeight={196}
        stale={list.isStale}
        hasMore={list.hasMore}
        onLoadMore={list.loadMore}
      />
      {list.moreFailed && (
        <div className={styles.more} role="alert">
          <p>{messages.moreFailed}</p>
          <Button onClick={list.loadMore}>{messages.showMore}</Button>
        </div>
      )}
    </>
  );
}

/** The companies of one kind as logo cards: searched, filtered, each with a page of its own. */
export default function CompaniesPage({ kind }: { kind: CompanyKind }) {
  const { event, profile } = useEventContext();
  const state = useListState(companyParams);
  const list = useCompanyList({ eventId: event.id, kind, values: state.values });
  const texts = messages.kinds[kind];
  const count = list.total === undefined ? undefined : texts.count(list.total);
  usePageTitle(texts.title, event.title);
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} count={count} description={texts.description} />
      <CompanyFilters
        eventId={event.id}
        kind={kind}
        state={state}
        results={count}
        withMatch={profile !== null}
      />
      <CompanyResults kind={kind} list={list} isNarrowed={state.isNarrowed} onClear={state.clear} />
    </div>
  );
}
