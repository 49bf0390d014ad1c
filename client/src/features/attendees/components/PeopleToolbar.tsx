import { AppstoreOutlined, BookFilled, BookOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy } from 'react';
import { session } from '../../../data/session/session';
import { countryName } from '../../../lib/countries';
import { FilterBar, SortSelect } from '../../../ui';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import { sortOrders } from '../lib/people-params';
import { messages } from '../messages';
import { messages as personMessages } from '../person/messages';

/** Loaded when the filters are opened. */
const PeopleFilterFields = lazy(() => import('./PeopleFilterFields'));

const texts = messages.filters;

/** Search, filters, order and layout of a list of people; `count` says how many are found. */
export function PeopleToolbar({ filters, count }: { filters: PeopleFilters; count: string | undefined }) {
  const { values, change, sort, isStaff, view, oneCategory } = filters;
  const orders = sortOrders.filter((order) => !isStaff || order !== 'BEST_MATCH');
  const isList = view === 'list';
  const otherView = isList ? texts.asCards : texts.asList;
  return (
    <FilterBar
      list={filters}
      texts={texts}
      filters={<PeopleFilterFields filters={filters} />}
      chips={{
        country: { values: values.country, labelOf: countryName },
        interest: { values: values.interest },
        category: values.category && !oneCategory && personMessages.category[values.category],
      }}
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
