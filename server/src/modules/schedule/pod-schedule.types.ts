import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { DateScalar } from '../../core/graphql/scalars';
import { IsDay } from '../../core/graphql/input-rules';
import { Pod } from '../pods/index';
import { PodActivity } from './pod-plan.types';

@ArgsType()
export class PodScheduleArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

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
    description: 'What it is now; null where it is gone, or the pods have changed.',
  })
  podActivity: PodActivity | null;
}
