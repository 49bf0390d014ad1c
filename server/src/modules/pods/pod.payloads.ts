import { Int } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { Pod } from './pod.types';

export const CreatePodPayload = definePayload('CreatePodPayload', {
  pod: { type: () => Pod, description: 'The new pod.' },
});
export type CreatePodPayload = InstanceType<typeof CreatePodPayload>;

export const CreatePodsPayload = definePayload('CreatePodsPayload', {
  pods: { type: () => [Pod], description: 'The new pods, in the order of their names; at most 200.' },
});
export type CreatePodsPayload = InstanceType<typeof CreatePodsPayload>;

export const UpdatePodPayload = definePayload('UpdatePodPayload', {
  pod: { type: () => Pod, description: 'The pod after the change.' },
});
export type UpdatePodPayload = InstanceType<typeof UpdatePodPayload>;

export const ReorderPodsPayload = definePayload('ReorderPodsPayload', {
  pods: { type: () => [Pod], description: 'The pods of the event in their new order; at most 1,000.' },
});
export type ReorderPodsPayload = InstanceType<typeof ReorderPodsPayload>;

export const DeletePodPayload = definePayload('DeletePodPayload', {
  pod: { type: () => Pod, description: 'The pod as it was before.' },
  closedMeetings: { type: () => Int, description: 'Number of meetings that were closed with it.' },
  removedActivities: { type: () => Int, description: 'Number of POD activities that were removed with it.' },
});
export type DeletePodPayload = InstanceType<typeof DeletePodPayload>;
