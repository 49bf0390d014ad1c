import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/cache';
import { ownAnswersLink } from '../../../data/own-answers-link';
import { session } from '../../../data/session';
import { captureQueue } from './capture-queue';
import { captured, entryOf, keyOf, replayCaptures, sayOfLead } from './capturing';

interface Asked {
  name: string | undefined;
  input: { captures: { clientId: string; code: string; note?: string }[]; note: string };
  answer: (data: object) => void;
  fail: (error: unknown) => void;
}

/** What was asked of the server, to be answered when the test says so. */
let asked: Asked[];
const client = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.from([
    ownAnswersLink,
    new ApolloLink(
      ({ operationName, variables }) =>
        new Observable((observer) => {
          asked.push({
            name: operationName,
            input: variables['input'],
            answer: (data) => {
              observer.next({ data });
              observer.complete();
            },
            fail: (error) => observer.error(error),
          });
        }),
    ),
  ]),
});

const badge = { companyId: 'nimbus', code: 'BADGE' };
const signIn = (id: string) =>
  session.signIn({ id, email: `${id}@example.org`, displayName: id, role: 'ATTENDEE' }, `token of ${id}`);
const leadOf = (code: string, note = '') => ({
  __typename: 'Lead',
  id: `lead of ${code}`,
  rating: null,
  note,
  source: 'SCAN',
  capturedAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  attendee: {
    __typename: 'Attendee',
    id: code,
    firstName: 'Omar',
    lastName: 'Said',
    jobTitle: null,
    organization: null,
    avatarUrl: null,
    viewerLead: { __typename: 'Lead', id: `lead of ${code}`, rating: null },
  },
  answers: [],
  capturedBy: null,
  contact: null,
});
const scan = (code: string, companyId = badge.companyId) => captureQueue.add(entryOf({ companyId, code }));
const codesIn = (request: Asked | undefined) => request?.input.captures.map(({ code }) => code);
const next = async (count: number) => {
  await vi.waitFor(() => expect(asked).toHaveLength(count));
  return asked[count - 1]!;
};
const accept = ({ input, answer }: Asked) =>
  answer({
    captureLeads: {
      results: input.captures.map(({ clientId, code, note }) => ({
        clientId,
        outcome: 'CAPTURED',
        lead: leadOf(code, note),
      })),
    },
  });
const acceptNote = ({ input, answer }: Asked) =>
  answer({ updateLead: { lead: leadOf(badge.code, input.note) } });
const saidOf = (code = badge.code) => captured.getState().leads[keyOf({ ...badge, code })];
/** A badge that the server knows. */
const capture = async () => {
  await scan(badge.code);
  const replayed = replayCaptures(client);
  accept(await next(1));
  await replayed;
  asked = [];
};

beforeEach(() => {
  asked = [];
  captured.setState({ leads: {} });
  signIn('sara');
});
afterEach(async () => {
  vi.useRealTimers();
  await captureQueue.remove(...captureQueue.state.getState().entries.map(({ clientId }) => clientId));
  session.signOut();
});

test('a device that people share sends the captures of the person who is signed in', async () => {
  await scan('OF-SARA');
  signIn('daniel');
  await scan('OF-DANIEL');
  const replayed = replayCaptures(client);
  const request = await next(1);
  accept(request);
  expect([codesIn(request), await replayed]).toMatchObject([['OF-DANIEL'], { sent: 1, interrupted: false }]);
  expect(captureQueue.waiting()).toMatchObject([{ userId: 'sara', code: 'OF-SARA' }]);
});

test('the leads of a person are forgotten when another one captures', async () => {
  await capture();
  signIn('daniel');
  await scan('OTHER');
  const replayed = replayCaptures(client);
  accept(await next(1));
  await replayed;
  expect([saidOf(), saidOf('OTHER')]).toMatchObject([undefined, { at: expect.any(String) }]);
});

test('captures that wait are not sent as the next person, nor their leads shown', async () => {
  await scan('FIRST');
  await scan('SECOND', 'stratus');
  const replayed = replayCaptures(client);
  const request = await next(1);
  signIn('daniel');
  accept(request);
  expect(await replayed).toEqual({ sent: 0, refused: 0, interrupted: true });
  expect([asked.length, captured.getState().leads]).toEqual([1, {}]);
  const ofSara = { userId: 'sara' };
  expect(captureQueue.waiting()).toMatchObject([ofSara, ofSara]);
});

test.each(['no one', 'daniel'])('a note typed right before %s is there waits for its author', async (who) => {
  await capture();
  vi.useFakeTimers();
  sayOfLead(client, badge, { note: 'Wants a demo' });
  session.signOut();
  if (who === 'daniel') signIn(who);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  const waits = { ...badge, userId: 'sara', note: 'Wants a demo' };
  await vi.waitFor(() => expect(captureQueue.waiting()).toMatchObject([waits]));
  expect([asked, saidOf()]).toEqual([[], undefined]);
});

test.each([
  ['saved', acceptNote],
  ['lost', ({ fail }: Asked) => fail(new TypeError('Failed to fetch'))],
])('a note that is %s after the end of the session waits for its author alone', async (_how, answer) => {
  await capture();
  sayOfLead(client, badge, { note: 'Wants a demo', rating: 'HOT' });
  const update = await next(1);
  signIn('daniel');
  await scan(badge.code);
  answer(update);
  const replayed = replayCaptures(client);
  accept(await next(2));
  await replayed;
  expect(captureQueue.waiting()).toMatchObject([{ ...badge, userId: 'sara', note: 'Wants a demo' }]);
  expect(saidOf()?.draft.note).toBe('');
});

test('a capture whose lead the team has deleted leaves the queue, unless words would be lost with it', async () => {
  await scan('BARE');
  await scan('SAID');
  await captureQueue.change(captureQueue.waiting()[1]!.clientId, { note: 'Wants a demo' });
  const replayed = replayCaptures(client);
  const { input, answer } = await next(1);
  const outcome = 'DELETED';
  answer({
    captureLeads: { results: input.captures.map(({ clientId }) => ({ clientId, outcome, lead: null })) },
  });
  expect(await replayed).toEqual({ sent: 1, refused: 1, interrupted: false });
  expect(captureQueue.state.getState().entries).toMatchObject([{ code: 'SAID', refusal: { outcome } }]);
  expect([await replayCaptures(client), asked.length]).toEqual([null, 1]);
});

test('what is typed while a capture is under way stays, and is saved next', async () => {
  await scan(badge.code);
  const replayed = replayCaptures(client);
  const request = await next(1);
  const { clientId } = request.input.captures[0]!;
  await captureQueue.change(clientId, { note: 'Wants a demo' });
  accept(request);
  const update = await next(2);
  expect([update.name, update.input.note]).toEqual(['UpdateLead', 'Wants a demo']);
  acceptNote(update);
  await replayed;
  expect([captureQueue.waiting(), saidOf()?.draft.note]).toEqual([[], 'Wants a demo']);
});

test('what is scanned while a part is under way goes next, and nothing twice', async () => {
  await scan('FIRST');
  const replayed = replayCaptures(client);
  const request = await next(1);
  await scan('SECOND');
  const again = replayCaptures(client);
  accept(request);
  const later = await next(2);
  accept(later);
  await replayed;
  expect([await again, asked.map(codesIn)]).toEqual([null, [['FIRST'], ['SECOND']]]);
});

test('what is typed while a note is being saved is saved after it', async () => {
  await capture();
  vi.useFakeTimers();
  const say = async (note: string) => {
    sayOfLead(client, badge, { note, rating: 'HOT' });
    await vi.runAllTimersAsync();
  };
  await say('Wants');
  await say('Wants a demo');
  expect(asked.map(({ input }) => input.note)).toEqual(['Wants']);
  acceptNote(asked[0]!);
  acceptNote(await next(2));
  await vi.waitFor(() => expect(saidOf()?.lead.note).toBe('Wants a demo'));
});

test('a note that a colleague has changed meanwhile is saved with theirs', async () => {
  await capture();
  sayOfLead(client, badge, { note: 'Wants a demo', rating: 'HOT' });
  const extensions = { code: 'CONFLICT', reason: 'STALE_EDIT' };
  (await next(1)).fail(Object.assign(new Error('no'), { errors: [{ message: 'Stale.', extensions }] }));
  (await next(2)).answer({ node: leadOf(badge.code, 'Met at noon') });
  const update = await next(3);
  acceptNote(update);
  expect(update.input.note).toBe('Met at noon\nWants a demo');
  await vi.waitFor(() => expect(saidOf()?.draft.note).toBe(update.input.note));
});

test('a note that finds no network waits as a capture that adds it', async () => {
  await capture();
  sayOfLead(client, badge, { note: 'Wants a demo', rating: 'HOT' });
  (await next(1)).fail(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(captureQueue.waiting()).toHaveLength(1));
  expect(captureQueue.waiting()).toMatchObject([{ ...badge, userId: 'sara', note: 'Wants a demo' }]);
});

test('a note that the server refuses stays on the screen with the reason', async () => {
  await capture();
  sayOfLead(client, badge, { note: 'Wants a demo', rating: 'HOT' });
  const errors = [{ message: 'Too long.', extensions: { code: 'BAD_USER_INPUT' } }];
  (await next(1)).fail(Object.assign(new Error('no'), { errors }));
  await vi.waitFor(() => expect(saidOf()?.problem).toBe('Too long.'));
  expect([saidOf()?.draft.note, captureQueue.waiting()]).toEqual(['Wants a demo', []]);
});
