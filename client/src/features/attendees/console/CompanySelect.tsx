import { Select } from 'antd';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { useCompanyChoiceQuery, useCompanyChoicesQuery } from '../../../generated/hooks';

interface CompanySelectProps {
  /** Given by the field around it. */
  id?: string;
  eventId: string;
  placeholder?: string;
  value?: string | null;
  onChange?: (companyId: string | null) => void;
}

/** One of the event's companies, found by typing: there may be hundreds. */
export function CompanySelect({ id, eventId, placeholder, value, onChange }: CompanySelectProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebounce(typed.trim(), 200);
  const { data, previousData, loading } = useCompanyChoicesQuery({
    variables: { eventId, search: search || null },
  });
  const found = (data ?? previousData)?.companies.nodes ?? [];
  const isUnknown = Boolean(value) && !found.some((company) => company.id === value);
  const { data: chosen } = useCompanyChoiceQuery({ variables: { id: value ?? '' }, skip: !isUnknown });
  const companies = isUnknown && chosen ? [chosen.company, ...found] : found;
  return (
    <Select<string>
      id={id}
      allowClear
      loading={loading}
      placeholder={placeholder}
      value={value ?? undefined}
      options={companies.map((company) => ({ value: company.id, label: company.name }))}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={(next) => onChange?.(next ?? null)}
    />
  );
}

/** The name of a company. */
export function CompanyName({ id }: { id: string }) {
  const { data } = useCompanyChoiceQuery({ variables: { id } });
  return data?.company.name;
}
