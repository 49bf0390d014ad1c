import { useState } from 'react';
import type { PartStories } from '../../dev/stories';
import { DateField } from './DateField';

function Example({ min, max }: { min?: string; max?: string }) {
  const [day, setDay] = useState('2026-11-21');
  return <DateField aria-label="Day" value={day} onChange={setDay} min={min} max={max} />;
}

const stories: PartStories = {
  part: 'DateField',
  stories: [
    { name: 'Any day', render: () => <Example /> },
    { name: 'Of a few days', render: () => <Example min="2026-11-20" max="2026-11-25" /> },
  ],
};

export default stories;
