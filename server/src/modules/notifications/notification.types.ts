import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { MaxItems } from '../../core/graphql/input-rules';
import { definePayload } from '../../core/graphql/payload';
import { connectionOf, EventPageArgs } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { Event } from '../events/index';
import { NotificationEntity } from './notification.entity';

@ObjectType({ description: 'A notification of an attendee in the portal.', simpleResolvers: true })
export class Notification extends fieldsOf(NotificationEntity, {
  id: 'UUIDv7.',
  createdAt: { type: () => Date, description: 'When it was told.' },
  kind: 'The subject.',
  title:
    'The title of an announcement, or of an activity that was removed; null for others. Activities that stand have theirs.',
  startsAt:
    'When the meeting or the activity began at the time of this notification; what was proposed, where it is MEETING_PROPOSED. Null where no time matters, or where a release before wrote it.',
  meetingId: 'The meeting that it is about; null where it is none.',
  activityId: 'The activity that it is about; null where it is none.',
  readAt: 'When the viewer read it; null before.',
}) {
  @Field(() => ID, { description: 'Event that it belongs to.' })
  eventId: string;

  @Field(() => String, {
    description: 'It in English words; the title of an announcement.',
    deprecationReason:
      'Since 2026-11-26. Word `kind`, `person`, `title` and `startsAt` in the language of the reader. Removed after 2027-05-26.',
  })
  text: string;

  @Field(() => String, { nullable: true, description: 'The text of an announcement; null for others.' })
  details: string | null;

  personId: string | null;
  companyId: string | null;
}

export const NotificationConnection = connectionOf(Notification, 'Notification');

@ArgsType()
export class NotificationsArgs extends EventPageArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'Only unread ones.' })
  unreadOnly: boolean;
}

@InputType({ description: 'Which notifications were read.' })
export class MarkNotificationsReadInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [ID], {
    nullable: true,
    description:
      "At most 100 ids; those that are not the viewer's change nothing. All of the event without it.",
  })
  @IsOptional()
  @MaxItems(100)
  notificationIds?: string[] | null;
}

export const MarkNotificationsReadPayload = definePayload('MarkNotificationsReadPayload', {
  event: { type: () => Event, description: 'The event with its new count of unread notifications.' },
});
export type MarkNotificationsReadPayload = InstanceType<typeof MarkNotificationsReadPayload>;
