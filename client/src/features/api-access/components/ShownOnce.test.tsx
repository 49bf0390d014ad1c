import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { FeedbackHost } from '../../../ui';
import { messages } from '../messages';
import ShownOnce from './ShownOnce';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a secret that was copied stays copied when an example without it is copied after it', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  let closed = false;
  const texts = { title: 'New webhook', text: 'Shown only now.', secret: 'Secret', snippet: 'Example' };
  const close = () => {
    closed = true;
  };
  const sheet = <ShownOnce texts={texts} secret="s3cret" snippet="verify(request)" onClose={close} />;
  const frame = (
    <>
      <Outlet />
      <FeedbackHost />
    </>
  );
  const router = createMemoryRouter([{ element: frame, children: [{ path: '/', element: sheet }] }]);
  render(<RouterProvider router={router} />);
  for (const label of [texts.secret, texts.snippet]) {
    const button = await screen.findByRole('button', { name: messages.copyOf(label) });
    // Until the sheet knows of it: to close it right before would be asked about.
    await act(async () => {
      button.click();
      await Promise.resolve();
    });
  }
  expect(copied).toEqual(['s3cret', 'verify(request)']);
  // The toasts have such a button too.
  within(screen.getByRole('dialog')).getByRole('button', { name: /close/i }).click();
  await waitFor(() => expect(closed).toBe(true));
});
