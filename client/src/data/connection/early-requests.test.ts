import { type DocumentNode, InMemoryCache, gql } from '@apollo/client';
import { print, visit } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventShellDocument, ShellProfileDocument } from '../../generated/graphql';
import { EventShellRequest, ShellProfileRequest } from '../../generated/requests';
import { createApolloClient } from './apollo';
import { sendEarly } from './early-requests';
import { session } from '../session/session';

const user = { id: 'u1', email: 'sara@example.org', displayName: 'Sara', role: 'ATTENDEE' as const };
const profile = (bookmarks: string[]) => ({
  data: { eventProfile: { __typename: 'EventProfile', profile: null, bookmarks } },
});

/** The variables of each sent request. */
let sent: unknown[];
let answers: (() => Promise<Response>)[];

beforeEach(() => {
  sent = [];
  answers = [];
  session.signIn(user, 'token');
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    sent.push((JSON.parse(body as string) as { variables: unknown }).variables);
    return answers.shift()?.();
  });
});
afterEach(() => {
  session.signOut();
  vi.unstubAllGlobals();
});

const willAnswer = (body: unknown) =>
  answers.push(() =>
    Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })),
  );
const ask = async (client: ReturnType<typeof createApolloClient>, eventId: string) => {
  const options = {
    query: ShellProfileDocument,
    variables: { eventId },
    fetchPolicy: 'network-only',
  } as const;
  return (await client.query(options)).data?.eventProfile.bookmarks;
};

it('answers the first who asks the same', async () => {
  willAnswer(profile(['early']));
  sendEarly(ShellProfileRequest, { eventId: '1' });
  const client = createApolloClient();
  expect(await ask(client, '1')).toEqual(['early']);
  willAnswer(profile(['later']));
  expect(await ask(client, '1')).toEqual(['later']);
  expect(sent).toEqual([{ eventId: '1' }, { eventId: '1' }]);
});

it('answers nobody who asks for something else, or is somebody else', async () => {
  willAnswer(profile(['of 1']));
  sendEarly(ShellProfileRequest, { eventId: '1' });
  willAnswer(profile(['of 2']));
  expect(await ask(createApolloClient(), '2')).toEqual(['of 2']);
  session.signIn({ ...user, id: 'u2' }, 'token of u2');
  willAnswer(profile(['of u2']));
  expect(await ask(createApolloClient(), '1')).toEqual(['of u2']);
  expect(sent).toEqual([{ eventId: '1' }, { eventId: '2' }, { eventId: '1' }]);
});

it('fails for who asks where it failed, and can be asked again', async () => {
  answers.push(() => Promise.reject(new TypeError('No network')));
  sendEarly(ShellProfileRequest, { eventId: '1' });
  const client = createApolloClient();
  await expect(ask(client, '1')).rejects.toThrow('No network');
  willAnswer(profile(['again']));
  expect(await ask(client, '1')).toEqual(['again']);
});

it.each([
  ['EventShell', EventShellDocument, EventShellRequest.query],
  ['ShellProfile', ShellProfileDocument, ShellProfileRequest.query],
])('asks for %s as Apollo does', (_name, document, text) => {
  const sorted = (part: DocumentNode) =>
    visit(part, {
      SelectionSet: {
        leave: (node) => ({
          ...node,
          selections: [...node.selections].sort((a, b) => print(a).localeCompare(print(b))),
        }),
      },
    })
      .definitions.map(print)
      .sort((a, b) => a.localeCompare(b));
  expect(sorted(gql(text))).toEqual(sorted(new InMemoryCache().transformDocument(document)));
});
