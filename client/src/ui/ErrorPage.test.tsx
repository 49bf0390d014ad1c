import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ErrorPage } from './ErrorPage';

const show = (status?: number) =>
  render(
    <MemoryRouter initialEntries={['/before', '/broken']}>
      <Routes>
        <Route path="/" element={<p>home</p>} />
        <Route path="/before" element={<p>before</p>} />
        <Route path="/broken" element={<ErrorPage status={status} />} />
      </Routes>
    </MemoryRouter>,
  );

test.each([
  [
    403,
    'Forbidden: Unauthorized Access',
    'This resource is off-limits to you! Maybe try asking for permission before sneaking around.',
  ],
  [
    404,
    'Page Not Found!',
    "The page you're seeking is nowhere to be found. Maybe it vanished into the digital ether.",
  ],
  [
    500,
    'Oops! A Technical Glitch',
    'We ran into a problem processing your request. Please refresh the page or try again later',
  ],
])('%i has its title and text, and stays out of search engines', (status, title, text) => {
  const { unmount } = show(status);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(text)).toBeTruthy();
  expect(document.title).toBe(`${title} · Podium`);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  unmount();
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('Back goes to the previous page', () => {
  show(404);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('before')).toBeTruthy();
});

test('Go To Home goes home', () => {
  show(404);
  fireEvent.click(screen.getByRole('button', { name: 'Go To Home' }));
  expect(screen.getByText('home')).toBeTruthy();
});
