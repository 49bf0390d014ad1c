import { Select } from 'antd';
import type { PartStories } from '../dev/stories';
import { listParams } from '../lib/list-params';
import { FilterBar } from './FilterBar';
import { FilterField } from './FilterField';
import { SortSelect } from './SortSelect';
import { useListState } from './hooks/useListState';

const countries = ['Pakistan', 'Saint Vincent and the Grenadines', 'Germany'];
const options = countries.map((value) => ({ value, label: value }));
const params = { q: listParams.q, country: listParams.country };
const texts = {
  filter: 'Filter attendees',
  search: 'Search by name, organization or interest',
  searchHint: 'Search people',
};

function Example({ chosen }: { chosen: string[] }) {
  const list = useListState(params);
  const { country } = list.values;
  const set = country.length > 0 ? country : chosen;
  return (
    <FilterBar
      list={list}
      texts={texts}
      chips={{ country: { values: set } }}
      results="356 people"
      filters={
        <FilterField label="Country">
          {(id) => (
            <Select
              id={id}
              mode="multiple"
              value={set}
              options={options}
              onChange={(next) => list.change({ country: next })}
            />
          )}
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
