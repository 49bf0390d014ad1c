import { z } from 'zod';
import { defineRow, type Connection, type RestRow } from '../../core/rest/row';
import { id, succeeded, successShape } from '../../core/rest/shapes';
import type { Faq } from './faq.types';

const tag = 'faqs';

const FAQ_FIELDS = 'id eventId question answer category position';

type FaqData = Pick<Faq, 'id' | 'eventId' | 'question' | 'answer' | 'category' | 'position'>;

interface FaqsData {
  faqs: Connection<FaqData>;
}

const faqShape = z
  .object({
    _id: z.string(),
    event_id: z.string(),
    question: z.string(),
    answer: z.string(),
    category: z.string().nullable(),
    position: z.number().int(),
  })
  .meta({ id: 'Faq', description: 'A question that many ask about an event.' });

/** A question in the words of `/v1`. */
const presentFaq = (faq: FaqData): z.output<typeof faqShape> => ({
  _id: faq.id,
  event_id: faq.eventId,
  question: faq.question,
  answer: faq.answer,
  category: faq.category,
  position: faq.position,
});

const faqKeys = z.object({
  question: z.string(),
  answer: z.string(),
  category: z.string().nullish(),
  position: z.number().int().nullish().meta({ description: 'Place in the order; at the end when absent.' }),
});

export const faqRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/faqs/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One question; or, by the id of an event, all its questions in order.',
    tag,
    params: z.object({ id: id() }),
    operations: [
      {
        document: `query Faqs($eventId: ID!, $after: String) {
          faqs(eventId: $eventId, first: 100, after: $after) { nodes { ${FAQ_FIELDS} } pageInfo { hasNextPage endCursor } }
        }`,
        variables: ({ params }) => ({ eventId: params.id }),
        everyPage: ({ faqs }: FaqsData) => faqs,
        shape: ({ faqs }: FaqsData) => ({ faqs: faqs.nodes.map(presentFaq) }),
      },
      {
        document: `query Faq($id: ID!) { faq(id: $id) { ${FAQ_FIELDS} } }`,
        variables: ({ params }) => ({ id: params.id }),
        shape: ({ faq }: { faq: FaqData }) => ({ faq: presentFaq(faq) }),
      },
    ],
    response: z.union([z.object({ faq: faqShape }), z.object({ faqs: z.array(faqShape) })]),
  }),
  defineRow({
    method: 'post',
    paths: ['/faqs'],
    access: 'managers',
    summary: 'Add a question to an event.',
    tag,
    body: faqKeys.extend({ event_id: id() }),
    document: `mutation CreateFaq($input: CreateFaqInput!) { createFaq(input: $input) { faq { ${FAQ_FIELDS} } } }`,
    variables: ({ body: { event_id, ...keys } }) => ({ input: { eventId: event_id, ...keys } }),
    shape: ({ createFaq: { faq } }: { createFaq: { faq: FaqData } }) => ({ faq: presentFaq(faq) }),
    response: z.object({ faq: faqShape }),
    status: 201,
  }),
  defineRow({
    method: 'put',
    paths: ['/faqs/:id'],
    access: 'managers',
    summary: 'Change a question; keys that are absent stay as they are.',
    tag,
    params: z.object({ id: id() }),
    body: faqKeys.partial(),
    document: `mutation UpdateFaq($input: UpdateFaqInput!) { updateFaq(input: $input) { faq { ${FAQ_FIELDS} } } }`,
    variables: ({ params, body }) => ({ input: { faqId: params.id, ...body } }),
    shape: ({ updateFaq: { faq } }: { updateFaq: { faq: FaqData } }) => ({ faq: presentFaq(faq) }),
    response: z.object({ faq: faqShape }),
  }),
  defineRow({
    method: 'delete',
    paths: ['/faqs/:id'],
    access: 'managers',
    summary: 'Delete a question.',
    tag,
    params: z.object({ id: id() }),
    document: 'mutation DeleteFaq($input: DeleteFaqInput!) { deleteFaq(input: $input) { faq { id } } }',
    variables: ({ params }) => ({ input: { faqId: params.id } }),
    shape: succeeded,
    response: successShape(),
  }),
];
