import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { session } from '../../../data/session/session';
import { captureOf, captureQueue } from '../lib/capture-queue';
import { capturedLeads } from '../lib/capturing';
import { emptyDraft as draft } from '../lib/lead-draft';
import { useCaptures } from './useCaptures';

afterEach(async () => {
  await captureQueue.remove(...captureQueue.state.getState().entries.map(({ clientId }) => clientId));
  capturedLeads.setState({}, true);
  captureQueue.state.setState({ isSending: false });
  session.signOut();
});

const signIn = (id: string) =>
  session.signIn({ id, email: '', displayName: id, role: 'ATTENDEE' }, `token of ${id}`);
const open = () => {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  return renderHook(() => useCaptures('nimbus'), { wrapper }).result;
};

test('the cards are the badges of the person who is signed in, at this company, the latest first', async () => {
  const scan = async (userId: string, companyId: string, code: string, at: string) => {
    signIn(userId);
    await captureQueue.add({ ...captureOf({ companyId, code }), at });
  };
  await scan('daniel', 'nimbus', 'OF-DANIEL', '2026-11-21T10:00:00Z');
  const lead = { ...draft, answers: [] } as never;
  const badge = { companyId: 'nimbus', code: 'LEAD', at: '2026-11-21T10:04:00Z' };
  capturedLeads.setState({ 'nimbus LEAD': { ...badge, lead, base: draft, draft } });
  await scan('sara', 'nimbus', 'FIRST', '2026-11-21T10:01:00Z');
  await scan('sara', 'stratus', 'ELSEWHERE', '2026-11-21T10:02:00Z');
  await scan('sara', 'nimbus', 'SECOND', '2026-11-21T10:03:00Z');
  expect(open().current.cards.map(({ code }) => code)).toEqual(['SECOND', 'FIRST']);
});

test('a badge that waits for another person stays as they left it', async () => {
  signIn('sara');
  const ofSara = { ...captureOf({ companyId: 'nimbus', code: 'BADGE' }), note: 'Wants a demo' };
  await captureQueue.add(ofSara);
  signIn('daniel');
  const daniel = open();
  // The sending under way leaves the queue as it is.
  captureQueue.state.setState({ isSending: true });
  await act(() => daniel.current.scan('BADGE'));
  act(() => daniel.current.change(daniel.current.cards[0]!, { note: 'Left early' }));
  expect(captureQueue.waiting()).toMatchObject([ofSara, { userId: 'daniel', note: 'Left early' }]);
  act(() => daniel.current.dismiss(daniel.current.cards[0]!));
  expect(captureQueue.waiting()).toEqual([ofSara]);
});

test('what the server refused goes at once with Dismiss, also of a lead that is known', async () => {
  signIn('sara');
  const badge = { companyId: 'nimbus', code: 'BADGE' };
  const lead = { ...draft, answers: [] } as never;
  await captureQueue.add({ ...captureOf(badge), name: 'Vera', refusal: { outcome: 'NOTE_TOO_LONG' } });
  capturedLeads.setState({
    'nimbus BADGE': {
      ...badge,
      at: '2026-11-21T10:00:00Z',
      lead,
      base: draft,
      draft: { ...draft, note: 'x' },
      problem: 'No',
    },
  });
  const cards = open();
  expect(cards.current.cards[0]?.refusal).toBeDefined();
  act(() => cards.current.dismiss(cards.current.cards[0]!));
  expect(cards.current.cards).toMatchObject([{ refusal: undefined, draft, isWaiting: false }]);
  expect(captureQueue.state.getState().entries).toEqual([]);
});

test('a badge that waits has the name that was typed', async () => {
  signIn('sara');
  await captureQueue.add(captureOf({ companyId: 'nimbus', code: 'BADGE' }));
  const cards = open();
  act(() => cards.current.change(cards.current.cards[0]!, { name: 'Vera' }));
  expect(cards.current.cards).toMatchObject([{ name: 'Vera', isWaiting: true }]);
});
