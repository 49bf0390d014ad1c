import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { call, codeOf, expectError, expectOk, graphql, mutationOf, subscribe } from '../support/client';
import {
  buildBadge,
  buildStand,
  capture,
  LEAD,
  leadsOf,
  type Badge,
  type Stand,
} from '../support/exhibition-stand';
import { buildCompany, signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());

const NODE = `query ($id: ID!) { node(id: $id) { __typename ... on Lead { ${LEAD} } } }`;
const COUNTS = `query ($id: ID!) { leadCounts(companyId: $id) { total hot warm cold unrated withContact
  byMember { attendee { id } count } byDay { date count } } }`;

interface Question {
  id: string;
  kind: string;
  text: string;
  options: string[];
  retired: boolean;
}

const ask = async ({ token }: Badge, companyId: string, questions: object[]): Promise<Question[]> =>
  (
    await call<{ questions: Question[] }>(
      server.url,
      token,
      'setLeadQuestions',
      { companyId, questions },
      'questions { id kind text options retired }',
    )
  ).questions;

/** A stand with three rated leads, of which the first visitor shares the contact. */
const buildLeads = async () => {
  const stand = await buildStand(server, 3, { startsAt: new Date('2026-01-01T00:00:00Z') });
  const { contact, member, companyId, visitors } = stand;
  const [first, second, third] = visitors as [Badge, Badge, Badge];
  const at = (day: number) => ({ capturedAt: `2026-01-0${day}T10:00:00.000Z`, clientId: newId() });
  const [size, needs] = (await ask(contact, companyId, [
    { kind: 'ONE_OF', text: 'How large?', options: ['Small', 'Large'] },
    { kind: 'TEXT', text: 'What do you need?' },
  ])) as [Question, Question];
  const answer = (value: string) => ({ answers: [{ questionId: size.id, values: [value] }] });
  const results = [
    ...(await capture(
      server.url,
      contact,
      companyId,
      { code: first.code, rating: 'COLD', ...at(1), ...answer('Small') },
      { code: second.code, rating: 'HOT', ...at(2), ...answer('Large') },
    )),
    ...(await capture(server.url, member, companyId, { code: third.code, ...at(3), ...answer('Enormous') })),
  ];
  await call(
    server.url,
    first.token,
    'answerContactRequest',
    { companyId, choice: 'THIS_COMPANY' },
    '__typename',
  );
  return { ...stand, first, second, third, size, needs, leads: results.map(({ lead }) => lead?.id ?? '') };
};

describe('the leads of a company', () => {
  it('are filtered and sorted as the team asks', async () => {
    const { contact, member, companyId, first, second, third, size } = await buildLeads();
    const found = async (filter: object, sort = 'NEWEST') =>
      (await leadsOf(server.url, member, companyId, { filter, sort })).map(({ attendee }) => attendee.id);
    const [one, two, three] = [first.id, second.id, third.id];
    expect(await found({})).toEqual([three, two, one]);
    expect(await found({}, 'NAME')).toEqual([one, two, three]);
    expect(await found({}, 'RATING')).toEqual([two, one, three]);
    expect(await found({ ratings: ['HOT', 'COLD'] })).toEqual([two, one]);
    expect(await found({ ratings: ['HOT'], unrated: true })).toEqual([three, two]);
    expect(await found({ capturedById: contact.id })).toEqual([two, one]);
    expect(await found({ date: '2026-01-02' })).toEqual([two]);
    expect(await found({ search: 'number 3' })).toEqual([three]);
    expect(await found({ questionId: size.id })).toEqual([two, one]);
    expect(await found({ questionId: size.id, answer: 'Large' })).toEqual([two]);
    expect(await found({ withContact: true })).toEqual([one]);
    expect(await found({ withContact: false, ratings: ['HOT'] })).toEqual([two]);
  });

  it('are counted by what they are, for the team; staff and the team see the number on the company', async () => {
    const { contact, member, companyId, second } = await buildLeads();
    expect(await expectOk(graphql(server.url, COUNTS, { id: companyId }, member.token))).toEqual({
      leadCounts: {
        total: 3,
        hot: 1,
        warm: 0,
        cold: 1,
        unrated: 1,
        withContact: 1,
        byMember: [
          { attendee: { id: contact.id }, count: 2 },
          { attendee: { id: member.id }, count: 1 },
        ],
        byDay: [1, 2, 3].map((day) => ({ date: `2026-01-0${day}`, count: 1 })),
      },
    });
    const seen = async (token: string) =>
      expectOk(
        graphql(server.url, 'query ($id: ID!) { company(id: $id) { leadCount } }', { id: companyId }, token),
      );
    const staff = await signInAs(server, Role.EXECUTIVE);
    expect(await Promise.all([member.token, staff, second.token].map(seen))).toEqual(
      [3, 3, null].map((leadCount) => ({ company: { leadCount } })),
    );
  });

  it('change for those who have seen the present version, and are not in the audit log', async () => {
    const { member, contact, companyId, first, size } = await buildLeads();
    const before = (await leadsOf(server.url, member, companyId, { filter: { search: 'number 1' } }))[0];
    const edit = {
      leadId: before?.id,
      expectedUpdatedAt: before?.updatedAt,
      rating: null,
      note: 'Later',
      answers: [{ questionId: size.id, values: [] }],
    };
    const { lead } = await call<{ lead: object }>(
      server.url,
      contact.token,
      'updateLead',
      edit,
      `lead { ${LEAD} }`,
    );
    expect(lead).toMatchObject({ attendee: { id: first.id }, rating: null, note: 'Later', answers: [] });
    const document = 'mutation ($input: UpdateLeadInput!) { updateLead(input: $input) { lead { id } } }';
    const stale = await expectError(graphql(server.url, document, { input: edit }, member.token));
    expect(stale.extensions).toMatchObject({ code: 'CONFLICT', reason: 'STALE_EDIT' });
    const wrong = { leadId: before?.id, answers: [{ questionId: size.id, values: ['Enormous'] }] };
    expect(
      (await expectError(graphql(server.url, document, { input: wrong }, member.token))).extensions,
    ).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.answers.0.values' }] });
    expect(await server.sql('SELECT 1 FROM audit_entries WHERE event_id = $1', [member.eventId])).toEqual([]);
  });

  it('are deleted by any member, for good', async () => {
    const { member, companyId, leads } = await buildLeads();
    const [id] = leads as [string];
    await call(server.url, member.token, 'deleteLead', { leadId: id }, 'leadId');
    expect((await leadsOf(server.url, member, companyId)).map((lead) => lead.id)).toEqual(
      leads.toReversed().slice(0, 2),
    );
  });
});

describe('leads', () => {
  it('are known to nobody else in any way', async () => {
    const { event, companyId, second, leads } = await buildLeads();
    const rival = await buildBadge(server, {
      eventId: event.id,
      companyId: (await buildCompany(server, { eventId: event.id })).id,
      companyContact: true,
    });
    const staff = await Promise.all(Object.values(Role).map((role) => signInAs(server, role)));
    const documents: [string, object][] = [
      [NODE, { id: leads[1] }],
      [COUNTS, { id: companyId }],
      ['query ($id: ID!) { leads(companyId: $id) { nodes { id } } }', { id: companyId }],
      [`query ($id: ID!) { attendee(id: $id) { viewerLead { id } } }`, { id: second.id }],
      [
        `mutation ($id: ID!) { updateLead(input: { leadId: $id, note: "Mine" }) { lead { id } } }`,
        { id: leads[1] },
      ],
      [`mutation ($id: ID!) { deleteLead(input: { leadId: $id }) { leadId } }`, { id: leads[1] }],
      [
        `mutation ($id: ID!) { exportLeads(input: { companyId: $id, format: CSV }) { file { url } } }`,
        { id: companyId },
      ],
    ];
    for (const token of [rival.token, second.token, ...staff])
      for (const [document, variables] of documents) {
        const answer = await graphql(server.url, document, { ...variables }, token);
        expect(JSON.stringify(answer.data ?? null)).not.toMatch(new RegExp(`${leads[1]}|"total"|url"`));
        expect(['OK', 'NOT_FOUND']).toContain(codeOf(answer));
      }
    const members = await server.sql('SELECT note FROM leads WHERE id = $1', [leads[1]]);
    expect(members).toEqual([{ note: '' }]);
  });

  it('stay on the page of the visitor for the team, by id and beside the person', async () => {
    const { member, second, leads } = await buildLeads();
    const { node } = await expectOk(graphql(server.url, NODE, { id: leads[1] }, member.token));
    expect(node).toMatchObject({ __typename: 'Lead', rating: 'HOT', attendee: { id: second.id } });
    const document = 'query ($id: ID!) { attendee(id: $id) { viewerLead { id rating } } }';
    expect(await expectOk(graphql(server.url, document, { id: second.id }, member.token))).toEqual({
      attendee: { viewerLead: { id: leads[1], rating: 'HOT' } },
    });
  });

  it('are lost with the team: list, subscription and single leads', async () => {
    const { member, contact, companyId, second, leads } = await buildLeads();
    const document = 'subscription ($id: ID!) { leadChanged(companyId: $id) { leadId lead { id } } }';
    const [leaver, stayer] = await Promise.all(
      [member, contact].map(({ token }) => subscribe(server.url, token, document, { id: companyId })),
    );
    await server.sql('UPDATE attendees SET company_id = NULL WHERE id = $1', [member.id]);
    const list = 'query ($id: ID!) { leads(companyId: $id) { nodes { id } } }';
    expect(codeOf(await graphql(server.url, list, { id: companyId }, member.token))).toBe('NOT_FOUND');
    await capture(server.url, contact, companyId, { clientId: newId(), code: second.code, note: 'New' });
    expect(await stayer?.next()).toEqual({
      data: { leadChanged: { leadId: leads[1], lead: { id: leads[1] } } },
    });
    expect(leaver?.received.filter(({ data }) => JSON.stringify(data).includes('"lead":{'))).toEqual([]);
    await Promise.all([leaver?.close(), stayer?.close()]);
  });

  it('take as many statements for 20 as for 2', async () => {
    const count = async (size: number) => {
      const stand = await buildStand(server, size);
      await capture(
        server.url,
        stand.member,
        stand.companyId,
        ...stand.visitors.map(({ code }) => ({ clientId: newId(), code })),
      );
      return (await statementsOf(() => leadsOf(server.url, stand.contact, stand.companyId))).length;
    };
    const [few, many] = [await count(2), await count(20)];
    expect(many).toBe(few);
  });
});

describe('the questions of a company', () => {
  it('are retired when they are left out, and leads keep their answers', async () => {
    const { contact, member, companyId, size, needs } = await buildLeads();
    const [asked, ...rest] = await ask(contact, companyId, [
      { questionId: needs.id, kind: 'TEXT', text: 'What now?' },
    ]);
    expect(asked).toEqual({ ...needs, text: 'What now?' });
    expect(rest).toEqual([{ ...size, retired: true }]);
    const [lead] = await leadsOf(server.url, member, companyId, { filter: { search: 'number 2' } });
    expect(lead?.answers).toEqual([{ question: { id: size.id, text: 'How large?' }, values: ['Large'] }]);
  });

  it('are the same when they are sent again without ids', async () => {
    const { contact, companyId, size, needs } = await buildLeads();
    const again = [needs, size].map(({ kind, text, options }) => ({ kind, text, options }));
    expect((await ask(contact, companyId, again)).map(({ id }) => id)).toEqual([needs.id, size.id]);
  });

  it('have options that can be chosen, and a kind that stays', async () => {
    const { contact, companyId, size } = await buildLeads();
    const document =
      'mutation ($input: SetLeadQuestionsInput!) { setLeadQuestions(input: $input) { questions { id } } }';
    const questions = [
      { questionId: size.id, kind: 'TEXT', text: 'How large?' },
      { kind: 'ONE_OF', text: 'Which?', options: ['Same', 'Same'] },
      { kind: 'TEXT', text: 'What?', options: ['One', 'Two'] },
      { questionId: newId(), kind: 'TEXT', text: 'Whose?' },
    ];
    const error = await expectError(
      graphql(server.url, document, { input: { companyId, questions } }, contact.token),
    );
    expect((error.extensions['fields'] as { path: string }[]).map(({ path }) => path)).toEqual([
      'input.questions.0.kind',
      'input.questions.1.options',
      'input.questions.2.options',
      'input.questions.3.questionId',
    ]);
  });

  it('are at most 100 with the retired ones, of which those go first that no lead answers', async () => {
    const { contact, member, companyId, visitors }: Stand = await buildStand(server, 2);
    const round = (number: number) =>
      Array.from({ length: 10 }, (_, index) => ({
        kind: 'TEXT',
        text: `Round ${number}, question ${index}?`,
      }));
    let known: Question[] = [];
    for (let number = 0; number < 10; number += 1) known = await ask(contact, companyId, round(number));
    expect(known).toHaveLength(100);
    const answersTo = (questions: Question[]) =>
      questions.map(({ id }) => ({ questionId: id, values: ['Yes'] }));
    const [oldest] = known.filter(({ text }) => text.startsWith('Round 0'));
    const answers = answersTo([oldest!]);
    await capture(server.url, member, companyId, { clientId: 'a', code: visitors[0]?.code, answers });
    const texts = (await ask(contact, companyId, round(10))).map(({ text }) => text);
    expect([texts.length, texts.filter((text) => text.startsWith('Round 0'))]).toEqual([100, [oldest?.text]]);
    // Each question that is kept has an answer now.
    await server.sql(
      `UPDATE leads SET answers = (SELECT jsonb_object_agg(id, '["Yes"]'::jsonb) FROM lead_questions WHERE company_id = $1)
       WHERE company_id = $1`,
      [companyId],
    );
    const refused = graphql(
      server.url,
      mutationOf('setLeadQuestions', '__typename'),
      { input: { companyId, questions: round(11) } },
      contact.token,
    );
    expect((await expectError(refused)).extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'TOO_MANY_QUESTIONS',
    });
    // Those that are kept can be asked again.
    expect(await ask(contact, companyId, round(9))).toHaveLength(100);
  });

  it('are set by contacts alone', async () => {
    const { member, companyId }: Stand = await buildStand(server, 0);
    const document =
      'mutation ($id: ID!) { setLeadQuestions(input: { companyId: $id, questions: [] }) { questions { id } } }';
    expect(codeOf(await graphql(server.url, document, { id: companyId }, member.token))).toBe('FORBIDDEN');
  });
});
