import { Button } from 'antd';
import { useState } from 'react';
import type { PartStories } from '../../dev/stories';
import { ConfirmWithConsequences } from './ConfirmWithConsequences';

function Example({ typed, fails }: { typed?: string; fails?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ConfirmWithConsequences
        open={open}
        title="Delete Sara Khan?"
        text="This cannot be undone."
        consequences={[
          '4 meetings are cancelled, and the others are notified',
          '12 messages stay, without a name',
        ]}
        act="Delete attendee"
        typed={typed}
        onConfirm={() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(setOpen(false)))}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

const stories: PartStories = {
  part: 'ConfirmWithConsequences',
  stories: [
    { name: 'Plain', render: () => <Example /> },
    { name: 'With a typed word', render: () => <Example typed="Sara Khan" /> },
    { name: 'Refused', render: () => <Example fails /> },
  ],
};

export default stories;
