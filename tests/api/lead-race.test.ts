import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { call, expectOk, graphql, mutationOf } from '../support/client';
import { buildStand, capture, leadsOf, type Stand } from '../support/exhibition-stand';
import { cross, pauseAfter } from '../support/paused-statements';
import { startTwoServers, type TestServer } from '../support/server';

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  [server, second] = await startTwoServers({ jobs: false });
});
afterAll(() => server.close());

it('two members who replay the same visitors at two servers have one lead each, with the words of both', async () => {
  const { companyId, contact, member, visitors } = await buildStand(server, 20);
  const queueOf = (name: string) =>
    visitors.map(({ code }) => ({ clientId: newId(), code, note: `Met by ${name}` }));
  const [mine, theirs] = [queueOf('one'), queueOf('two').toReversed()];
  const answers = await Promise.all([
    capture(server.url, contact, companyId, ...mine),
    capture(second.url, member, companyId, ...theirs),
    // Lost on the way, and sent again at once.
    capture(second.url, contact, companyId, ...mine),
  ]);
  const outcomes = answers.flat().map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => !['CAPTURED', 'KNOWN'].includes(outcome))).toEqual([]);
  const leads = await leadsOf(server.url, member, companyId);
  expect(leads.map(({ attendee }) => attendee.id).toSorted()).toEqual(
    visitors.map(({ id }) => id).toSorted(),
  );
  expect(new Set(leads.map(({ note }) => note.split('\n').toSorted().join()))).toEqual(
    new Set(['Met by one,Met by two']),
  );
  const asked = await server.sql('SELECT 1 FROM notifications WHERE company_id = $1', [companyId]);
  expect(asked).toHaveLength(visitors.length);
});

it('a capture that waits for another one of the same visitor adds to it', async () => {
  const { companyId, contact, member, visitors } = await buildStand(server, 1);
  const [visitor] = visitors as [Stand['contact']];
  const pause = pauseAfter(/FOR NO KEY UPDATE/, 0);
  const first = capture(server.url, contact, companyId, { clientId: 'a', code: visitor.code, rating: 'HOT' });
  await pause.reached;
  const other = capture(second.url, member, companyId, { clientId: 'b', code: visitor.code, note: 'Tall' });
  pause.release();
  await Promise.all([first, other]);
  expect(await leadsOf(server.url, member, companyId)).toMatchObject([{ rating: 'HOT', note: 'Tall' }]);
});

it.each([
  ['an old capture', 'the deletion', /FROM leads l WHERE l.company_id/],
  ['the deletion', 'an old capture', /DELETE FROM leads/],
])('%s that is held before each of its statements revives nothing beside %s', async (held, _other, first) => {
  for (let nth = -1, isHeld = true; isHeld; nth += 1) {
    const { companyId, contact, member, visitors } = await buildStand(server, 1);
    const old = { clientId: 'a', code: visitors[0]?.code, note: 'Never' };
    const [known] = await capture(server.url, member, companyId, old);
    const remove = (url: string) =>
      call(url, contact.token, 'deleteLead', { leadId: known?.lead?.id }, '__typename');
    const send = (url: string) =>
      capture(url, member, companyId, old, { ...old, clientId: 'b', note: 'New' });
    const [begins, other] = held === 'the deletion' ? [remove, send] : [send, remove];
    isHeld = await cross(server, first, nth, [() => begins(server.url), () => other(second.url)]);
    const left = isHeld ? await leadsOf(server.url, member, companyId) : [];
    expect(
      left.map(({ note }) => note).filter((note) => note.includes('Never')),
      `statement ${nth}`,
    ).toEqual([]);
  }
});

it.each(['updateLead', 'captureLeads'])(
  'an answer by %s that crosses the end of its question is of a question that is kept, or left out',
  async (name) => {
    const pattern =
      name === 'updateLead'
        ? /FROM lead_questions|FROM leads l WHERE l.id/
        : /FROM attendees a WHERE a.invite_code/;
    for (let nth = -1, isHeld = true; isHeld; nth += 1) {
      const { companyId, contact, member, visitors } = await buildStand(server, 1);
      const asked = (round: number) =>
        Array.from({ length: 10 }, (_, index) => ({ kind: 'TEXT', text: `${round} ${index}?` }));
      const ask = (url: string, round: number) =>
        call<{ questions: { id: string; text: string }[] }>(
          url,
          contact.token,
          'setLeadQuestions',
          { companyId, questions: asked(round) },
          'questions { id text }',
        );
      const code = visitors[0]?.code ?? '';
      const [lead] = await capture(server.url, member, companyId, { clientId: 'a', code });
      for (let round = 0; round < 9; round += 1) await ask(server.url, round);
      const { questions } = await ask(server.url, 9);
      const oldest = questions.find(({ text }) => text === '0 0?')?.id;
      const answers = [{ questionId: oldest, values: ['Yes'] }];
      const say = (url: string) =>
        name === 'updateLead'
          ? graphql(
              url,
              mutationOf(name, '__typename'),
              { input: { leadId: lead?.lead?.id, answers } },
              member.token,
            )
          : capture(url, member, companyId, { clientId: 'b', code, answers });
      isHeld = await cross(server, pattern, nth, [() => say(server.url), () => ask(second.url, 10)]);
      const lost = await server.sql(
        `SELECT 1 FROM leads l, jsonb_object_keys(l.answers) AS asked
         WHERE l.company_id = $1 AND asked NOT IN (SELECT q.id::text FROM lead_questions q)`,
        [companyId],
      );
      expect(lost, `statement ${nth}`).toEqual([]);
    }
  },
  120_000,
);

it('two people who scan each other at two servers have exchanged', async () => {
  const { event, visitors } = await buildStand(server, 2);
  const [one, two] = visitors as [Stand['contact'], Stand['contact']];
  const scan = (url: string, by: Stand['contact'], code: string) =>
    call<{ outcome: string }>(url, by.token, 'exchangeContacts', { eventId: event.id, code }, 'outcome');
  await Promise.all([scan(server.url, one, two.code), scan(second.url, two, one.code)]);
  const document =
    'query ($id: ID!) { contacts(eventId: $id) { nodes { state email attendee { id } } totalCount } }';
  const lists = await Promise.all(
    [one, two].map(({ token }) => expectOk(graphql(server.url, document, { id: event.id }, token))),
  );
  expect(lists).toMatchObject([
    { contacts: { totalCount: 1, nodes: [{ state: 'EXCHANGED', attendee: { id: two.id } }] } },
    { contacts: { totalCount: 1, nodes: [{ state: 'EXCHANGED', attendee: { id: one.id } }] } },
  ]);
});
