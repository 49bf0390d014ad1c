import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { FeedbackHost } from '../feedback/FeedbackHost';
import { useToasts, useToastsOfPage } from './useToasts';

const work = vi.fn<() => Promise<void>>();

function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  useToastsOfPage(pathname);
  return (
    <>
      <button onClick={() => toasts.error('About this page')}>say</button>
      <button onClick={() => toasts.error('Welcome', { arrives: true })}>arrive</button>
      <button onClick={() => void toasts.copy('a link', 'Copied', 'Not copied')}>copy</button>
      <button onClick={() => void toasts.attempt(work, { refused: 'Refused' })}>send</button>
      <button onClick={() => void navigate('?modal=search')}>open</button>
      <button onClick={() => void navigate('/next')}>leave</button>
    </>
  );
}

const open = () =>
  render(
    // Nothing ends an animation here.
    <ConfigProvider theme={{ token: { motion: false } }}>
      <MemoryRouter>
        <Page />
        <FeedbackHost />
      </MemoryRouter>
    </ConfigProvider>,
  );

test('a toast goes with its page, unless it is about the next one', async () => {
  open();
  for (const name of ['say', 'arrive', 'open']) fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByText('About this page');
  await screen.findByText('Welcome');
  fireEvent.click(screen.getByRole('button', { name: 'leave' }));
  await waitFor(() => expect(screen.queryByText('About this page')).toBeNull());
  expect(screen.queryByText('Welcome')).not.toBeNull();
});

test('a copied text is said to be copied only where the browser allowed it', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  writeText.mockResolvedValueOnce().mockRejectedValueOnce(new Error('denied'));
  vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } });
  open();
  const copy = screen.getByRole('button', { name: 'copy' });
  fireEvent.click(copy);
  await screen.findByText('Copied');
  expect(screen.queryByText('Not copied')).toBeNull();
  fireEvent.click(copy);
  await screen.findByText('Not copied');
  expect(writeText.mock.calls).toEqual([['a link'], ['a link']]);
  vi.unstubAllGlobals();
});

test('an act without a network is said not to be sent, and can be tried again', async () => {
  vi.stubGlobal('navigator', { userAgent: '', onLine: false });
  work.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  await screen.findByText('Not sent: no network');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByText('Not sent: no network')).toBeNull());
  vi.unstubAllGlobals();
});
