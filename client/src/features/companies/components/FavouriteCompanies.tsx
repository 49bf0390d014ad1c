import { Button } from 'antd';
import { PAGE_SIZE, useListPages } from '../../../data/freshness/useListPages';
import { useFavouriteCompaniesQuery } from '../../../generated/hooks';
import { EmptyState, Stack, Star, Text } from '../../../ui';
import { messages } from '../messages';
import { CompanyResults } from './CompanyResults';

const texts = messages.favourites;

interface FavouriteCompaniesProps {
  eventId: string;
  onShowAll: () => void;
}

/** The viewer's favourite companies of every kind, the latest first. One that loses its star stays until the list is opened again. */
export function FavouriteCompanies({ eventId, onShowAll }: FavouriteCompaniesProps) {
  const result = useFavouriteCompaniesQuery({ variables: { eventId, first: PAGE_SIZE } });
  const list = useListPages(result, result.data?.favouriteCompanies, result.previousData?.favouriteCompanies);
  return (
    <Stack as="section" gap="sm" aria-label={texts.title}>
      <Text as="output" tone="secondary">
        {list.total !== undefined && list.total > 0 && texts.count(list.total)}
      </Text>
      <CompanyResults
        label={texts.title}
        list={list}
        empty={
          <EmptyState
            icon={<Star isOn={false} />}
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={<Button onClick={onShowAll}>{texts.showAll}</Button>}
          />
        }
      />
    </Stack>
  );
}
