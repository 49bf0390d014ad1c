import { z } from 'zod';
import { defineRow, type Connection, type RestRow } from '../../core/rest/row';
import { id, reference, succeeded, successShape } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import { boothView } from './pod.presenter';

interface PodsData {
  pods: Connection<Viewed<typeof boothView>>;
}

const boothKeys = z.object({
  name: z.string(),
  location: z.string().nullish(),
  bookable: z.boolean().nullish(),
  sponsor_id: id().nullish().meta({ description: 'Company whose own booth it is; null: free for all.' }),
  company: reference()
    .nullish()
    .meta({ description: 'The same as `sponsor_id`, which wins; also as answers have it.' }),
  position: z.number().int().nullish().meta({ description: 'Place in the order; at the end when absent.' }),
});

const boothInput = ({ sponsor_id, company, ...same }: Partial<z.output<typeof boothKeys>>) => ({
  ...same,
  companyId: sponsor_id === undefined ? company : sponsor_id,
});

/** `?force=true` as a query says it. */
const flag = () => z.enum(['true', 'false', '1', '0']).transform((value) => ['true', '1'].includes(value));

const tag = 'booths';
const fields = { companyId: 'sponsor_id' };

export const podRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/booths/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One booth; or, by the id of an event, all its booths in the order of the floor.',
    tag,
    params: z.object({ id: id() }),
    operations: [
      {
        document: `query Booths($eventId: ID!, $after: String) {
          pods(eventId: $eventId, first: 100, after: $after) { nodes { ${boothView.fields} } pageInfo { hasNextPage endCursor } }
        }`,
        variables: ({ params }) => ({ eventId: params.id }),
        everyPage: ({ pods }: PodsData) => pods,
        shape: ({ pods }: PodsData) => ({ booths: pods.nodes.map((each) => boothView.present(each)) }),
      },
      {
        document: `query Booth($id: ID!) { pod(id: $id) { ${boothView.fields} } }`,
        variables: ({ params }) => ({ id: params.id }),
        shape: ({ pod }: { pod: Viewed<typeof boothView> }) => ({ booth: boothView.present(pod) }),
      },
    ],
    response: z.union([z.object({ booth: boothView.shape }), z.object({ booths: z.array(boothView.shape) })]),
  }),
  defineRow({
    method: 'post',
    paths: ['/booths', '/booths/create'],
    access: 'managers',
    summary: 'Add a booth to an event.',
    tag,
    body: boothKeys.extend({ event_id: id() }),
    document: `mutation CreateBooth($input: CreatePodInput!) { createPod(input: $input) { pod { ${boothView.fields} } } }`,
    variables: ({ body: { event_id, ...keys } }) => ({ input: { eventId: event_id, ...boothInput(keys) } }),
    shape: ({ createPod: { pod } }: { createPod: { pod: Viewed<typeof boothView> } }) => ({
      booth: boothView.present(pod),
    }),
    response: z.object({ booth: boothView.shape }),
    status: 201,
    fields,
  }),
  defineRow({
    method: 'put',
    paths: ['/booths/:id'],
    access: 'managers',
    summary: 'Change a booth; keys that are absent stay as they are.',
    tag,
    params: z.object({ id: id() }),
    body: boothKeys.partial(),
    document: `mutation UpdateBooth($input: UpdatePodInput!) { updatePod(input: $input) { pod { ${boothView.fields} } } }`,
    variables: ({ params, body }) => ({ input: { podId: params.id, ...boothInput(body) } }),
    shape: ({ updatePod: { pod } }: { updatePod: { pod: Viewed<typeof boothView> } }) => ({
      booth: boothView.present(pod),
    }),
    response: z.object({ booth: boothView.shape }),
    fields,
  }),
  defineRow({
    method: 'delete',
    paths: ['/booths/:id'],
    access: 'managers',
    summary: 'Take a booth away; with meetings that are still to be held there only by force.',
    tag,
    params: z.object({ id: id() }),
    query: z.object({ force: flag().optional() }),
    document: 'mutation DeleteBooth($input: DeletePodInput!) { deletePod(input: $input) { pod { id } } }',
    variables: ({ params, query }) => ({ input: { podId: params.id, force: query.force ?? false } }),
    shape: succeeded,
    response: successShape(),
  }),
];
