import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/graphql/enums';
import { MaxItems } from '../../core/graphql/input-rules';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { NotificationKind } from './notification.entity';

describeEnum(NotificationKind, {
  name: 'NotificationKind',
  description:
    'What a notification is about: a meeting, an activity of the schedule, or what the organisers have to say.',
  values: {
    MEETING_REQUESTED: 'Somebody asks for a meeting.',
    MEETING_ACCEPTED: 'A request was accepted.',
    MEETING_REJECTED: 'A request was rejected.',
    MEETING_CANCELLED: 'The other side cancelled.',
    MEETING_EXPIRED: 'A request was not answered in time.',
    MEETING_MOVED: 'A meeting has another time or pod.',
    MEETING_PROPOSED: 'The other side proposes another time.',
    MEETING_REMOVED: 'A meeting was removed.',
    MEETING_REMINDER: 'A meeting begins in 10 minutes.',
    ACTIVITY_CHANGED: "An activity of the viewer's agenda has changed.",
    ACTIVITY_REMOVED: "An activity of the viewer's agenda was removed.",
    ANNOUNCEMENT: 'The organisers announce something; `details` has the text.',
    CONDUCT_WARNING: 'The organisers ask the viewer to keep messages polite.',
  },
});

@ObjectType({ description: 'What an attendee is told in the portal.', simpleResolvers: true })
export class Notification {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => ID, { description: 'Event that it belongs to.' })
  eventId: string;

  @Field(() => Date, { description: 'When it was told.' })
  createdAt: Date;

  @Field(() => NotificationKind, { description: 'What it is about.' })
  kind: NotificationKind;

  @Field(() => String, {
    description: 'What is shown, in the words of the moment; the title of an announcement.',
  })
  text: string;

  @Field(() => String, { nullable: true, description: 'The text of an announcement; null for others.' })
  details: string | null;

  @Field(() => ID, { nullable: true, description: 'The meeting that it is about; null where it is none.' })
  meetingId: string | null;

  @Field(() => ID, { nullable: true, description: 'The activity that it is about; null where it is none.' })
  activityId: string | null;

  @Field(() => Date, { nullable: true, description: 'When the viewer read it; null before.' })
  readAt: Date | null;
}

export const NotificationConnection = connectionOf(Notification, 'Notification');

@ArgsType()
export class NotificationsArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Only those that the viewer has not read.' })
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
