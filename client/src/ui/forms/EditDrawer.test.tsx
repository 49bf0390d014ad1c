import { fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { EditDrawer } from './EditDrawer';

const thing = { title: 'Opening', startsAt: '2026-10-25T01:30:00Z' };
const fields = [{ name: 'title', label: 'Title' }];

const open = () => {
  const onSave = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const onClose = vi.fn<() => void>();
  const drawer = (
    <EditDrawer
      title="Edit"
      submitLabel="Save"
      loaded={thing}
      reload={() => Promise.resolve(thing)}
      // The form knows the hour alone, and not which of two it is.
      valuesOf={({ title }) => ({ title, hour: '02:30' })}
      inputOf={({ title, hour }, { startsAt }) => ({ title, startsAt: hour === '02:30' ? startsAt : hour })}
      onSave={onSave}
      onClose={onClose}
      fields={fields}
    >
      <Form.Item name="title" label="Title">
        <Input />
      </Form.Item>
      <Form.Item name="hour" label="Hour">
        <Input />
      </Form.Item>
    </EditDrawer>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: drawer }])} />);
  return { onSave, onClose };
};

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a field that nobody touched is not sent', async () => {
  const { onSave, onClose } = open();
  fireEvent.change(await screen.findByLabelText(/Title/), { target: { value: 'Closing' } });
  save();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(onSave.mock.calls).toEqual([[thing, { title: 'Closing' }, { title: 'Opening' }]]);
});

test('what takes a change back is what the object had, and not what the form could show of it', async () => {
  const { onSave, onClose } = open();
  fireEvent.change(await screen.findByLabelText(/Hour/), { target: { value: '03:00' } });
  save();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(onSave.mock.calls).toEqual([[thing, { startsAt: '03:00' }, { startsAt: thing.startsAt }]]);
});

test('where nothing was changed, nothing is sent', async () => {
  const { onSave, onClose } = open();
  await screen.findByLabelText(/Title/);
  save();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(onSave.mock.calls).toEqual([]);
});
