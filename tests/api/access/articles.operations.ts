import { newId } from '../../../server/src/core/db/ids';
import { insert } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, inEvent, N, nothing, U, type Operation, type Scene } from './scene';

const staffOnly: Operation['codes'] = [U, F, F, F, F, 'OK', F];
const readers: Operation['codes'] = [U, N, N, 'OK', 'OK', 'OK'];
const listReaders: Operation['codes'] = [U, N, F, 'OK', 'OK', 'OK'];

const faqOf = async ({ event }: Scene, db: TestSql): Promise<string> => {
  const id = newId();
  await insert(db, 'faqs', { id, eventId: event.id, question: 'Where?', answer: 'Here.' });
  return id;
};
const insightOf = async ({ event }: Scene, db: TestSql): Promise<string> => {
  const id = newId();
  const text = { title: 'News', summary: 'Short', body: 'Long', publishedAt: new Date(0) };
  await insert(db, 'insights', { id, eventId: event.id, ...text });
  return id;
};

/** The rights to read and change questions and articles, and to read the logs. */
export const articleOperations: Record<string, Operation> = {
  faqs: {
    document: 'query ($eventId: ID!) { faqs(eventId: $eventId) { nodes { id viewerCanEdit } } }',
    variables: inEvent,
    codes: listReaders,
  },
  faq: {
    document: 'query ($id: ID!) { faq(id: $id) { id } }',
    variables: async (scene, db) => ({ id: await faqOf(scene, db) }),
    codes: readers,
  },
  createFaq: {
    document: 'mutation ($input: CreateFaqInput!) { createFaq(input: $input) { faq { id } } }',
    variables: ({ event }) => ({ input: { eventId: event.id, question: 'Where?', answer: 'Here.' } }),
    codes: staffOnly,
  },
  updateFaq: {
    document: 'mutation ($input: UpdateFaqInput!) { updateFaq(input: $input) { faq { id } } }',
    variables: async (scene, db) => ({ input: { faqId: await faqOf(scene, db), answer: 'There.' } }),
    codes: staffOnly,
  },
  deleteFaq: {
    document: 'mutation ($input: DeleteFaqInput!) { deleteFaq(input: $input) { faq { id } } }',
    variables: async (scene, db) => ({ input: { faqId: await faqOf(scene, db) } }),
    codes: staffOnly,
  },
  reorderFaqs: {
    document: 'mutation ($input: ReorderFaqsInput!) { reorderFaqs(input: $input) { faqs { id } } }',
    variables: async (scene, db) => ({
      input: { eventId: scene.event.id, faqIds: [await faqOf(scene, db)] },
    }),
    codes: staffOnly,
  },
  insights: {
    document: 'query ($eventId: ID!) { insights(eventId: $eventId) { nodes { id viewerCanEdit } } }',
    variables: inEvent,
    codes: listReaders,
  },
  insight: {
    document: 'query ($id: ID!) { insight(id: $id) { id } }',
    variables: async (scene, db) => ({ id: await insightOf(scene, db) }),
    codes: readers,
  },
  createInsight: {
    document: 'mutation ($input: CreateInsightInput!) { createInsight(input: $input) { insight { id } } }',
    variables: ({ event }) => ({
      input: { eventId: event.id, title: 'News', summary: 'Short', body: 'Long' },
    }),
    codes: staffOnly,
  },
  updateInsight: {
    document: 'mutation ($input: UpdateInsightInput!) { updateInsight(input: $input) { insight { id } } }',
    variables: async (scene, db) => ({ input: { insightId: await insightOf(scene, db), title: 'Old' } }),
    codes: staffOnly,
  },
  deleteInsight: {
    document: 'mutation ($input: DeleteInsightInput!) { deleteInsight(input: $input) { insight { id } } }',
    variables: async (scene, db) => ({ input: { insightId: await insightOf(scene, db) } }),
    codes: staffOnly,
  },
  auditLog: {
    document: '{ auditLog { nodes { id action before after } } }',
    variables: nothing,
    codes: staffOnly,
  },
  mails: { document: '{ mails { nodes { id recipient text } } }', variables: nothing, codes: staffOnly },
};
