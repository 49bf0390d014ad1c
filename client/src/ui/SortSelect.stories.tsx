import { useState } from 'react';
import type { PartStories } from '../dev/stories';
import { SortSelect } from './SortSelect';

const options = [
  { value: 'BEST_MATCH', label: 'Best match' },
  { value: 'NAME', label: 'Name' },
  { value: 'RECENT', label: 'Recently joined' },
];

function Example() {
  const [order, setOrder] = useState('BEST_MATCH');
  return <SortSelect value={order} options={options} onChange={setOrder} />;
}

const stories: PartStories = {
  part: 'SortSelect',
  stories: [{ name: 'Three orders', render: () => <Example /> }],
};

export default stories;
