import { definePayload } from '../../core/graphql/payload';
import { Webhook, WebhookDelivery } from './webhook.types';

const secret = {
  type: () => String,
  description: 'The secret with which deliveries are signed, `whsec_…`. It is shown only here.',
};

export const CreateWebhookPayload = definePayload('CreateWebhookPayload', {
  webhook: { type: () => Webhook, description: 'The new webhook.' },
  secret,
});
export type CreateWebhookPayload = InstanceType<typeof CreateWebhookPayload>;

export const UpdateWebhookPayload = definePayload('UpdateWebhookPayload', {
  webhook: { type: () => Webhook, description: 'The webhook as it is now.' },
});
export type UpdateWebhookPayload = InstanceType<typeof UpdateWebhookPayload>;

export const DeleteWebhookPayload = definePayload('DeleteWebhookPayload', {
  webhook: { type: () => Webhook, description: 'The webhook as it was.' },
});
export type DeleteWebhookPayload = InstanceType<typeof DeleteWebhookPayload>;

export const RotateWebhookSecretPayload = definePayload('RotateWebhookSecretPayload', {
  webhook: { type: () => Webhook, description: 'The webhook as it is now.' },
  secret,
});
export type RotateWebhookSecretPayload = InstanceType<typeof RotateWebhookSecretPayload>;

export const ResumeWebhookPayload = definePayload('ResumeWebhookPayload', {
  webhook: { type: () => Webhook, description: 'The webhook as it is now.' },
});
export type ResumeWebhookPayload = InstanceType<typeof ResumeWebhookPayload>;

export const SendTestWebhookPayload = definePayload('SendTestWebhookPayload', {
  delivery: { type: () => WebhookDelivery, description: 'The delivery, which is sent at once.' },
});
export type SendTestWebhookPayload = InstanceType<typeof SendTestWebhookPayload>;

export const ResendWebhookDeliveryPayload = definePayload('ResendWebhookDeliveryPayload', {
  delivery: { type: () => WebhookDelivery, description: 'The delivery, which is sent at once.' },
});
export type ResendWebhookDeliveryPayload = InstanceType<typeof ResendWebhookDeliveryPayload>;
