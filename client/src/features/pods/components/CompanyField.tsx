import { Select } from 'antd';
import { useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { usePodCompaniesQuery } from '../../../generated/hooks';
import { useSearchText } from '../../../ui';
import { messages } from '../messages';

const texts = messages.form;

/** A company as the field holds it. */
export interface CompanyValue {
  value: string;
  label: string;
}

interface CompanyFieldProps {
  id?: string;
  value?: CompanyValue | null;
  onChange?: (company: CompanyValue | null) => void;
}

/** A company of the event, found by its name; empty for none. */
export function CompanyField({ id, value, onChange }: CompanyFieldProps) {
  const { event } = useEventContext();
  const [search, setSearch] = useState('');
  const [typed, type] = useSearchText(search, setSearch);
  const { data, previousData } = usePodCompaniesQuery({ variables: { eventId: event.id, search } });
  const found = (data ?? previousData)?.companies.nodes;
  return (
    <Select<CompanyValue>
      id={id}
      labelInValue
      allowClear
      value={value ?? undefined}
      placeholder={messages.list.freeForAll}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: type }}
      options={found?.map((company) => ({ value: company.id, label: company.name }))}
      notFoundContent={found ? texts.nobody : null}
      onChange={(next?: CompanyValue) => onChange?.(next ? { value: next.value, label: next.label } : null)}
      onBlur={() => type('')}
    />
  );
}
