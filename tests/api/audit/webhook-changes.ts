import { expect } from 'vitest';
import type { TestServer } from '../../support/server';
import { buildDelivery, buildWebhook } from '../../support/webhooks';
import type { Scene } from '../access/scene';
import type { StaffChange } from './changes';

const some = expect.anything() as unknown;

const settings = {
  name: 'A receiver',
  url: 'https://hooks.example.com/podium',
  topics: ['CHECK_IN_RECORDED'],
  scopes: ['CHECK_INS_READ'],
};

const webhookOf = async ({ event }: Scene, db: TestServer, values: object = {}) => ({
  webhookId: (await buildWebhook(db, { eventId: event.id, ...values })).id,
});

/** What staff do with webhooks. */
export const webhookChanges: Record<string, StaffChange> = {
  createWebhook: {
    type: 'CreateWebhookInput',
    input: ({ event }) => ({ eventId: event.id, ...settings }),
    action: 'webhook.create',
    recorded: { after: { ...settings, query: null } },
  },
  updateWebhook: {
    type: 'UpdateWebhookInput',
    input: async (scene, db) => ({ ...(await webhookOf(scene, db)), name: 'Another receiver' }),
    action: 'webhook.update',
    recorded: { before: { name: 'A receiver' }, after: { name: 'Another receiver' } },
  },
  deleteWebhook: {
    type: 'DeleteWebhookInput',
    input: webhookOf,
    action: 'webhook.delete',
    recorded: { before: { ...settings, query: null } },
  },
  rotateWebhookSecret: {
    type: 'RotateWebhookSecretInput',
    input: webhookOf,
    action: 'webhook.rotateSecret',
    recorded: {},
  },
  resumeWebhook: {
    type: 'ResumeWebhookInput',
    input: (scene, db) => webhookOf(scene, db, { pausedAt: new Date(), pauseReason: 'GONE' }),
    action: 'webhook.resume',
    recorded: {
      before: { pausedAt: some, pauseReason: 'GONE' },
      after: { pausedAt: null, pauseReason: null },
    },
  },
  sendTestWebhook: {
    type: 'SendTestWebhookInput',
    input: webhookOf,
    action: 'webhook.test',
    recorded: { after: { topic: 'CHECK_IN_RECORDED', subjectId: some } },
  },
  resendWebhookDelivery: {
    type: 'ResendWebhookDeliveryInput',
    input: async (scene, db) => {
      const { id } = await buildDelivery(db, await webhookOf(scene, db));
      return { webhookDeliveryId: id };
    },
    action: 'webhook.resend',
    recorded: { after: { webhookDeliveryId: some } },
  },
};
