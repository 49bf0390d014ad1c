import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { TextField } from '../../core/graphql/text-fields';
import { TimeSpan } from '../../core/graphql/time-span';
import { CheckInputBesideData } from '../../core/graphql/validation';
import { Meeting } from '../meetings/index';
import { orderErrors } from './activity.rules';
import { Activity } from './activity.types';

@ObjectType({
  description: 'A time in which the viewer is not available for meetings.',
  simpleResolvers: true,
})
export class OwnBusyTime extends TimeSpan {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'For the viewer alone, at most 200 characters.' })
  note: string | null;

  eventId: string;
}

@ObjectType({
  description:
    'Something that the viewer has planned: an activity, a meeting, or a busy time. One of the three is given.',
  simpleResolvers: true,
})
export class AgendaItem extends TimeSpan {
  @Field(() => Activity, { nullable: true, description: 'Where it is an activity.' })
  activity: Activity | null;

  @Field(() => Meeting, { nullable: true, description: 'Where it is a meeting, PENDING or ACTIVE.' })
  meeting: Meeting | null;

  @Field(() => OwnBusyTime, { nullable: true, description: 'Where it is a busy time.' })
  busyTime: OwnBusyTime | null;
}

@InputType({ description: 'Which activity to add to the agenda.' })
export class AddToAgendaInput {
  @Field(() => ID, { description: 'Id of the activity.' })
  activityId: string;
}

@InputType({ description: 'Which activity to remove from the agenda.' })
export class RemoveFromAgendaInput {
  @Field(() => ID, { description: 'Id of the activity.' })
  activityId: string;
}

@CheckInputBesideData(orderErrors)
@InputType({ description: 'A time to keep free of meetings.' })
export class AddBusyTimeInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => Date, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => Date, { description: 'When it ends; after the start, and within the event at least in part.' })
  endsAt: Date;

  @TextField('For oneself, at most 200 characters.', { max: 200, nullable: true })
  note?: string | null;
}

@InputType({ description: 'Which busy time.' })
export class RemoveBusyTimeInput {
  @Field(() => ID, { description: 'Which busy time.' })
  busyTimeId: string;
}
