import { Select } from 'antd';
import { useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useTargetCompaniesQuery, useTargetPeopleQuery } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { useSearchText } from '../../../ui';
import type { SubjectKind, TargetValues } from '../lib/targets';
import { messages } from '../messages';

const texts = messages.targets;
type Subject = NonNullable<TargetValues['subject']>;

interface SubjectFieldProps {
  id?: string;
  kind: SubjectKind;
  groups: readonly { id: string; name: string }[];
  value?: Subject | null;
  onChange?: (subject: Subject | null) => void;
}

/** A group, company or person of the event, found by typing. */
export function SubjectField({ id, kind, groups, value, onChange }: SubjectFieldProps) {
  const eventId = useEventContext().event.id;
  const [search, setSearch] = useState('');
  const [typed, type] = useSearchText(search, setSearch);
  const variables = { eventId, search: search || null };
  const people = useTargetPeopleQuery({ variables, skip: kind !== 'attendeeId' });
  const companies = useTargetCompaniesQuery({ variables, skip: kind !== 'companyId' });
  const found = {
    groupId: groups.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
    companyId: (companies.data ?? companies.previousData)?.companies.nodes,
    attendeeId: (people.data ?? people.previousData)?.attendees.nodes.map(({ organization, ...person }) => ({
      id: person.id,
      name: [fullName(person), organization].filter(Boolean).join(', '),
    })),
  }[kind];
  return (
    <Select<Subject>
      id={id}
      labelInValue
      allowClear
      value={value ?? undefined}
      placeholder={texts.search}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: type }}
      options={found?.map(({ id: key, name }) => ({ value: key, label: name }))}
      notFoundContent={found ? texts.nobody : null}
      onChange={(next?: Subject) => onChange?.(next ? { value: next.value, label: next.label } : null)}
      onBlur={() => type('')}
    />
  );
}
