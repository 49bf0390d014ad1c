import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { EventArgs } from '../../core/db/pagination';
import { IsDay } from '../../core/graphql/input-rules';
import { DateScalar } from '../../core/graphql/scalars';
import { TimeSpan } from '../../core/graphql/time-span';
import { CheckInputBesideData } from '../../core/graphql/validation';
import { Meeting } from '../meetings/index';
import { Pod } from '../pods/index';
import { orderErrors } from './activity.rules';
import { Activity } from './activity.types';

@ObjectType({ description: 'A time at which a pod has a meeting.', simpleResolvers: true })
export class PodMeeting extends TimeSpan {
  @Field(() => Meeting, {
    nullable: true,
    description: "The meeting; null where it is neither the viewer's own nor the viewer staff.",
  })
  meeting: Meeting | null;
}

@ObjectType({ description: 'A booking of a pod.', simpleResolvers: true })
export class PodActivities {
  @Field(() => Pod, { description: 'The pod.' })
  pod: Pod;

  @Field(() => [Activity], { description: 'When it is out of use, soonest first; at most 1,000.' })
  activities: Activity[];

  @Field(() => [PodMeeting], {
    description: 'When it has a meeting that is agreed on, soonest first; at most 1,000.',
  })
  meetings: PodMeeting[];
}

@ObjectType({
  description: 'An activity or a meeting: in the plan of a pod what takes it. One of the two is given.',
  simpleResolvers: true,
})
export class PodActivity {
  @Field(() => Activity, { nullable: true, description: 'Where it is an activity.' })
  activity: Activity | null;

  @Field(() => Meeting, { nullable: true, description: 'Where it is a meeting.' })
  meeting: Meeting | null;
}

@InputType({ description: 'Which activity or meeting.' })
export class RemovePodActivityInput {
  @Field(() => ID, { description: 'Id of an activity of any kind, or of a meeting.' })
  podActivityId: string;
}

@CheckInputBesideData(orderErrors)
@InputType({ description: 'Where an activity or meeting is to be; what is absent stays.' })
export class UpdatePodActivityInput {
  @Field(() => ID, { description: 'Id of an activity of any kind, or of an ACTIVE meeting.' })
  podActivityId: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When it begins; a meeting keeps its length without an end.',
  })
  startsAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ends; a meeting takes 4 hours at most.' })
  endsAt?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'At which pod of the event; sessions and breaks have none.',
  })
  podId?: string | null;
}

@ArgsType()
export class PodScheduleArgs extends EventArgs {
  @Field(() => DateScalar, { description: 'Which day of the event clock.' })
  @IsDay()
  date: string;
}

@ObjectType({ description: 'A day at the pods of an event.', simpleResolvers: true })
export class PodSchedule {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => DateScalar, { description: 'Which day of the event clock.' })
  date: string;

  @Field(() => [Pod], { description: 'The pods in the order of the floor; at most 1,000.' })
  pods: Pod[];

  @Field(() => [PodActivity], {
    description:
      'Meetings that are agreed on, then times that are blocked, each soonest first; at most 5,000 of either.',
  })
  podActivities: PodActivity[];
}

@ObjectType({ description: 'A change of the schedule of the pods.', simpleResolvers: true })
export class PodScheduleChange {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the meeting or activity; null where the pods themselves have changed.',
  })
  podActivityId: string | null;

  @Field(() => PodActivity, {
    nullable: true,
    description: 'Its current state; null if it was removed, or the pods have changed.',
  })
  podActivity: PodActivity | null;
}
