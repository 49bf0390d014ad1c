import { ShopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useCan } from '../../../data/useCan';
import { useEventContext } from '../../../data/useEventContext';
import type { CompanyKind } from '../../../generated/graphql';
import { EmptyList, PageHeader, Stack, Star, useListState, usePageTitle } from '../../../ui';
import { CompanyFilters } from '../components/CompanyFilters';
import { CompanyCardSkeletons, CompanyResults } from '../components/CompanyResults';
import { FavouriteCompanies } from '../components/FavouriteCompanies';
import { useCompanyList } from '../hooks/useCompanyList';
import { companyParams } from '../lib/company-filter';
import { messages } from '../messages';

/** Attendees load nothing of it. */
const CompanyListTools = lazy(() => import('../console/CompanyListTools'));
const CompanySwitches = lazy(() => import('../console/CompanySwitches'));
const CompanyTable = lazy(() => import('../console/CompanyTable'));

/** Leads attendees to their favourites, and back to all companies. */
function FavouritesSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Button icon={<Star isOn={isOn} />} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {messages.favourites.show}
    </Button>
  );
}

/** The companies of one kind as logo cards: searched, filtered, each with a page of its own; or the viewer's favourites. */
export default function CompaniesPage({ kind }: { kind: CompanyKind }) {
  const { event, profile } = useEventContext();
  const state = useListState(companyParams);
  const canEdit = useCan('createCompany');
  const takesPart = useCan('takePart');
  const { view } = state.values;
  const showsFavourites = takesPart && view === 'favourites';
  const list = useCompanyList({ eventId: event.id, kind, values: state.values, skip: showsFavourites });
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
                <CompanyListTools eventId={event.id} kind={kind} />
              </Suspense>
            )}
            {takesPart && (
              <FavouritesSwitch
                isOn={showsFavourites}
                onChange={(isOn) => state.change({ view: isOn ? 'favourites' : 'cards' })}
              />
            )}
          </>
        }
      />
      {canEdit && (
        <Suspense>
          <CompanySwitches
            eventId={event.id}
            kind={kind}
            view={view}
            onView={(next) => state.change({ view: next })}
          />
        </Suspense>
      )}
      {showsFavourites ? (
        <FavouriteCompanies eventId={event.id} onShowAll={() => state.change({ view: 'cards' })} />
      ) : (
        <>
          <CompanyFilters
            eventId={event.id}
            kind={kind}
            state={state}
            results={count}
            withMatch={profile !== null}
          />
          {canEdit && view === 'table' ? (
            <Suspense fallback={<CompanyCardSkeletons />}>
              <CompanyTable eventId={event.id} kind={kind} label={texts.title} empty={empty} />
            </Suspense>
          ) : (
            <CompanyResults label={texts.title} list={list} empty={empty} />
          )}
        </>
      )}
    </Stack>
  );
}
