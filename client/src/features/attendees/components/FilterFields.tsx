import { BookOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useMemo } from 'react';
import { CountryFlag } from '../../../components/CountryFlag';
import type { AttendeeCategory } from '../../../generated/graphql';
import { useAttendeeFilterOptionsQuery } from '../../../generated/hooks';
import { countryName, countryOptions } from '../../../lib/countries';
import type { ListFilters } from '../lib/attendee-filter';
import { messages } from '../messages';
import styles from './AttendeeFilters.module.css';

const texts = messages.filters;
const categoryOptions = Object.entries(messages.category).map(([value, label]) => ({ value, label }));

const renderCountry = ({ value }: { value?: string | number | null }) => <CountryFlag code={String(value)} />;

/** How a choice of several looks. */
const severalOf = { size: 'large', mode: 'multiple', allowClear: true, maxTagCount: 'responsive' } as const;

interface FilterFieldsProps {
  eventId: string;
  filters: ListFilters;
  onChange: (patch: Partial<ListFilters>) => void;
}

/** The interests of the event, once each although groups may share a vocabulary. */
function useInterestOptions(eventId: string) {
  const { data } = useAttendeeFilterOptionsQuery({ variables: { eventId } });
  const groups = data?.event.interestGroups;
  return useMemo(() => {
    const seen = new Set<string>();
    return (groups ?? [])
      .map(({ name, terms }) => ({
        label: name,
        options: terms
          .filter((term) => !seen.has(term) && seen.add(term))
          .map((term) => ({ value: term, label: term })),
      }))
      .filter(({ options }) => options.length > 0);
  }, [groups]);
}

/** The filters themselves, in a row or stacked as their place has it. */
export function FilterFields({ eventId, filters, onChange }: FilterFieldsProps) {
  const interests = useInterestOptions(eventId);
  return (
    <>
      <Select
        className={styles.field}
        {...severalOf}
        aria-label={texts.country}
        placeholder={texts.country}
        value={filters.countries}
        options={countryOptions}
        optionRender={renderCountry}
        labelRender={({ value }) => countryName(String(value))}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(countries: string[]) => onChange({ countries })}
      />
      <Select
        className={styles.field}
        {...severalOf}
        aria-label={texts.interest}
        placeholder={texts.interest}
        value={filters.interests}
        options={interests}
        onChange={(chosen: string[]) => onChange({ interests: chosen })}
      />
      <Select<AttendeeCategory | null>
        className={styles.narrow}
        size="large"
        allowClear
        aria-label={texts.category}
        placeholder={texts.category}
        value={filters.category}
        options={categoryOptions}
        onChange={(category) => onChange({ category: category ?? null })}
      />
      <Button
        size="large"
        icon={<BookOutlined aria-hidden />}
        aria-pressed={filters.bookmarked}
        type={filters.bookmarked ? 'primary' : 'default'}
        onClick={() => onChange({ bookmarked: !filters.bookmarked })}
      >
        {texts.bookmarked}
      </Button>
    </>
  );
}
