import { Int } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { Company } from './company.types';

export const CreateCompanyPayload = definePayload('CreateCompanyPayload', {
  company: { type: () => Company, description: 'The new company.' },
});
export type CreateCompanyPayload = InstanceType<typeof CreateCompanyPayload>;

export const UpdateCompanyPayload = definePayload('UpdateCompanyPayload', {
  company: { type: () => Company, description: 'The company after the change.' },
});
export type UpdateCompanyPayload = InstanceType<typeof UpdateCompanyPayload>;

export const DeleteCompanyPayload = definePayload('DeleteCompanyPayload', {
  company: {
    type: () => Company,
    description: 'The company as it was before; its team and pods are released.',
  },
  releasedAttendees: {
    type: () => Int,
    description: 'Number of attendees who were in its team; they stay, without a company.',
  },
  releasedPods: { type: () => Int, description: 'Number of its own pods; they stay, free for all.' },
});
export type DeleteCompanyPayload = InstanceType<typeof DeleteCompanyPayload>;
