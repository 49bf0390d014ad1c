import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import LoginPage from './LoginPage';

test('says what has just ended the session', () => {
  const notice = 'Your account has been deleted.';
  render(
    <MemoryRouter initialEntries={[{ pathname: '/auth', state: { notice } }]}>
      <LoginPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe(notice);
});
