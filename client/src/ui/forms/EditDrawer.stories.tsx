import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { PartStories } from '../../dev/stories';
import { EditDrawer } from './EditDrawer';

const event = { title: 'Digital Futures Forum' };

function Example({ loaded, error }: { loaded?: typeof event; error?: Error }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <EditDrawer
          title="Edit event"
          submitLabel="Save event"
          loaded={loaded}
          error={error}
          reload={() => Promise.resolve(loaded)}
          valuesOf={({ title }) => ({ title })}
          fields={[{ name: 'title', label: 'Title' }]}
          inputOf={(values) => values}
          onSave={() => Promise.resolve()}
          onClose={() => setOpen(false)}
        >
          <Form.Item name="title" label="Title">
            <Input />
          </Form.Item>
        </EditDrawer>
      )}
    </>
  );
}

const stories: PartStories = {
  part: 'EditDrawer',
  stories: [
    { name: 'Loaded', render: () => <Example loaded={event} /> },
    { name: 'On its way', render: () => <Example /> },
    { name: 'Failed', render: () => <Example error={new Error('No answer.')} /> },
  ],
};

export default stories;
