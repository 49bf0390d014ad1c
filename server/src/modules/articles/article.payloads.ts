import { definePayload } from '../../core/graphql/payload';
import { Insight } from './article.types';

export const CreateInsightPayload = definePayload('CreateInsightPayload', {
  insight: { type: () => Insight, description: 'The new article.' },
});
export type CreateInsightPayload = InstanceType<typeof CreateInsightPayload>;

export const UpdateInsightPayload = definePayload('UpdateInsightPayload', {
  insight: { type: () => Insight, description: 'The article after the change.' },
});
export type UpdateInsightPayload = InstanceType<typeof UpdateInsightPayload>;

export const DeleteInsightPayload = definePayload('DeleteInsightPayload', {
  insight: { type: () => Insight, description: 'The article as it was before.' },
});
export type DeleteInsightPayload = InstanceType<typeof DeleteInsightPayload>;
