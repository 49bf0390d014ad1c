import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql, type Answer } from '../support/client';
import { buildEvent, signInAs, type BuiltEvent } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const FIELDS = 'id eventId question answer category position viewerCanEdit';
const CREATE = `mutation ($input: CreateFaqInput!) { createFaq(input: $input) { faq { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateFaqInput!) { updateFaq(input: $input) { faq { ${FIELDS} updatedAt } } }`;
const DELETE = `mutation ($input: DeleteFaqInput!) { deleteFaq(input: $input) { faq { ${FIELDS} } } }`;
const REORDER = `mutation ($input: ReorderFaqsInput!) { reorderFaqs(input: $input) { faqs { question position } } }`;
const LIST = `query ($eventId: ID!, $category: String) { faqs(eventId: $eventId, category: $category) { totalCount nodes { question } } }`;

interface FaqData {
  id: string;
  question: string;
  updatedAt: string;
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

const run = <Data = Record<string, unknown>>(document: string, input: object) =>
  graphql<Data>(server.url, document, { input }, manager);
const create = async (question: string, more: object = {}) => {
  const input = { eventId: event.id, question, answer: 'So.', ...more };
  return (await expectOk(run<{ createFaq: { faq: FaqData } }>(CREATE, input))).createFaq.faq;
};
const questions = async (category?: string) => {
  const { faqs } = await expectOk(
    graphql<{ faqs: { totalCount: number; nodes: FaqData[] } }>(
      server.url,
      LIST,
      { eventId: event.id, category },
      manager,
    ),
  );
  expect(faqs.totalCount).toBe(faqs.nodes.length);
  return faqs.nodes.map(({ question }) => question);
};
const actionsOf = (subjectId: string) =>
  server.sql(
    'SELECT action, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY created_at, id',
    [subjectId],
  );
const pathsOf = async (answer: Promise<Answer>) => {
  const { extensions } = await expectError(answer);
  expect(extensions.code).toBe('BAD_USER_INPUT');
  return (extensions['fields'] as { path: string }[]).map(({ path }) => path).sort();
};

describe('a question', () => {
  it('is added at the end or where its position says, and is listed in order', async () => {
    const first = await create(' Where? ', { category: 'Venue' });
    expect(first).toEqual({
      id: first.id,
      eventId: event.id,
      question: 'Where?',
      answer: 'So.',
      category: 'Venue',
      position: 0,
      viewerCanEdit: true,
    });
    expect(await create('When?')).toMatchObject({ position: 1, category: null });
    await create('Who?', { position: 0 });
    expect(await questions()).toEqual(['Where?', 'Who?', 'When?']);
    expect(await questions('Venue')).toEqual(['Where?']);
  });

  it('changes in what is given alone, and is recorded with before and after', async () => {
    const { id } = await create('Where?', { category: 'Venue' });
    const {
      updateFaq: { faq },
    } = await expectOk(run<{ updateFaq: { faq: FaqData } }>(UPDATE, { faqId: id, question: 'Whence?' }));
    expect(faq).toMatchObject({ question: 'Whence?', answer: 'So.', category: 'Venue' });
    const {
      deleteFaq: { faq: deleted },
    } = await expectOk(run<{ deleteFaq: { faq: FaqData } }>(DELETE, { faqId: id }));
    expect(deleted).toMatchObject({ id, question: 'Whence?' });
    expect(await questions()).toEqual([]);
    expect((await expectError(run(DELETE, { faqId: id }))).extensions.code).toBe('NOT_FOUND');
    expect(await actionsOf(id)).toEqual([
      { action: 'faq.create', before: null, after: { question: 'Where?', answer: 'So.', category: 'Venue' } },
      { action: 'faq.update', before: { question: 'Where?' }, after: { question: 'Whence?' } },
      {
        action: 'faq.delete',
        before: { question: 'Whence?', answer: 'So.', category: 'Venue' },
        after: null,
      },
    ]);
  });

  it('is not changed by one who saw another version', async () => {
    const { id } = await create('Where?');
    const {
      updateFaq: { faq },
    } = await expectOk(run<{ updateFaq: { faq: FaqData } }>(UPDATE, { faqId: id, answer: 'One.' }));
    const edit = (answer: string) => run(UPDATE, { faqId: id, answer, expectedUpdatedAt: faq.updatedAt });
    const answers = await Promise.all([edit('Two.'), edit('Three.')]);
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({ code: 'CONFLICT', reason: 'STALE_EDIT' }),
    ]);
  });

  it('is refused with errors, and where its event is not there', async () => {
    const whole = { eventId: event.id, question: 'Where?', answer: 'Here.' };
    const faulty = { ...whole, question: '', answer: 'x'.repeat(10_001), position: -1 };
    expect(await pathsOf(run(CREATE, faulty))).toEqual(['input.answer', 'input.position', 'input.question']);
    expect(await pathsOf(run(CREATE, { ...whole, question: ' ', answer: ' ' }))).toEqual([
      'input.answer',
      'input.question',
    ]);
    expect(await pathsOf(run(UPDATE, { faqId: (await create('Where?')).id, answer: null }))).toEqual([
      'input.answer',
    ]);
    for (const unknown of [newId(), 'nonsense']) {
      expect((await expectError(run(CREATE, { ...whole, eventId: unknown }))).extensions.code).toBe(
        'NOT_FOUND',
      );
      expect((await expectError(run(UPDATE, { faqId: unknown }))).extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('a new order', () => {
  it('is taken in one statement whatever the number of questions; those that are not named follow', async () => {
    const [one, two, three] = [await create('1'), await create('2'), await create('3')];
    const {
      reorderFaqs: { faqs },
    } = await expectOk(
      run<{ reorderFaqs: { faqs: object[] } }>(REORDER, { eventId: event.id, faqIds: [three.id, one.id] }),
    );
    expect(faqs).toEqual([
      { question: '3', position: 0 },
      { question: '1', position: 1 },
      { question: '2', position: 2 },
    ]);
    expect(await questions()).toEqual(['3', '1', '2']);
    expect(await actionsOf(event.id)).toEqual([
      {
        action: 'faq.reorder',
        before: { order: [one.id, two.id, three.id] },
        after: { order: [three.id, one.id, two.id] },
      },
    ]);
    const cost = async (faqIds: string[]) =>
      (await statementsOf(() => expectOk(run(REORDER, { eventId: event.id, faqIds })))).length;
    expect(await cost([one.id, two.id, three.id])).toBe(await cost([three.id]));
  });

  it('is refused for a question that is named twice, unknown, or of another event', async () => {
    const here = await create('Here?');
    const order = (faqIds: string[]) => run(REORDER, { eventId: event.id, faqIds });
    expect(await pathsOf(order([here.id, here.id]))).toEqual(['input.faqIds']);
    expect(await pathsOf(order([]))).toEqual(['input.faqIds']);
    event = await buildEvent(server);
    for (const id of [here.id, newId(), 'nonsense'])
      expect((await expectError(order([id]))).extensions.code).toBe('NOT_FOUND');
  });

  it('that two managers give at once is that of one of them', async () => {
    const made = [];
    for (let number = 1; number <= 5; number += 1) made.push(await create(String(number)));
    const ids = made.map(({ id }) => id);
    const orders = [ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]];
    await Promise.all(orders.map((faqIds) => expectOk(run(REORDER, { eventId: event.id, faqIds }))));
    expect(['54321', '34512']).toContain((await questions()).join(''));
  });
});

it('a list of one and of three costs the same number of statements', async () => {
  const costOf = async () =>
    (await statementsOf(() => expectOk(graphql(server.url, LIST, { eventId: event.id }, manager)))).length;
  await create('1');
  const one = await costOf();
  await create('2');
  await create('3');
  expect(await costOf()).toBe(one);
});
