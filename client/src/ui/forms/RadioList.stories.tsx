import { useState } from 'react';
import type { PartStories } from '../../dev/stories';
import { Stack } from '../Stack';
import { Note } from '../Text';
import { RadioList } from './RadioList';

const options = ['Keep', 'Warn', 'Remove'].map((value) => ({
  value,
  label: (
    <Stack as="span">
      <span>{value}</span>
      <Note as="span">What this means for the person.</Note>
    </Stack>
  ),
}));

function Decision() {
  const [value, setValue] = useState<string>();
  return <RadioList title="Decision" options={options} value={value} onChange={setValue} />;
}

const stories: PartStories = {
  part: 'RadioList',
  stories: [{ name: 'With more words', render: () => <Decision /> }],
};

export default stories;
