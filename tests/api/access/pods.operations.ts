import { newId } from '../../../server/src/core/db/ids';
import { buildPod } from '../../support/factories';
import { F, U, type Operation, type Scene } from './scene';
import type { TestSql } from '../../support/server';

const onePod = async ({ event }: Scene, db: TestSql) => ({
  input: { podId: (await buildPod(db, { eventId: event.id })).id },
});

/** The rights to change pods. */
export const podOperations: Record<string, Operation> = {
  createPod: {
    document: 'mutation ($input: CreatePodInput!) { createPod(input: $input) { pod { id } } }',
    variables: ({ event }) => ({ input: { eventId: event.id, name: `Pod ${newId()}` } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  updatePod: {
    document: 'mutation ($input: UpdatePodInput!) { updatePod(input: $input) { pod { id } } }',
    variables: onePod,
    codes: [U, F, F, F, F, 'OK', F],
  },
  reorderPods: {
    document: 'mutation ($input: ReorderPodsInput!) { reorderPods(input: $input) { pods { id } } }',
    variables: ({ event, podId }) => ({ input: { eventId: event.id, podIds: [podId] } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  deletePod: {
    document: 'mutation ($input: DeletePodInput!) { deletePod(input: $input) { pod { id } } }',
    variables: onePod,
    codes: [U, F, F, F, F, 'OK', F],
  },
};
