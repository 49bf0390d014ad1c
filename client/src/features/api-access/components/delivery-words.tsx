import type { Delivery_DeliveryFragment, WebhookDeliveryStatus } from '../../../generated/graphql';
import { formatMoment } from '../../../lib/time';
import { StatusTag, type StatusTone } from '../../../ui';
import { messages } from '../messages';

type Delivery = Delivery_DeliveryFragment;

const texts = messages.deliveries;
const tones: Record<WebhookDeliveryStatus, StatusTone> = {
  WAITING: 'waiting',
  DELIVERED: 'success',
  FAILED: 'danger',
};

const isTest = ({ sequence }: Delivery): boolean => sequence === '0';
export const deliveryName = (delivery: Delivery): string => {
  const topic = messages.topics[delivery.topic];
  return isTest(delivery) ? texts.testOf(topic) : topic;
};

export const DeliveryStatus = ({ status }: Pick<Delivery, 'status'>) => (
  <StatusTag tone={tones[status]}>{texts.status[status]}</StatusTag>
);

/** When a delivery is sent next, in words; nothing once it has ended. */
export const nextAttempt = ({ status, nextAttemptAt }: Delivery, zone: string): string => {
  if (status !== 'WAITING') return messages.webhook.noFigure;
  return Date.parse(nextAttemptAt) <= Date.now() ? texts.due : formatMoment(nextAttemptAt, zone);
};
