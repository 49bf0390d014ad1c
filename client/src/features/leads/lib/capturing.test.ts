import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { ownAnswersLink } from '../../../data/session/own-answers-link';
import { session } from '../../../data/session/session';
import { replayOffline } from '../../../data/offline/offline-replay';
import { captureOf, captureQueue } from './capture-queue';
import { capturedLeads, captureReplay, editLead, keyOf } from './capturing';

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
const scan = (code: string, companyId = badge.companyId) => captureQueue.add(captureOf({ companyId, code }));
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
const capturedOf = (code = badge.code) => capturedLeads.getState()[keyOf({ ...badge, code })];
const replay = () => replayOffline(client, captureReplay);
/** A badge that the server knows. */
const capture = async () => {
  await scan(badge.code);
  const replayed = replay();
  accept(await next(1));
  await replayed;
  asked = [];
};

beforeEach(() => {
  asked = [];
  capturedLeads.setState({}, true);
  captureQueue.state.setState({ isSending: false });
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
  const replayed = replay();
  const request = await next(1);
  accept(request);
  expect([codesIn(request), await replayed]).toMatchObject([['OF-DANIEL'], { sent: 1, interrupted: false }]);
  expect(captureQueue.waiting()).toMatchObject([{ userId: 'sara', code: 'OF-SARA' }]);
});

test('the leads of a person are forgotten when another one captures', async () => {
  await capture();
  signIn('daniel');
  await scan('OTHER');
  const replayed = replay();
  accept(await next(1));
  await replayed;
  expect([capturedOf(), capturedOf('OTHER')]).toMatchObject([undefined, { at: expect.any(String) }]);
});

test('captures that wait are not sent as the next person, nor their leads shown', async () => {
  await scan('FIRST');
  await scan('SECOND', 'stratus');
  const replayed = replay();
  const request = await next(1);
  signIn('daniel');
  accept(request);
  expect(await replayed).toMatchObject({ sent: 0, refused: 0, interrupted: true });
  expect([asked.length, capturedLeads.getState()]).toEqual([1, {}]);
  const ofSara = { userId: 'sara' };
  expect(captureQueue.waiting()).toMatchObject([ofSara, ofSara]);
});

test.each(['no one', 'daniel'])('a note typed right before %s is there waits for its author', async (who) => {
  await capture();
  vi.useFakeTimers();
  editLead(client, badge, { note: 'Wants a demo' });
  session.signOut();
  if (who === 'daniel') signIn(who);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  const waits = { ...badge, userId: 'sara', note: 'Wants a demo' };
  await vi.waitFor(() => expect(captureQueue.waiting()).toMatchObject([waits]));
  expect([asked, capturedOf()]).toEqual([[], undefined]);
});

test.each([
  ['saved', acceptNote],
  ['lost', ({ fail }: Asked) => fail(new TypeError('Failed to fetch'))],
])('a note that is %s after the end of the session waits for its author alone', async (_how, answer) => {
  await capture();
  editLead(client, badge, { note: 'Wants a demo', rating: 'HOT' });
  const update = await next(1);
  signIn('daniel');
  await scan(badge.code);
  answer(update);
  const replayed = replay();
  accept(await next(2));
  await replayed;
  expect(captureQueue.waiting()).toMatchObject([{ ...badge, userId: 'sara', note: 'Wants a demo' }]);
  expect(capturedOf()?.draft.note).toBe('');
});

test('a capture whose lead the team has deleted leaves the queue, unless words would be lost with it', async () => {
  await scan('BARE');
  await scan('SAID');
  await captureQueue.change(captureQueue.waiting()[1]!.clientId, { note: 'Wants a demo' });
  const replayed = replay();
  const { input, answer } = await next(1);
  const outcome = 'DELETED';
  answer({
    captureLeads: { results: input.captures.map(({ clientId }) => ({ clientId, outcome, lead: null })) },
  });
  expect(await replayed).toMatchObject({ sent: 1, refused: 1, interrupted: false });
  expect(captureQueue.state.getState().entries).toMatchObject([{ code: 'SAID', refusal: { outcome } }]);
  expect([await replay(), asked.length]).toEqual([null, 1]);
});

test('what is typed while a capture is under way stays, and is saved next', async () => {
  await scan(badge.code);
  const replayed = replay();
  const request = await next(1);
  const { clientId } = request.input.captures[0]!;
  await captureQueue.change(clientId, { note: 'Wants a demo' });
  accept(request);
  const update = await next(2);
  expect([update.name, update.input.note]).toEqual(['UpdateLead', 'Wants a demo']);
  acceptNote(update);
  await replayed;
  expect([captureQueue.waiting(), capturedOf()?.draft.note]).toEqual([[], 'Wants a demo']);
});

test('what is scanned while a part is under way goes next, and nothing twice', async () => {
  await scan('FIRST');
  const replayed = replay();
  const request = await next(1);
  await scan('SECOND');
  const again = replay();
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
    editLead(client, badge, { note, rating: 'HOT' });
    await vi.runAllTimersAsync();
  };
  await say('Wants');
  await say('Wants a demo');
  expect(asked.map(({ input }) => input.note)).toEqual(['Wants']);
  acceptNote(asked[0]!);
  acceptNote(await next(2));
  await vi.waitFor(() => expect(capturedOf()?.lead.note).toBe('Wants a demo'));
});

const LATER = '2027-05-04T10:00:00.000Z';
const STALE = Object.assign(new Error('no'), {
  errors: [{ message: 'Stale.', extensions: { code: 'CONFLICT', reason: 'STALE_EDIT' } }],
});
/** What the server makes of one capture of a lead that has the words of a colleague. */
const merge = ({ input, answer }: Asked, note: string) => {
  const [{ clientId, code }] = input.captures as [Asked['input']['captures'][number]];
  answer({ captureLeads: { results: [{ clientId, outcome: 'KNOWN', lead: leadOf(code, note) }] } });
};

test('a note that a colleague has changed meanwhile is added by the server, which is shown', async () => {
  await capture();
  editLead(client, badge, { note: 'Wants a demo', rating: 'HOT' });
  (await next(1)).fail(STALE);
  (await next(2)).answer({ node: { ...leadOf(badge.code, 'Met at noon'), updatedAt: LATER } });
  const added = await next(3);
  expect([added.name, added.input.captures]).toMatchObject([
    'CaptureLeads',
    [{ code: badge.code, note: 'Wants a demo', rating: 'HOT' }],
  ]);
  merge(added, 'Met at noon\nWants a demo');
  await vi.waitFor(() => expect(capturedOf()?.draft.note).toBe('Met at noon\nWants a demo'));
  expect([captureQueue.waiting(), asked.length]).toEqual([[], 3]);
});

test('a note goes over the version of a colleague who changed the rating alone', async () => {
  await capture();
  editLead(client, badge, { note: 'Wants a demo' });
  (await next(1)).fail(STALE);
  (await next(2)).answer({ node: { ...leadOf(badge.code), updatedAt: LATER } });
  const again = await next(3);
  expect([again.name, again.input]).toMatchObject([
    'UpdateLead',
    { note: 'Wants a demo', expectedUpdatedAt: LATER },
  ]);
  acceptNote(again);
  await vi.waitFor(() => expect(capturedOf()?.lead.note).toBe('Wants a demo'));
});

test('what is typed before the first answer is added by the server where a colleague has a note there', async () => {
  await scan(badge.code);
  const replayed = replay();
  const request = await next(1);
  await captureQueue.change(request.input.captures[0]!.clientId, { note: 'Wants a demo' });
  merge(request, 'Met at noon');
  const added = await next(2);
  expect(added.input.captures).toMatchObject([{ code: badge.code, note: 'Wants a demo' }]);
  expect(capturedOf()?.draft.note).toBe('Wants a demo');
  merge(added, 'Met at noon\nWants a demo');
  await replayed;
  await vi.waitFor(() => expect(capturedOf()?.draft.note).toBe('Met at noon\nWants a demo'));
  expect(asked).toHaveLength(2);
});

test('a rating that is chosen before the first answer leaves the note of a colleague on the screen', async () => {
  await scan(badge.code);
  const replayed = replay();
  const request = await next(1);
  await captureQueue.change(request.input.captures[0]!.clientId, { rating: 'HOT' });
  merge(request, 'Met at noon');
  const update = await next(2);
  expect(update).toMatchObject({ name: 'UpdateLead', input: { rating: 'HOT', answers: [] } });
  expect(update.input).not.toHaveProperty('note');
  expect(capturedOf()?.draft).toMatchObject({ rating: 'HOT', note: 'Met at noon' });
  acceptNote(update);
  await replayed;
});

test('a note that finds no network waits as a capture that adds it, and what is typed then goes after it', async () => {
  await capture();
  vi.useFakeTimers();
  const edit = async (note: string) => {
    editLead(client, badge, { note });
    await vi.advanceTimersByTimeAsync(1_000);
  };
  await edit('Wants a demo');
  asked[0]!.fail(new TypeError('Failed to fetch'));
  (await next(2)).fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(0);
  expect(captureQueue.waiting()).toMatchObject([{ ...badge, userId: 'sara', note: 'Wants a demo' }]);
  await edit('Wants a demo\nCall on Monday');
  const both = await next(3);
  expect(both.input.captures).toMatchObject([{ note: 'Wants a demo' }, { note: 'Call on Monday' }]);
  const results = both.input.captures.map(({ clientId }) => ({
    clientId,
    outcome: 'KNOWN',
    lead: leadOf(badge.code, 'Wants a demo\nCall on Monday'),
  }));
  both.answer({ captureLeads: { results } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([captureQueue.waiting(), asked.length]).toEqual([[], 3]);
  expect(capturedOf()?.draft.note).toBe('Wants a demo\nCall on Monday');
});

test('a note that would get too long stays in the queue with the reason, and on the screen', async () => {
  await capture();
  editLead(client, badge, { note: 'Wants a demo', rating: 'HOT' });
  (await next(1)).fail(STALE);
  (await next(2)).answer({ node: { ...leadOf(badge.code, 'long'), updatedAt: LATER } });
  const { input, answer } = await next(3);
  const [{ clientId }] = input.captures as [Asked['input']['captures'][number]];
  const outcome = 'NOTE_TOO_LONG';
  answer({ captureLeads: { results: [{ clientId, outcome, lead: leadOf(badge.code, 'long') }] } });
  await vi.waitFor(() =>
    expect(captureQueue.state.getState().entries).toMatchObject([
      { note: 'Wants a demo', refusal: { outcome } },
    ]),
  );
  expect(capturedOf()?.draft.note).toBe('Wants a demo');
});

test('a note that the server refuses stays on the screen with the reason', async () => {
  await capture();
  editLead(client, badge, { note: 'Wants a demo', rating: 'HOT' });
  const errors = [{ message: 'Too long.', extensions: { code: 'BAD_USER_INPUT' } }];
  (await next(1)).fail(Object.assign(new Error('no'), { errors }));
  await vi.waitFor(() => expect(capturedOf()?.problem).toBe('Too long.'));
  expect([capturedOf()?.draft.note, captureQueue.waiting()]).toEqual(['Wants a demo', []]);
});
