import type { TestSql } from '../../support/server';
import { buildDelivery, buildWebhook } from '../../support/webhooks';
import { F, inEvent, U, type Codes, type Operation, type Scene } from './scene';

const toKeepers: Pick<Operation, 'codes' | 'supervisor'> = {
  codes: [U, F, F, F, F, 'OK', F] satisfies Codes,
  supervisor: F,
};

const webhookOf = async ({ event }: Scene, db: TestSql): Promise<string> =>
  (await buildWebhook(db, { eventId: event.id })).id;

const ofWebhook = async (scene: Scene, db: TestSql) => ({ input: { webhookId: await webhookOf(scene, db) } });

export const webhookOperations: Record<string, Operation> = {
  webhooks: {
    document: 'query ($eventId: ID!) { webhooks(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    ...toKeepers,
  },
  webhook: {
    document: 'query ($id: ID!) { webhook(id: $id) { id topics statistics { waiting } } }',
    variables: async (scene, db) => ({ id: await webhookOf(scene, db) }),
    ...toKeepers,
  },
  webhookDeliveries: {
    document: 'query ($webhookId: ID!) { webhookDeliveries(webhookId: $webhookId) { nodes { id } } }',
    variables: async (scene, db) => ({ webhookId: await webhookOf(scene, db) }),
    ...toKeepers,
  },
  previewWebhookPayload: {
    document: 'query ($input: PreviewWebhookPayloadInput!) { previewWebhookPayload(input: $input) }',
    variables: ({ event }) => ({
      input: { eventId: event.id, topic: 'MEETING_CHANGED', scopes: ['MEETINGS_READ'] },
    }),
    ...toKeepers,
  },
  createWebhook: {
    document: 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    variables: ({ event }) => ({
      input: {
        eventId: event.id,
        name: 'A receiver',
        url: 'https://hooks.example.com/podium',
        topics: ['CHECK_IN_RECORDED'],
        scopes: ['CHECK_INS_READ'],
      },
    }),
    ...toKeepers,
  },
  updateWebhook: {
    document: 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { id } } }',
    variables: async (scene, db) => ({
      input: { webhookId: await webhookOf(scene, db), name: 'Another receiver' },
    }),
    ...toKeepers,
  },
  deleteWebhook: {
    document: 'mutation ($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { webhook { id } } }',
    variables: ofWebhook,
    ...toKeepers,
  },
  rotateWebhookSecret: {
    document:
      'mutation ($input: RotateWebhookSecretInput!) { rotateWebhookSecret(input: $input) { webhook { id } } }',
    variables: ofWebhook,
    ...toKeepers,
  },
  resumeWebhook: {
    document: 'mutation ($input: ResumeWebhookInput!) { resumeWebhook(input: $input) { webhook { id } } }',
    variables: async ({ event }, db) => {
      const paused = { eventId: event.id, pausedAt: new Date(), pauseReason: 'GONE' };
      return { input: { webhookId: (await buildWebhook(db, paused)).id } };
    },
    ...toKeepers,
  },
  sendTestWebhook: {
    document:
      'mutation ($input: SendTestWebhookInput!) { sendTestWebhook(input: $input) { delivery { topic } } }',
    variables: ofWebhook,
    ...toKeepers,
  },
  resendWebhookDelivery: {
    document: `mutation ($input: ResendWebhookDeliveryInput!) {
      resendWebhookDelivery(input: $input) { delivery { id status } }
    }`,
    variables: async (scene, db) => {
      const { id } = await buildDelivery(db, { webhookId: await webhookOf(scene, db) });
      return { input: { webhookDeliveryId: id } };
    },
    ...toKeepers,
  },
};
