import { Select } from 'antd';
import { useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import type { SpeakerOption_AttendeeFragment } from '../../../generated/graphql';
import { useSpeakerOptionsQuery } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { useSearchText } from '../../../ui';
import { messages } from './messages';
import type { SpeakerValue } from './session-values';

const texts = messages.form;
const MAX_SPEAKERS = 50;

interface SpeakerFieldProps {
  id?: string;
  value?: SpeakerValue[];
  onChange?: (speakers: SpeakerValue[]) => void;
}

const nameOf = (person: SpeakerOption_AttendeeFragment): string =>
  person.organization ? `${fullName(person)}, ${person.organization}` : fullName(person);

/** Each person once, in the first group that has them. */
function groupsOf(groups: readonly (readonly [string, readonly SpeakerOption_AttendeeFragment[]])[]) {
  const seen = new Set<string>();
  return groups
    .map(([label, people]) => ({
      label,
      options: people
        .filter(({ id }) => !seen.has(id) && seen.add(id))
        .map((person) => ({ value: person.id, label: nameOf(person) })),
    }))
    .filter(({ options }) => options.length > 0);
}

/** The speakers in their order: found among the speakers of the event first, then among everyone. */
export function SpeakerField({ id, value = [], onChange }: SpeakerFieldProps) {
  const { event } = useEventContext();
  const [text, setText] = useState('');
  const [typed, type] = useSearchText(text, setText);
  const { data, previousData, error } = useSpeakerOptionsQuery({ variables: { eventId: event.id, text } });
  const found = data ?? previousData;
  const options = found
    ? groupsOf([
        [texts.groups.speakers, found.speakers.nodes],
        [texts.groups.everyone, found.everyone.nodes],
        [texts.groups.invited, found.invited.nodes],
      ])
    : [];
  const nothing = error ? texts.searchFailed : texts.nobody;
  return (
    <Select<SpeakerValue[]>
      id={id}
      mode="multiple"
      labelInValue
      value={value}
      maxCount={MAX_SPEAKERS}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: type }}
      options={options}
      notFoundContent={found || error ? nothing : texts.searching}
      onChange={(next) => onChange?.(next.map(({ value: key, label }) => ({ value: key, label })))}
      onBlur={() => type('')}
    />
  );
}
