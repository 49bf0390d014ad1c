import { SearchOutlined, ShopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { CompanyCard } from '../../../components/CompanyCard';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { VirtualGrid } from '../../../components/VirtualGrid';
import type { CompanyKind } from '../../../generated/graphql';
import { useCan } from '../../../hooks/useCan';
import { useEventContext } from '../../../hooks/useEventContext';
import { useListState } from '../../../hooks/useListState';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { CompanyCardSkeletons } from '../components/CompanyCardSkeletons';
import { CompanyFilters } from '../components/CompanyFilters';
import { useCompanyList } from '../hooks/useCompanyList';
import { companyParams } from '../lib/company-filter';
import { messages } from '../messages';
import styles from './CompaniesPage.module.css';

/** Attendees load nothing of it. */
const CompanyListTools = lazy(() => import('../console/CompanyListTools'));
const CompanySwitches = lazy(() => import('../console/CompanySwitches'));
const CompanyTable = lazy(() => import('../console/CompanyTable'));

/** Says what is missing: any company at all, or one that matches. */
function NoCompanies({ kind, isNarrowed, onClear }: Pick<ResultsProps, 'kind' | 'isNarrowed' | 'onClear'>) {
  if (!isNarrowed) {
    const { emptyText } = messages.kinds[kind];
    return <EmptyState icon={<ShopOutlined aria-hidden />} title={messages.emptyTitle} text={emptyText} />;
  }
  return (
    <EmptyState
      icon={<SearchOutlined aria-hidden />}
      title={messages.noMatchTitle}
      text={messages.noMatchText}
      action={<Button onClick={onClear}>{messages.clearFilters}</Button>}
    />
  );
}

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
  if (list.companies.length === 0)
    return <NoCompanies kind={kind} isNarrowed={isNarrowed} onClear={onClear} />;
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
  const canEdit = useCan('createCompany');
  const texts = messages.kinds[kind];
  const count = list.total === undefined ? undefined : texts.count(list.total);
  usePageTitle(texts.title, event.title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={texts.title}
        count={count}
        description={texts.description}
        actions={
          canEdit && (
            <Suspense>
              <CompanyListTools eventId={event.id} kind={kind} />
            </Suspense>
          )
        }
      />
      {canEdit && (
        <Suspense>
          <CompanySwitches
            eventId={event.id}
            kind={kind}
            view={state.values.view}
            onView={(view) => state.change({ view })}
          />
        </Suspense>
      )}
      <CompanyFilters
        eventId={event.id}
        kind={kind}
        state={state}
        results={count}
        withMatch={profile !== null}
      />
      {canEdit && state.values.view === 'table' ? (
        <Suspense fallback={<CompanyCardSkeletons />}>
          <CompanyTable
            eventId={event.id}
            kind={kind}
            label={texts.title}
            empty={<NoCompanies kind={kind} isNarrowed={state.isNarrowed} onClear={state.clear} />}
          />
        </Suspense>
      ) : (
        <CompanyResults kind={kind} list={list} isNarrowed={state.isNarrowed} onClear={state.clear} />
      )}
    </div>
  );
}
