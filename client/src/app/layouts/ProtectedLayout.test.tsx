import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { session } from '../../data/session/session';
import { ProtectedLayout } from './ProtectedLayout';

function From({ page }: { page: string }) {
  const { state } = useLocation();
  return (
    <p>
      {page}, from {(state as { from: string }).from}
    </p>
  );
}

const visit = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/auth" element={<From page="login" />} />
        <Route path="/auth/change-password" element={<From page="change password" />} />
        <Route element={<ProtectedLayout />}>
          <Route path="*" element={<p>inside</p>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );

afterEach(() => {
  session.signOut();
});

test('without a session the login opens and knows where to return', () => {
  visit('/event/e1/attendees?search=ai');
  expect(screen.getByText('login, from /event/e1/attendees?search=ai')).toBeTruthy();
});

test('a user without a token is not signed in', () => {
  session.setUser({ id: 'u1', email: 'a@b.test', displayName: 'A', role: 'ADMIN' });
  visit('/');
  expect(screen.getByText('login, from /')).toBeTruthy();
});

test('the check of an entry code is open to everybody', () => {
  visit('/attendees/verify-code/ABCD');
  expect(screen.getByText('inside')).toBeTruthy();
});

test('an initial password is changed before anything else opens', () => {
  const admin = { id: 'u1', email: 'a@b.test', displayName: 'A', role: 'ADMIN' as const };
  session.signIn({ ...admin, mustChangePassword: true }, 'token');
  visit('/event/e1');
  expect(screen.getByText('change password, from /event/e1')).toBeTruthy();
});

test('with user and token the page opens', () => {
  session.signIn({ id: 'u1', email: 'a@b.test', displayName: 'A', role: 'ADMIN' }, 'token');
  visit('/event/e1');
  expect(screen.getByText('inside')).toBeTruthy();
});
