import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../core/graphql/enums';

export const OrganiserTaskKind = defineEnum('OrganiserTaskKind', 'Kinds of problems that wait for staff.', {
  APPLICATION:
    'An application without a decision; `id` is that of the attendee, `detail` the organization, `at` when it came.',
  MESSAGE_REPORT: 'A reported message without a decision; `id` is that of the report.',
  GATE_CONFLICT:
    'The last scan of a badge, in the last 12 hours, conflicts with one at another gate; `id` is that of the attendee. A later scan or `resolveEntryConflicts` ends it.',
  SESSION_WITHOUT_SPEAKER:
    'A session that begins within two hours has no speaker; `id` is that of the activity.',
  SESSION_WITHOUT_ROOM:
    'A session that begins within two hours has no location; `id` is that of the activity.',
  POD_WISHED_TWICE:
    'Requests that wait wish for the same pod at the same start; `id` is that of the pod, `detail` how many they are.',
  MAIL_REFUSED:
    'A mail server has refused an address of the event for good; `id` is that of the latest mail to it.',
  MAIL_FAILED:
    'A mail of the last day could not be sent, though its address is not refused; `id` is that of the mail.',
  INVITATIONS_MISSED:
    'The event was not published or over when its invitations were to go out, so that nobody was invited; `id` and name are its own, `at` the planned time. Another time, or none, ends it.',
  WEBHOOK_PAUSED: 'Nothing is sent to a webhook; `id` is its own, `detail` a `WebhookPauseReason`.',
  BACKUP_OLD: 'The latest backup is older than a day, or none was reported. For ADMIN; never in a demo.',
});
export type OrganiserTaskKind = keyof typeof OrganiserTaskKind;

@ObjectType({ description: 'One thing that waits for staff.', simpleResolvers: true })
export class OrganiserTaskItem {
  @Field(() => ID, { description: 'Id of what it is about, by the kind of the task.' })
  id: string;

  @Field(() => String, { description: 'Name of the person, session, pod or webhook, or the address.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Reason, gates, organization or subject, by the kind of the task.',
  })
  detail: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it happened; the start of a session or meeting; null where no backup was reported.',
  })
  at: Date | null;
}

@ObjectType({ description: 'Things of one kind that wait for staff.', simpleResolvers: true })
export class OrganiserTask {
  @Field(() => OrganiserTaskKind, { description: 'Which kind.' })
  kind: OrganiserTaskKind;

  @Field(() => Int, { description: 'How many there are; at least 1.' })
  count: number;

  @Field(() => [OrganiserTaskItem], { description: 'The five that are the oldest, or begin first.' })
  items: OrganiserTaskItem[];
}

@ObjectType({ description: 'How far the people of an event are.', simpleResolvers: true })
export class JoinFunnel {
  @Field(() => Int, {
    description:
      'All people of the event who were invited or take part; those with an application do not count.',
  })
  invited: number;

  @Field(() => Int, { description: 'Those of them who take part (CONFIRMED).' })
  joined: number;

  @Field(() => Int, { description: 'Those of them with an introduction and interests.' })
  profileComplete: number;

  @Field(() => Int, { description: 'Those who joined and have asked for a meeting.' })
  withRequest: number;
}

@ObjectType({ description: 'An event as its organisers need it now.', simpleResolvers: true })
export class EventToday {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => JoinFunnel, { description: 'How far its people are.' })
  funnel: JoinFunnel;

  @Field(() => [OrganiserTask], {
    description:
      'What waits for staff, in the order of the kinds: only kinds that the viewer may act on, so none for EXECUTIVE.',
  })
  tasks: OrganiserTask[];

  previousEventId: string | null;
}
