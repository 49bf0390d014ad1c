import { definePayload } from '../../core/graphql/payload';
import { Activity } from './activity.types';
import { OwnBusyTime } from './agenda.types';
import { PodActivity } from './pod-plan.types';

export const CreateActivityPayload = definePayload('CreateActivityPayload', {
  activity: { type: () => Activity, description: 'The new activity.' },
});
export type CreateActivityPayload = InstanceType<typeof CreateActivityPayload>;

export const UpdateActivityPayload = definePayload('UpdateActivityPayload', {
  activity: { type: () => Activity, description: 'The activity after the change.' },
});
export type UpdateActivityPayload = InstanceType<typeof UpdateActivityPayload>;

export const DeleteActivityPayload = definePayload('DeleteActivityPayload', {
  activity: { type: () => Activity, description: 'The activity as it was before.' },
});
export type DeleteActivityPayload = InstanceType<typeof DeleteActivityPayload>;

export const AddToAgendaPayload = definePayload('AddToAgendaPayload', {
  activity: { type: () => Activity, description: 'The activity that is in the agenda.' },
});
export type AddToAgendaPayload = InstanceType<typeof AddToAgendaPayload>;

export const RemoveFromAgendaPayload = definePayload('RemoveFromAgendaPayload', {
  activity: { type: () => Activity, description: 'The activity that is no longer in the agenda.' },
});
export type RemoveFromAgendaPayload = InstanceType<typeof RemoveFromAgendaPayload>;

export const AddBusyTimePayload = definePayload('AddBusyTimePayload', {
  busyTime: { type: () => OwnBusyTime, description: 'The new busy time.' },
});
export type AddBusyTimePayload = InstanceType<typeof AddBusyTimePayload>;

export const RemoveBusyTimePayload = definePayload('RemoveBusyTimePayload', {
  busyTime: { type: () => OwnBusyTime, description: 'The busy time as it was before.' },
});
export type RemoveBusyTimePayload = InstanceType<typeof RemoveBusyTimePayload>;

export const UpdatePodActivityPayload = definePayload('UpdatePodActivityPayload', {
  podActivity: { type: () => PodActivity, description: 'The activity or meeting after the change.' },
});
export type UpdatePodActivityPayload = InstanceType<typeof UpdatePodActivityPayload>;

export const RemovePodActivityPayload = definePayload('RemovePodActivityPayload', {
  podActivity: {
    type: () => PodActivity,
    description: 'The activity as it was before, or the meeting, closed as REMOVED.',
  },
});
export type RemovePodActivityPayload = InstanceType<typeof RemovePodActivityPayload>;
