import { ArrayMinSize, IsOptional, Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MaxItems, OneLine, WithoutWebAddress } from '../../core/graphql/input-rules';
import { LineField, NameField } from '../../core/graphql/text-fields';
import { Node } from '../../core/graphql/node';
import { ExpectedVersionField } from '../../core/graphql/args';
import { connectionOf } from '../../core/db/pagination';
import { CheckInputBesideData, NeverEmpty } from '../../core/graphql/validation';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { companyIdErrors } from '../companies/index';
import { PodEntity } from './pod.entity';

@ObjectType({
  description: 'A place where meetings happen, one at a time.',
  implements: Node,
  simpleResolvers: true,
})
export class Pod extends fieldsOf(PodEntity, {
  id: 'UUIDv7.',
  eventId: 'Event that it stands in.',
  name: 'Name, unique within the event.',
  location: 'Where it is found.',
  bookable: 'Meetings may be held there.',
  position: 'Place in the order of the floor, from 0; lower ones come first.',
  updatedAt: VERSION,
  removedAt: 'When it was taken away; only meetings of the past still name such a pod.',
}) {
  /** The company whose own pod it is; null when it is free for all. */
  companyId: string | null;
}

@ObjectType({ description: 'Data that is deleted with a pod.', simpleResolvers: true })
export class PodRemoval {
  @Field(() => Int, {
    description: 'Meetings still to be held there: they close, and both people are notified.',
  })
  meetings: number;

  @Field(() => Int, { description: 'Times for which it is blocked; they are removed.' })
  activities: number;

  @Field(() => Int, { description: 'Requests that wish for it; they wish for any free pod instead.' })
  requests: number;
}

export const PodConnection = connectionOf(Pod, 'Pod');

const NAME = { message: 'A name has 1 to 200 characters.' };

/** Fields of both inputs. */
@InputType()
abstract class PodFields {
  @LineField('Where it is found, at most 200 characters.', { max: 200, what: 'A location', nullable: true })
  location?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Meetings may be held there; true when absent.' })
  bookable?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Company of the same event whose own pod it is; null makes it free for all.',
  })
  companyId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Place in the order of the floor, 0 to 100,000; at the end when absent.',
  })
  @IsOptional()
  @Min(0)
  @Max(100_000)
  position?: number | null;
}

@CheckInputBesideData(companyIdErrors)
@NeverEmpty('name')
@InputType({ description: 'A new pod.' })
export class CreatePodInput extends PodFields {
  @Field(() => ID, { description: 'Event that it stands in.' })
  eventId: string;

  @NameField('Name, 1 to 200 characters, unique within the event.', { min: 1, max: 200, ...NAME })
  name: string;
}

@CheckInputBesideData(companyIdErrors)
@InputType({ description: 'Several new pods, alike but for their names.' })
export class CreatePodsInput extends PodFields {
  @Field(() => ID, { description: 'Event that they stand in.' })
  eventId: string;

  @WithoutWebAddress(true)
  @OneLine()
  @Field(() => [String], {
    description: 'Names in the order of the floor: 1 to 200 of 1 to 200 characters, unique within the event.',
  })
  @ArrayMinSize(1)
  @MaxItems(200)
  @Length(1, 200, { each: true, ...NAME })
  names: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Leaves out the names that pods have already; without it, one of them refuses all.',
  })
  skipExisting?: boolean | null;
}

@CheckInputBesideData(companyIdErrors)
@NeverEmpty('name', 'bookable', 'position')
@InputType({ description: 'Changes of a pod. Absent fields stay unchanged.' })
export class UpdatePodInput extends PodFields {
  @Field(() => ID, { description: 'Which pod.' })
  podId: string;

  @NameField('Name, 1 to 200 characters, unique within the event.', {
    min: 1,
    max: 200,
    ...NAME,
    nullable: true,
  })
  name?: string | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'A new order of the floor.' })
export class ReorderPodsInput {
  @Field(() => ID, { description: 'Event whose pods are put in order.' })
  eventId: string;

  @Field(() => [ID], {
    description:
      'Pods of the event, each once, 1 to 1,000; those that are left out follow in their old order.',
  })
  @ArrayMinSize(1)
  @MaxItems(1_000)
  podIds: string[];
}

@InputType({ description: 'A pod to take away.' })
export class DeletePodInput {
  @Field(() => ID, { description: 'Which pod.' })
  podId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Also when meetings are still to be held there: they are closed, and both people told.',
  })
  force?: boolean | null;
}
