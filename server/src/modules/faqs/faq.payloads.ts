import { definePayload } from '../../core/graphql/payload';
import { Faq } from './faq.types';

export const CreateFaqPayload = definePayload('CreateFaqPayload', {
  faq: { type: () => Faq, description: 'The new question.' },
});
export type CreateFaqPayload = InstanceType<typeof CreateFaqPayload>;

export const UpdateFaqPayload = definePayload('UpdateFaqPayload', {
  faq: { type: () => Faq, description: 'The question after the change.' },
});
export type UpdateFaqPayload = InstanceType<typeof UpdateFaqPayload>;

export const DeleteFaqPayload = definePayload('DeleteFaqPayload', {
  faq: { type: () => Faq, description: 'The question as it was before.' },
});
export type DeleteFaqPayload = InstanceType<typeof DeleteFaqPayload>;

export const ReorderFaqsPayload = definePayload('ReorderFaqsPayload', {
  faqs: { type: () => [Faq], description: 'All questions of the event, in the new order.' },
});
export type ReorderFaqsPayload = InstanceType<typeof ReorderFaqsPayload>;
