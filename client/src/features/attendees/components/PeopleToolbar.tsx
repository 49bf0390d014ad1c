import { AppstoreOutlined, BookFilled, BookOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy } from 'react';
import { FilterBar, type FilterChip } from '../../../components/FilterBar';
import { messages as personMessages } from '../../../components/person/messages';
import { SortSelect } from '../../../components/SortSelect';
import { countryName } from '../../../lib/countries';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import { usePeopleView } from '../hooks/usePeopleView';
import { sortOrders } from '../lib/people-params';
import { messages } from '../messages';

/** Loaded when the filters are opened. */
const PeopleFilterFields = lazy(() => import('./PeopleFilterFields'));

const texts = messages.filters;

const without = (all: readonly string[], one: string): string[] => all.filter((other) => other !== one);

function chipsOf({ values, change }: PeopleFilters, oneCategory: boolean): FilterChip[] {
  const { country, interest, category } = values;
  return [
    ...country.map((code) => ({
      key: `country ${code}`,
      label: countryName(code),
      onRemove: () => change({ country: without(country, code) }),
    })),
    ...interest.map((term) => ({
      key: `interest ${term}`,
      label: term,
      onRemove: () => change({ interest: without(interest, term) }),
    })),
    ...(category && !oneCategory
      ? [
          {
            key: 'category',
            label: personMessages.category[category],
            onRemove: () => change({ category: null }),
          },
        ]
      : []),
  ];
}

interface PeopleToolbarProps {
  eventId: string;
  filters: PeopleFilters;
  /** How many are found, in words. */
  count: string | undefined;
  oneCategory?: boolean;
}

/** Search, filters, order and layout of a list of people. */
export function PeopleToolbar({ eventId, filters, count, oneCategory = false }: PeopleToolbarProps) {
  const { values, change, clear, sort, isStaff } = filters;
  const [view, setView] = usePeopleView();
  const orders = sortOrders.filter((order) => !isStaff || order !== 'BEST_MATCH');
  const isList = view === 'list';
  return (
    <FilterBar
      label={texts.label}
      search={{
        value: values.q,
        label: texts.search,
        placeholder: texts.searchHint,
        onChange: (q) => change({ q }),
      }}
      filters={<PeopleFilterFields eventId={eventId} filters={filters} oneCategory={oneCategory} />}
      chips={chipsOf(filters, oneCategory)}
      onClear={clear}
      results={count}
    >
      {!isStaff && (
        <Button
          icon={values.saved ? <BookFilled aria-hidden /> : <BookOutlined aria-hidden />}
          aria-pressed={values.saved}
          color={values.saved ? 'primary' : 'default'}
          variant={values.saved ? 'filled' : 'outlined'}
          onClick={() => change({ saved: !values.saved })}
        >
          {texts.bookmarked}
        </Button>
      )}
      <SortSelect
        value={sort}
        options={orders.map((value) => ({ value, label: messages.sort[value] }))}
        onChange={(order) => change({ sort: order })}
      />
      <Button
        icon={isList ? <AppstoreOutlined aria-hidden /> : <UnorderedListOutlined aria-hidden />}
        aria-label={isList ? texts.asCards : texts.asList}
        title={isList ? texts.asCards : texts.asList}
        onClick={() => setView(isList ? 'card' : 'list')}
      />
    </FilterBar>
  );
}
