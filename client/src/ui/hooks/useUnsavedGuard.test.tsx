import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FeedbackHost } from '../feedback/FeedbackHost';
import { useUnsavedGuard } from './useUnsavedGuard';

const held: { guard?: ReturnType<typeof useUnsavedGuard> } = {};

function Editor({ dirty }: { dirty: boolean }) {
  const guard = useUnsavedGuard(dirty, { title: 'Leave without saving?', text: 'Not saved.' });
  useEffect(() => {
    held.guard = guard;
  }, [guard]);
  return <Link to="/other">Leave</Link>;
}

function open(dirty: boolean) {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Outlet />
          <FeedbackHost />
        </>
      ),
      children: [
        { path: '/', element: <Editor dirty={dirty} /> },
        { path: '/other', element: <p>Elsewhere</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

const leave = () => act(() => screen.getByText('Leave').click());
const answer = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  act(() => button.click());
};

test('a form without changes is left without a question', async () => {
  const router = open(false);
  leave();
  await screen.findByText('Elsewhere');
  expect(router.state.location.pathname).toBe('/other');
});

test('No stays with what was typed', async () => {
  const router = open(true);
  leave();
  await answer('No');
  expect([router.state.location.pathname, router.state.blockers.size]).toEqual(['/', 1]);
});

test('Yes leaves', async () => {
  open(true);
  leave();
  await answer('Yes');
  expect(await screen.findAllByText('Elsewhere')).toHaveLength(1);
});

test('what is saved is left without a question', async () => {
  open(true);
  act(() => held.guard?.release());
  leave();
  expect(await screen.findAllByText('Elsewhere')).toHaveLength(1);
});

test('closing the tab is asked by the browser, while there are changes', () => {
  open(true);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  act(() => held.guard?.release());
  const saved = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(saved);
  expect([closing.defaultPrevented, saved.defaultPrevented]).toEqual([true, false]);
});
