import { useState } from 'react';
import type { PartStories } from '../../dev/stories';
import { ResendCountdown } from './ResendCountdown';

function Example({ wait }: { wait: number }) {
  const [availableAt, setAvailableAt] = useState(() => Date.now() + wait);
  return <ResendCountdown availableAt={availableAt} onResend={() => setAvailableAt(Date.now() + 60_000)} />;
}

const stories: PartStories = {
  part: 'ResendCountdown',
  stories: [
    { name: 'Waiting', render: () => <Example wait={60_000} /> },
    { name: 'Ready', render: () => <Example wait={0} /> },
    { name: 'Sending', render: () => <ResendCountdown availableAt={0} onResend={() => {}} sending /> },
  ],
};

export default stories;
