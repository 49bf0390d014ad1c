import { definePayload } from '../../core/graphql/payload';
import { Announcement } from './announcement.types';

export const CreateAnnouncementPayload = definePayload('CreateAnnouncementPayload', {
  announcement: { type: () => Announcement, description: 'The new draft.' },
});
export type CreateAnnouncementPayload = InstanceType<typeof CreateAnnouncementPayload>;

export const UpdateAnnouncementPayload = definePayload('UpdateAnnouncementPayload', {
  announcement: { type: () => Announcement, description: 'The announcement after the change.' },
});
export type UpdateAnnouncementPayload = InstanceType<typeof UpdateAnnouncementPayload>;

export const SendAnnouncementPayload = definePayload('SendAnnouncementPayload', {
  announcement: { type: () => Announcement, description: 'The announcement, SENDING or SCHEDULED.' },
});
export type SendAnnouncementPayload = InstanceType<typeof SendAnnouncementPayload>;

export const CancelAnnouncementPayload = definePayload('CancelAnnouncementPayload', {
  announcement: { type: () => Announcement, description: 'The cancelled announcement.' },
});
export type CancelAnnouncementPayload = InstanceType<typeof CancelAnnouncementPayload>;

export const DeleteAnnouncementPayload = definePayload('DeleteAnnouncementPayload', {
  announcement: { type: () => Announcement, description: 'The announcement as it was before.' },
});
export type DeleteAnnouncementPayload = InstanceType<typeof DeleteAnnouncementPayload>;
