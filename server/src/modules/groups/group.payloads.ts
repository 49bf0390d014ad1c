import { Int } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { AttendeeGroup, GroupRules } from './group.types';

export const CreateAttendeeGroupPayload = definePayload('CreateAttendeeGroupPayload', {
  group: { type: () => AttendeeGroup, description: 'The new group.' },
});
export type CreateAttendeeGroupPayload = InstanceType<typeof CreateAttendeeGroupPayload>;

export const UpdateAttendeeGroupPayload = definePayload('UpdateAttendeeGroupPayload', {
  group: { type: () => AttendeeGroup, description: 'The group after the change.' },
});
export type UpdateAttendeeGroupPayload = InstanceType<typeof UpdateAttendeeGroupPayload>;

export const DeleteAttendeeGroupPayload = definePayload('DeleteAttendeeGroupPayload', {
  group: { type: () => AttendeeGroup, description: 'The group as it was before.' },
});
export type DeleteAttendeeGroupPayload = InstanceType<typeof DeleteAttendeeGroupPayload>;

export const SetGroupMembersPayload = definePayload('SetGroupMembersPayload', {
  group: { type: () => AttendeeGroup, description: 'The group after the change.' },
  added: { type: () => Int, description: 'How many came in, who were not in it before.' },
  removed: { type: () => Int, description: 'How many left, who were in it before.' },
});
export type SetGroupMembersPayload = InstanceType<typeof SetGroupMembersPayload>;

export const UpdateGroupRulesPayload = definePayload('UpdateGroupRulesPayload', {
  groupRules: { type: () => GroupRules, description: 'All rules after the change.' },
});
export type UpdateGroupRulesPayload = InstanceType<typeof UpdateGroupRulesPayload>;
