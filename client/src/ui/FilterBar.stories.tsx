import { Select } from 'antd';
import { useState } from 'react';
import type { PartStories } from '../dev/stories';
import { FilterBar } from './FilterBar';
import { FilterField } from './FilterField';
import { SortSelect } from './SortSelect';

const countries = ['Pakistan', 'Saint Vincent and the Grenadines', 'Germany'];
const options = countries.map((value) => ({ value, label: value }));

function Example({ chosen }: { chosen: string[] }) {
  const [text, setText] = useState('');
  const [set, setSet] = useState(chosen);
  return (
    <FilterBar
      label="Filter attendees"
      search={{
        value: text,
        onChange: setText,
        label: 'Search by name, organization or interest',
        placeholder: 'Search people',
      }}
      chips={set.map((country) => ({
        key: country,
        label: country,
        onRemove: () => setSet(set.filter((other) => other !== country)),
      }))}
      onClear={() => setSet([])}
      results="356 people"
      filters={
        <FilterField label="Country">
          {(id) => <Select id={id} mode="multiple" value={set} options={options} onChange={setSet} />}
        </FilterField>
      }
    >
      <SortSelect value="NAME" options={[{ value: 'NAME', label: 'Name' }]} onChange={() => undefined} />
    </FilterBar>
  );
}

const stories: PartStories = {
  part: 'FilterBar',
  stories: [
    { name: 'Nothing set', render: () => <Example chosen={[]} /> },
    { name: 'Filters set', render: () => <Example chosen={countries} /> },
  ],
};

export default stories;
