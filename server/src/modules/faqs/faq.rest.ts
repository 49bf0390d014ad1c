import { z } from 'zod';
import { defineRow, type Connection, type RestRow } from '../../core/rest/row';
import { id, succeeded, successShape } from '../../core/rest/shapes';
import { integer, text, textOrNull, view, type Viewed } from '../../core/rest/view';

const tag = 'faqs';

const faqView = view(
  {
    _id: text('id'),
    event_id: text('eventId'),
    question: text('question'),
    answer: text('answer'),
    category: textOrNull('category'),
    position: integer('position'),
  },
  { id: 'Faq', description: 'A question that many ask about an event.' },
);
type FaqData = Viewed<typeof faqView>;

interface FaqsData {
  faqs: Connection<FaqData>;
}

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
          faqs(eventId: $eventId, first: 100, after: $after) { nodes { ${faqView.fields} } pageInfo { hasNextPage endCursor } }
        }`,
        variables: ({ params }) => ({ eventId: params.id }),
        everyPage: ({ faqs }: FaqsData) => faqs,
        shape: ({ faqs }: FaqsData) => ({ faqs: faqs.nodes.map((each) => faqView.present(each)) }),
      },
      {
        document: `query Faq($id: ID!) { faq(id: $id) { ${faqView.fields} } }`,
        variables: ({ params }) => ({ id: params.id }),
        shape: ({ faq }: { faq: FaqData }) => ({ faq: faqView.present(faq) }),
      },
    ],
    response: z.union([z.object({ faq: faqView.shape }), z.object({ faqs: z.array(faqView.shape) })]),
  }),
  defineRow({
    method: 'post',
    paths: ['/faqs'],
    access: 'managers',
    summary: 'Add a question to an event.',
    tag,
    body: faqKeys.extend({ event_id: id() }),
    document: `mutation CreateFaq($input: CreateFaqInput!) { createFaq(input: $input) { faq { ${faqView.fields} } } }`,
    variables: ({ body: { event_id, ...keys } }) => ({ input: { eventId: event_id, ...keys } }),
    shape: ({ createFaq: { faq } }: { createFaq: { faq: FaqData } }) => ({ faq: faqView.present(faq) }),
    response: z.object({ faq: faqView.shape }),
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
    document: `mutation UpdateFaq($input: UpdateFaqInput!) { updateFaq(input: $input) { faq { ${faqView.fields} } } }`,
    variables: ({ params, body }) => ({ input: { faqId: params.id, ...body } }),
    shape: ({ updateFaq: { faq } }: { updateFaq: { faq: FaqData } }) => ({ faq: faqView.present(faq) }),
    response: z.object({ faq: faqView.shape }),
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
