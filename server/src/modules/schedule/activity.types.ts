import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ExpectedVersionField } from '../../core/graphql/args';
import { Node } from '../../core/graphql/node';
import { IsDay, MaxItems } from '../../core/graphql/input-rules';
import { LineField, TextField } from '../../core/graphql/text-fields';
import { DateScalar } from '../../core/graphql/scalars';
import { TIME_SPAN } from '../../core/graphql/time-span';
import { connectionOf, EventPageArgs } from '../../core/db/pagination';
import { CheckInputBesideData } from '../../core/graphql/validation';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { ActivityEntity, ActivityKind } from './activity.entity';
import { activityChangeErrors, newActivityErrors } from './activity.rules';

@ObjectType({ description: "An entry of an event's schedule.", implements: Node, simpleResolvers: true })
export class Activity extends fieldsOf(ActivityEntity, {
  ...TIME_SPAN,
  id: 'UUIDv7.',
  eventId: 'Event that it belongs to.',
  kind: 'The kind of activity.',
  title: 'Name, 1 to 200 characters.',
  description: 'Description, at most 5,000 characters.',
  location: 'Where it is, at most 200 characters.',
  track: 'The track that it is part of, at most 100 characters.',
  updatedAt: VERSION,
}) {
  podId: string | null;
  sequence: number;
}

@ObjectType({ description: 'A session or break that was added, changed or deleted.', simpleResolvers: true })
export class ScheduleChange {
  @Field(() => ID, { description: 'Id of the activity.' })
  activityId: string;

  @Field(() => Activity, {
    nullable: true,
    description: 'The activity as it is when it is delivered; null once it was deleted.',
  })
  activity: Activity | null;
}

@ObjectType({ description: 'Data that is deleted with an activity.', simpleResolvers: true })
export class ActivityRemoval {
  @Field(() => Int, { description: 'Attendees who have it in their agenda; they are notified.' })
  agendaEntries: number;

  @Field(() => Int, { description: 'People who speak there; they are notified.' })
  speakers: number;
}

export const ActivityConnection = connectionOf(Activity, 'Activity');

@ArgsType()
export class ActivitiesArgs extends EventPageArgs {
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Only what begins on this day of the event clock.',
  })
  @IsOptional()
  @IsDay()
  date?: string | null;

  @Field(() => String, { nullable: true, description: 'Only of this track, at most 100 characters.' })
  @IsOptional()
  @MaxLength(100)
  track?: string | null;

  @Field(() => ActivityKind, { nullable: true, description: 'Only of this kind.' })
  kind?: ActivityKind | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: only what is in the viewer's agenda, or where the viewer speaks. Not for staff.",
  })
  mine?: boolean | null;
}

@CheckInputBesideData(newActivityErrors)
@InputType({ description: 'An activity to add to the schedule.' })
export class CreateActivityInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => ActivityKind, { nullable: true, description: 'The kind of activity; SESSION without it.' })
  kind?: ActivityKind | null;

  @LineField('Name, 1 to 200 characters.', { min: 1, max: 200 })
  title: string;

  @TextField('Description, at most 5,000 characters.', { max: 5_000, nullable: true })
  description?: string | null;

  @Field(() => Date, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => Date, { description: 'When it ends; at most 24 hours later.' })
  endsAt: Date;

  @LineField('Where it is, at most 200 characters.', { max: 200, nullable: true })
  location?: string | null;

  @LineField('The track that it is part of, at most 100 characters.', { max: 100, nullable: true })
  track?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The pod that is taken out of use; for POD, and only there.',
  })
  podId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Attendees who speak, in this order; at most 50, CONFIRMED or INVITED.',
  })
  @IsOptional()
  @MaxItems(50)
  speakerIds?: string[] | null;
}

@CheckInputBesideData(activityChangeErrors)
@InputType({ description: 'Changes of an activity; absent fields stay unchanged.' })
export class UpdateActivityInput {
  @Field(() => ID, { description: 'Which activity.' })
  activityId: string;

  @Field(() => ActivityKind, { nullable: true, description: 'The kind of activity.' })
  kind?: ActivityKind | null;

  @LineField('Name, 1 to 200 characters.', { min: 1, max: 200, nullable: true })
  title?: string | null;

  @TextField('Description, at most 5,000 characters; null removes it.', { max: 5_000, nullable: true })
  description?: string | null;

  @Field(() => Date, { nullable: true, description: 'When it begins.' })
  startsAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ends; at most 24 hours later.' })
  endsAt?: Date | null;

  @LineField('Where it is, at most 200 characters; null removes it.', { max: 200, nullable: true })
  location?: string | null;

  @LineField('The track that it is part of, at most 100 characters; null removes it.', {
    max: 100,
    nullable: true,
  })
  track?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The pod that is taken out of use; for POD, and only there.',
  })
  podId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Attendees who speak now, in this order; at most 50, CONFIRMED or INVITED.',
  })
  @IsOptional()
  @MaxItems(50)
  speakerIds?: string[] | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'Which activity.' })
export class DeleteActivityInput {
  @Field(() => ID, { description: 'Which activity.' })
  activityId: string;
}
