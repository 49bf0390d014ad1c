import { CHANGE_TOPICS, type ChangeTopic } from '../../core/changes/event-change.entity';
import { defineEnum } from '../../core/graphql/enums';

export const WebhookTopic = defineEnum(
  'WebhookTopic',
  'Kinds of changes in an event that programs can follow.',
  CHANGE_TOPICS,
);
export type WebhookTopic = ChangeTopic;
