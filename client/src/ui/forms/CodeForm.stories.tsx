import { useState } from 'react';
import type { PartStories } from '../../dev/stories';
import { CodeInput } from './CodeInput';

function Example({ start = '', invalid }: { start?: string; invalid?: boolean }) {
  const [code, setCode] = useState(start);
  return <CodeInput label="Code" value={code} onChange={setCode} invalid={invalid} />;
}

const stories: PartStories = {
  part: 'CodeInput',
  stories: [
    { name: 'Empty', render: () => <Example /> },
    { name: 'Half typed', render: () => <Example start="123" /> },
    { name: 'Refused', render: () => <Example start="123456" invalid /> },
    { name: 'Sending', render: () => <CodeInput label="Code" value="123456" onChange={() => {}} disabled /> },
  ],
};

export default stories;
