import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMember,
  chooseInterest,
  insert,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

interface Result {
  id: string;
  kind: string;
  title: string;
}

const SEARCH = `query ($eventId: ID!, $text: String!, $first: Int) { search(eventId: $eventId, text: $text, first: $first) { nodes {
  id kind title detail
  ... on AttendeeSearchResult { attendee { id email organization } } ... on CompanySearchResult { company { id website } }
  ... on SessionSearchResult { activity { id startsAt } } ... on FaqSearchResult { faq { id answer } }
} } }`;

let server: TestServer;
let event: BuiltEvent;
let viewer: BuiltMember;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await sharedServer();
  event = await buildEvent(server);
  const here = { eventId: event.id };
  viewer = await buildMember(server, here);
  const person = async (firstName: string, lastName: string, more = {}) =>
    (await buildAttendee(server, { ...here, firstName, lastName, ...more })).id;
  const { startsAt, endsAt } = slotOf(event);
  const session = { ...here, startsAt, endsAt, location: 'Hall 2' };
  ids = {
    zoe: await person('Zoë', 'Müller', {
      jobTitle: 'Engineer',
      organization: 'Payments Union',
      avatar: 'zoe.webp',
    }),
    elsewhere: (await buildAttendee(server, { firstName: 'Zoë', lastName: 'Müller' })).id,
    invited: await person('Zoë', 'Invited', { status: 'INVITED' }),
    removed: await person('Zoë', 'Removed', { status: 'REMOVED', userId: null }),
    company: (await buildCompany(server, { ...here, name: 'Zoëtrope', logo: 'z.webp' })).id,
    session: newId(),
    pause: newId(),
    faq: newId(),
  };
  await insert(server, 'activities', {
    ...session,
    id: ids['session'],
    kind: 'SESSION',
    title: 'Digital payments in 2030',
    track: 'Fintech',
  });
  await insert(server, 'activities', {
    ...session,
    id: ids['pause'],
    kind: 'BREAK',
    title: 'Payments break',
  });
  await insert(server, 'faqs', {
    ...here,
    id: ids['faq'],
    question: 'Where is the prayer room?',
    answer: 'Next to hall 2.',
  });
});
afterAll(() => server?.close());

const search = async (text: string, first?: number): Promise<Result[]> =>
  (
    await expectOk(
      graphql<{ search: { nodes: Result[] } }>(
        server.url,
        SEARCH,
        { eventId: event.id, text, first },
        viewer.token,
      ),
    )
  ).search.nodes;
const found = async (text: string, first?: number): Promise<(string | undefined)[]> =>
  (await search(text, first)).map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

describe('search', () => {
  it('finds people, companies, sessions and questions in one list, each of its type', async () => {
    expect(await search('zoe')).toEqual([
      {
        id: ids['zoe'],
        kind: 'ATTENDEE',
        title: 'Zoë Müller',
        detail: 'Engineer · Payments Union',
        attendee: { id: ids['zoe'], email: null, organization: 'Payments Union' },
      },
      {
        id: ids['company'],
        kind: 'COMPANY',
        title: 'Zoëtrope',
        detail: null,
        company: { id: ids['company'], website: null },
      },
    ]);
    expect(await search('prayer')).toEqual([
      {
        id: ids['faq'],
        kind: 'FAQ',
        title: 'Where is the prayer room?',
        detail: 'Next to hall 2.',
        faq: { id: ids['faq'], answer: 'Next to hall 2.' },
      },
    ]);
    expect(await search('digital')).toEqual([
      {
        id: ids['session'],
        kind: 'SESSION',
        title: 'Digital payments in 2030',
        detail: 'Fintech',
        activity: { id: ids['session'], startsAt: slotOf(event).startsAt.toISOString() },
      },
    ]);
  });

  it('forgives accents, case and typing errors', async () => {
    for (const text of ['ZOË MULLER', 'müller zoe', 'Mueler', 'mülller', 'Zoe enginer', 'zo mü'])
      expect([text, (await found(text))[0]]).toEqual([text, 'zoe']);
    expect(await found('digitel paymnts')).toEqual(['session']);
    expect(await found('preyer rooom')).toEqual(['faq']);
  });

  it('asks for all words, and puts first what has them in its name', async () => {
    expect(await found('payments')).toEqual(['session', 'zoe']);
    expect(await found('payments union')).toEqual(['zoe']);
    expect(await found('payments', 1)).toEqual(['session']);
    expect(await found('payments xylophone')).toEqual([]);
  });

  it('never finds the invited, the removed, breaks, and what is of another event', async () => {
    expect(await found('zoe muller')).toEqual(['zoe']);
    expect(await found('invited')).toEqual([]);
    expect(await found('removed')).toEqual([]);
    expect(await found('break')).toEqual([]);
  });

  it('follows changes at once', async () => {
    await server.sql('UPDATE companies SET name = $1 WHERE id = $2', ['Kaleidoscope', ids['company']]);
    expect(await found('kaleidoscop')).toEqual(['company']);
    expect(await found('zoetrope')).toEqual([]);
    await server.sql('UPDATE companies SET name = $1 WHERE id = $2', ['Zoëtrope', ids['company']]);
  });

  it('takes signs as they are, and little as nothing', async () => {
    for (const text of ['', ' ', 'z', '%', '__', '%%%', `'; --`, '\\'])
      expect([text, await found(text)]).toEqual([text, []]);
  });

  it('comes in pages of one order, with the number of all', async () => {
    const page = `query ($id: ID!, $after: String, $offset: Int) {
      search(eventId: $id, text: "payments", first: 1, after: $after, offset: $offset) {
        totalCount pageInfo { hasNextPage endCursor } nodes { id }
      }
    }`;
    interface Page {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      nodes: { id: string }[];
    }
    const ask = async (args: object) =>
      (await expectOk(graphql<{ search: Page }>(server.url, page, { id: event.id, ...args }, viewer.token)))
        .search;
    const first = await ask({});
    expect(first).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      nodes: [{ id: ids['session'] }],
    });
    const second = await ask({ after: first.pageInfo.endCursor });
    expect(second).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: false },
      nodes: [{ id: ids['zoe'] }],
    });
    expect(await ask({ offset: 1 })).toEqual(second);
  });

  it('costs three statements at most, and one for each kind of object', async () => {
    const bare = SEARCH.replaceAll(/\.\.\. on \w+ \{ \w+ \{[^}]*\} \}/g, '');
    const ask = (document: string, text: string) =>
      statementsOf(() => expectOk(graphql(server.url, document, { eventId: event.id, text }, viewer.token)));
    const without = await ask(bare, 'zoe');
    expect(without.length).toBeLessThanOrEqual(3);
    // The address is visible only with a meeting, which is another statement.
    expect((await ask(SEARCH, 'zoe')).length).toBeLessThanOrEqual(without.length + 3);
    await buildAttendee(server, { eventId: event.id, firstName: 'Zoë', lastName: 'Another' });
    expect((await ask(SEARCH, 'zoe')).length).toBeLessThanOrEqual(without.length + 3);
  });

  it('refuses what it is not asked rightly', async () => {
    const code = async (variables: object) =>
      codeOf(
        await graphql(server.url, SEARCH, { eventId: event.id, text: 'zoe', ...variables }, viewer.token),
      );
    expect(await code({ text: 'x'.repeat(201) })).toBe('BAD_USER_INPUT');
    expect(await code({ text: null })).toBe('BAD_USER_INPUT');
    expect(await code({ text: 5 })).toBe('BAD_USER_INPUT');
    expect(await code({ first: 0 })).toBe('BAD_USER_INPUT');
    expect(await code({ first: 101 })).toBe('BAD_USER_INPUT');
    expect(await code({ eventId: 'x' })).toBe('NOT_FOUND');
    expect(await code({ eventId: (await buildEvent(server)).id })).toBe('NOT_FOUND');
  });
});

it('what is as near to the words as another comes in the order of titles', async () => {
  const here = { eventId: event.id, kind: 'SESSION', ...slotOf(event, 3) };
  for (const title of ['Quasars, part two', 'Quasars, part one'])
    await insert(server, 'activities', { ...here, id: newId(), title });
  expect((await search('quasars')).map(({ title }) => title)).toEqual([
    'Quasars, part one',
    'Quasars, part two',
  ]);
});

const MEANING = `query ($eventId: ID!, $text: String!, $perKind: Int) { search(eventId: $eventId, text: $text, perKind: $perKind) {
  nodes { kind title topics similar } topics { label named attendees companies { key count } sessions } } }`;
interface Meaning {
  nodes: { kind: string; title: string; topics: string[]; similar: boolean }[];
  topics: { label: string; named: boolean; attendees: number; companies: object[]; sessions: number }[];
}
const ANSWERS = [
  ['Is there Wi-Fi?', 'Yes: network Forum, no password.'],
  ['Where do I work?', 'The lounge has desks, plugs and WiFi.'],
  ['هل يوجد مكان للصلاة؟', 'نعم، بجانب القاعة ٢.'],
];

/** An event about fintech and health. */
async function buildFair() {
  const fair = await buildEvent(server);
  const here = { eventId: fair.id };
  const visitor = await buildMember(server, { ...here, firstName: 'Vera', lastName: 'Visitor' });
  const { groupId, terms } = await buildInterests(server, fair.id, {
    terms: ['Fintech', 'Health', 'E-commerce'],
  });
  const choose = (attendeeId: string, term: string) =>
    chooseInterest(server, attendeeId, groupId, terms[term]);
  const interestInFintech = (attendeeId: string) => choose(attendeeId, 'Fintech');
  const person = async (firstName: string, lastName: string, term: string, more = {}) => {
    const { id } = await buildAttendee(server, { ...here, firstName, lastName, ...more });
    await choose(id, term);
  };
  await person('Amal', 'Banker', 'Fintech', { jobTitle: 'CTO' });
  await person('Bilal', 'Founder', 'Fintech', { jobTitle: 'Founder' });
  await person('Chen', 'Doctor', 'Health', { jobTitle: 'CTO' });
  await person('Hidden', 'Invited', 'Fintech', { status: 'INVITED' });
  await buildCompany(server, { ...here, name: 'Ledger House', kind: 'STARTUP', sectors: ['Fintech'] });
  await buildCompany(server, { ...here, name: 'Fintech Union', kind: 'EXHIBITOR', sectors: ['Health'] });
  const session = { ...here, ...slotOf(fair), kind: 'SESSION' };
  await insert(server, 'activities', { ...session, id: newId(), title: 'Open banking, two years on' });
  await insert(server, 'activities', { ...session, id: newId(), title: 'ویزا اور سفر' });
  for (const [question, answer] of ANSWERS)
    await insert(server, 'faqs', { ...here, id: newId(), question, answer });
  return { fair, visitor, interestInFintech };
}

describe('a search by meaning', () => {
  let fair: BuiltEvent;
  let visitor: BuiltMember;
  let interestInFintech: (attendeeId: string) => Promise<void>;
  const ask = async (text: string, more: object = {}, token = visitor.token) => {
    const { eventId = fair.id, ...args } = more as { eventId?: string };
    return (
      await expectOk(graphql<{ search: Meaning }>(server.url, MEANING, { eventId, text, ...args }, token))
    ).search;
  };
  const titles = async (text: string, token?: string) =>
    (await ask(text, {}, token)).nodes.map(({ title }) => title);

  beforeAll(async () => {
    ({ fair, visitor, interestInFintech } = await buildFair());
  });

  it('goes by interests, sectors and synonyms, after the words themselves', async () => {
    const { nodes, topics } = await ask('fintech');
    expect(nodes[0]).toEqual({ kind: 'COMPANY', title: 'Fintech Union', topics: [], similar: false });
    expect(nodes[1]).toEqual({ kind: 'COMPANY', title: 'Ledger House', topics: ['Fintech'], similar: false });
    expect(nodes.slice(2).toSorted((a, b) => (a.title < b.title ? -1 : 1))).toEqual([
      { kind: 'ATTENDEE', title: 'Amal Banker', topics: ['Fintech'], similar: false },
      { kind: 'ATTENDEE', title: 'Bilal Founder', topics: ['Fintech'], similar: false },
      { kind: 'SESSION', title: 'Open banking, two years on', topics: [], similar: false },
    ]);
    expect(topics).toEqual([
      { label: 'Fintech', named: true, attendees: 2, companies: [{ key: 'STARTUP', count: 1 }], sessions: 0 },
    ]);
    const meant = new Set(await titles('financial technology'));
    for (const title of ['Amal Banker', 'Ledger House', 'Open banking, two years on'])
      expect([title, meant.has(title)]).toEqual([title, true]);
  });

  it('combines words of the text with interests', async () => {
    expect(await titles('cto fintech')).toEqual(['Amal Banker']);
    expect(await titles('health cto')).toEqual(['Chen Doctor']);
    expect(await titles('bilal health')).toEqual([]);
  });

  it('knows words however they are joined, and in other scripts', async () => {
    for (const text of ['wifi', 'Wi-Fi', 'wi fi', 'WIFI', 'internet access'])
      expect([text, (await titles(text))[0]]).toEqual([text, 'Is there Wi-Fi?']);
    expect((await ask('ecommerce')).topics.map(({ label }) => label)).toEqual(['E-commerce']);
    expect(await titles('ویزا')).toEqual(['ویزا اور سفر']);
    expect(await titles('ويزا')).toEqual(['ویزا اور سفر']);
    for (const text of ['صلاة', 'للصلاه']) expect(await titles(text)).toEqual(['هل يوجد مكان للصلاة؟']);
  });

  it('marks what is only similar, and comes after what is exact', async () => {
    const { nodes, topics } = await ask('fintehc');
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.every(({ similar }) => similar)).toBe(true);
    expect(nodes.map(({ title }) => title)).toContain('Amal Banker');
    expect(topics.map(({ label, named }) => [label, named])).toEqual([['Fintech', false]]);
  });

  it('offers the commonest interests where nothing is near', async () => {
    const { nodes, topics } = await ask('xyzzyx');
    expect(nodes).toEqual([]);
    expect(topics.map(({ label, named, attendees }) => [label, named, attendees])).toEqual([
      ['Fintech', false, 2],
      ['Health', false, 1],
    ]);
  });

  it('finds at most so many of each kind', async () => {
    const { nodes } = await ask('fintech', { perKind: 1 });
    expect(nodes.map(({ kind }) => kind).toSorted()).toEqual(['ATTENDEE', 'COMPANY', 'SESSION']);
    expect(
      codeOf(await graphql(server.url, MEANING, { eventId: fair.id, text: 'a', perKind: 21 }, visitor.token)),
    ).toBe('BAD_USER_INPUT');
  });

  it('shows by interests nobody who is on no list of the viewer', async () => {
    expect(await titles('fintech')).not.toContain('Hidden Invited');
    const [amal] = await server.sql<{ id: string }>(
      `SELECT id FROM attendees WHERE event_id = $1 AND first_name = 'Amal'`,
      [fair.id],
    );
    await insert(server, 'blocks', { blockerId: amal?.id, blockedId: visitor.id });
    expect(await titles('fintech')).not.toContain('Amal Banker');
    expect(await titles('fintehc')).not.toContain('Amal Banker');
    const staff = await signInAs(server, Role.MANAGER);
    const seen = await titles('fintech', staff);
    expect(seen).toContain('Amal Banker');
    expect(seen).not.toContain('Hidden Invited');
    await server.sql('DELETE FROM blocks WHERE blocked_id = $1', [visitor.id]);
  });

  it('sees nothing of drafts and of events that the viewer is not in', async () => {
    const draft = await buildEvent(server, { status: 'DRAFT' });
    for (const eventId of [draft.id, event.id]) {
      const answer = await graphql(server.url, MEANING, { eventId, text: 'fintech' }, visitor.token);
      expect(codeOf(answer)).toBe('NOT_FOUND');
    }
  });

  it('costs as many statements for one person as for three', async () => {
    const cost = async () => (await statementsOf(() => ask('fintech', { perKind: 5 }))).length;
    const before = await cost();
    for (const lastName of ['One', 'Two']) {
      const { id } = await buildAttendee(server, { eventId: fair.id, firstName: 'Another', lastName });
      await interestInFintech(id);
    }
    expect(await cost()).toBe(before);
    // Access, meaning, exact words, and the numbers of the topics: there is enough without similar words.
    expect(before).toBe(4);
  });
});
