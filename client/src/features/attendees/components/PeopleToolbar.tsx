import { AppstoreOutlined, BookFilled, BookOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy } from 'react';
import { session } from '../../../data/session';
import { countryName } from '../../../lib/countries';
import { FilterBar, type FilterChip, SortSelect, valueChips } from '../../../ui';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import { sortOrders } from '../lib/people-params';
import { messages } from '../messages';
import { messages as personMessages } from '../person/messages';

/** Loaded when the filters are opened. */
const PeopleFilterFields = lazy(() => import('./PeopleFilterFields'));

const texts = messages.filters;

function peopleChips({ values, change, oneCategory }: PeopleFilters): FilterChip[] {
  const category = values.category && !oneCategory ? [values.category] : [];
  return [
    ...valueChips('country', values.country, countryName, (country) => change({ country })),
    ...valueChips('interest', values.interest, String, (interest) => change({ interest })),
    ...category.map((value) => ({
      key: 'category',
      label: personMessages.category[value],
      onRemove: () => change({ category: null }),
    })),
  ];
}

/** Search, filters, order and layout of a list of people; `count` says how many are found. */
export function PeopleToolbar({ filters, count }: { filters: PeopleFilters; count: string | undefined }) {
  const { values, change, clear, sort, isStaff, view } = filters;
  const orders = sortOrders.filter((order) => !isStaff || order !== 'BEST_MATCH');
  const isList = view === 'list';
  const otherView = isList ? texts.asCards : texts.asList;
  return (
    <FilterBar
      label={texts.label}
      search={{
        value: values.q,
        label: texts.search,
        placeholder: texts.searchHint,
        onChange: (q) => change({ q }),
      }}
      filters={<PeopleFilterFields filters={filters} />}
      chips={peopleChips(filters)}
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
        aria-label={otherView}
        title={otherView}
        onClick={() => session.setDevice({ peopleView: isList ? 'card' : 'list' })}
      />
    </FilterBar>
  );
}
