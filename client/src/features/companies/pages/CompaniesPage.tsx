import { ShopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useCan } from '../../../data/session/useCan';
import { useEventContext } from '../../../data/event/useEventContext';
import { PAGE_SIZE, useListPages } from '../../../data/freshness/useListPages';
import type { CompanyKind } from '../../../generated/graphql';
import { useCompanyListQuery } from '../../../generated/hooks';
import { EmptyList, PageHeader, Stack, Star, useListState, usePageTitle } from '../../../ui';
import { CompanyFilters } from '../components/CompanyFilters';
import { CompanyCardSkeletons, CompanyResults } from '../components/CompanyResults';
import { FavouriteCompanies } from '../components/FavouriteCompanies';
import { companyParams, toCompanyFilter } from '../lib/company-filter';
import { messages } from '../messages';

/** Attendees load nothing of it. */
const CompanyListTools = lazy(() => import('../console/CompanyListTools'));
const CompanySwitches = lazy(() => import('../console/CompanySwitches'));
const CompanyTable = lazy(() => import('../console/CompanyTable'));

/** The companies of one kind as logo cards: searched, filtered, each with a page of its own; or the viewer's favourites. */
export default function CompaniesPage({ kind }: { kind: CompanyKind }) {
  const { event, profile } = useEventContext();
  const state = useListState(companyParams);
  const canEdit = useCan('createCompany');
  const takesPart = useCan('takePart');
  const { view } = state.values;
  const showsFavourites = takesPart && view === 'favourites';
  const { id: eventId } = event;
  const filter = toCompanyFilter(kind, state.values);
  // Sponsors stand in the order of their tiers.
  const isSorted = profile !== null && kind !== 'SPONSOR';
  const result = useCompanyListQuery({
    variables: { eventId, filter, sort: isSorted ? state.values.sort : 'TIER', first: PAGE_SIZE },
    skip: showsFavourites,
  });
  const list = useListPages(result, result.data?.companies, result.previousData?.companies);
  const texts = messages.kinds[kind];
  const count = list.total === undefined ? undefined : texts.count(list.total);
  usePageTitle(texts.title, event.title);
  const empty = (
    <EmptyList list={state} texts={{ ...messages, ...texts }} icon={<ShopOutlined aria-hidden />} />
  );
  return (
    <Stack gap="md">
      <PageHeader
        title={texts.title}
        count={count}
        description={showsFavourites ? messages.favourites.title : texts.description}
        actions={
          <>
            {canEdit && (
              <Suspense>
                <CompanyListTools eventId={eventId} kind={kind} />
              </Suspense>
            )}
            {takesPart && (
              <Button
                icon={<Star isOn={showsFavourites} />}
                aria-pressed={showsFavourites}
                onClick={() => state.change({ view: showsFavourites ? 'cards' : 'favourites' })}
              >
                {messages.favourites.show}
              </Button>
            )}
          </>
        }
      />
      {canEdit && (
        <Suspense>
          <CompanySwitches
            eventId={eventId}
            kind={kind}
            view={view}
            onView={(next) => state.change({ view: next })}
          />
        </Suspense>
      )}
      {showsFavourites ? (
        <FavouriteCompanies eventId={eventId} onShowAll={() => state.change({ view: 'cards' })} />
      ) : (
        <>
          <CompanyFilters eventId={eventId} kind={kind} state={state} results={count} withMatch={isSorted} />
          {canEdit && view === 'table' ? (
            <Suspense fallback={<CompanyCardSkeletons />}>
              <CompanyTable eventId={eventId} kind={kind} label={texts.title} empty={empty} />
            </Suspense>
          ) : (
            <CompanyResults label={texts.title} list={list} empty={empty} />
          )}
        </>
      )}
    </Stack>
  );
}
