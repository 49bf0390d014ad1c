import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../../data/session/session';
import { useDraft } from './useDraft';
import { useOutbox } from './useOutbox';

const signIn = (id: string) =>
  act(() => session.signIn({ id, email: '', displayName: id, role: 'ATTENDEE' }, `token of ${id}`));
const open = () => renderHook(() => ({ draft: useDraft('ben'), ...useOutbox('forum') })).result;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  session.signOut();
  sessionStorage.clear();
});

test('what a person has typed is theirs alone, and kept under their name until it is sent', () => {
  signIn('sara');
  const sara = open();
  act(() => sara.current.draft.setText('Shall we'));
  act(() => sara.current.outbox.add('ben', 'Good morning'));
  // By these names it is forgotten when they sign out.
  expect(Object.keys(sessionStorage).sort()).toEqual(['podium-draft:sara:ben', 'podium-outbox:sara:forum']);
  signIn('ada');
  const ada = open();
  expect([ada.current.draft.text, ada.current.queued]).toEqual(['', []]);
  signIn('sara');
  const again = open();
  expect([again.current.draft.text, again.current.queued]).toMatchObject([
    'Shall we',
    [{ text: 'Good morning' }],
  ]);
  act(() => again.current.draft.setText(''));
  expect(Object.keys(sessionStorage)).toEqual(['podium-outbox:sara:forum']);
});
