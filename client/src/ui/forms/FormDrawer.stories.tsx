// oxlint-disable-next-line no-restricted-imports -- a drawer shows the errors that the server's answers become.
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { PartStories } from '../../dev/stories';
import { FormDrawer } from './FormDrawer';
import StaleEditChoice from './StaleEditChoice';

const initial = { title: 'Digital Futures Forum', city: 'Karachi' };

const refuse = (extensions: Record<string, unknown>, message: string) =>
  Promise.reject(new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] }));

const outcomes = {
  Saves: () => Promise.resolve(),
  'Refuses a field': () =>
    refuse(
      { code: 'BAD_USER_INPUT', fields: [{ path: 'input.city', message: 'There is no such city.' }] },
      'Check it.',
    ),
  'Refuses the whole': () =>
    refuse({ code: 'CONFLICT', reason: 'DUPLICATE' }, 'There is such an event already.'),
  'Is stale': () => refuse({ code: 'CONFLICT', reason: 'STALE_EDIT' }, 'This was changed meanwhile.'),
};

function Example({ onSubmit }: { onSubmit: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FormDrawer
        open={open}
        title="Edit event"
        submitLabel="Save event"
        initialValues={initial}
        onSubmit={onSubmit}
        onClose={() => setOpen(false)}
        stale={{
          reload: () => Promise.resolve({ title: 'Digital Futures Summit', city: 'Lahore' }),
          fields: [
            { name: 'title', label: 'Title' },
            { name: 'city', label: 'City' },
          ],
        }}
      >
        <Form.Item name="title" label="Title" rules={[{ required: true, message: 'Enter a title.' }]}>
          <Input />
        </Form.Item>
        <Form.Item name="city" label="City">
          <Input />
        </Form.Item>
      </FormDrawer>
    </>
  );
}

const stories: PartStories = {
  part: 'FormDrawer',
  stories: [
    ...Object.entries(outcomes).map(([name, onSubmit]) => ({
      name,
      render: () => <Example onSubmit={onSubmit} />,
    })),
    {
      name: 'Choosing a version',
      render: () => (
        <StaleEditChoice
          fields={[
            { name: 'title', label: 'Title', mine: 'Forum of Futures', theirs: 'Digital Futures Summit' },
          ]}
          onChoose={() => {}}
        />
      ),
    },
  ],
};

export default stories;
