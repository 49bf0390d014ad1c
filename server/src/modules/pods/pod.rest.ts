import { z } from 'zod';
import { defineRow, type Connection, type RestRow } from '../../core/rest/row';
import { id } from '../../core/rest/shapes';
import { boothShape, POD_FIELDS, presentBooth, type PodData } from './pod.presenter';

interface PodsData {
  pods: Connection<PodData>;
}

export const podRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/booths/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One booth; or, by the id of an event, all its booths in the order of the floor.',
    tag: 'booths',
    params: z.object({ id: id() }),
    operations: [
      {
        document: `query Booths($eventId: ID!, $after: String) {
          pods(eventId: $eventId, first: 100, after: $after) { nodes { ${POD_FIELDS} } pageInfo { hasNextPage endCursor } }
        }`,
        variables: ({ params }) => ({ eventId: params.id }),
        everyPage: ({ pods }: PodsData) => pods,
        shape: ({ pods }: PodsData) => ({ booths: pods.nodes.map(presentBooth) }),
      },
      {
        document: `query Booth($id: ID!) { pod(id: $id) { ${POD_FIELDS} } }`,
        variables: ({ params }) => ({ id: params.id }),
        shape: ({ pod }: { pod: PodData }) => ({ booth: presentBooth(pod) }),
      },
    ],
    response: z.union([z.object({ booth: boothShape }), z.object({ booths: z.array(boothShape) })]),
  }),
];
