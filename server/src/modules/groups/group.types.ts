import { IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ExpectedVersionField } from '../../core/graphql/args';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { MaxItems, OneLine } from '../../core/graphql/input-rules';
import { Node } from '../../core/graphql/node';
import { LineField } from '../../core/graphql/text-fields';
import { NeverEmpty } from '../../core/graphql/validation';
import { AnswersCondition, type AnswersFilter, AnswersFilterField } from '../answers/index';
import { AttendeeCategory } from '../attendees/index';
import { CompanyKind } from '../companies/index';
import { GroupEntity } from './group.entity';

/** Bit 0 is everyone else. */
export const MAX_GROUPS = 50;

@ObjectType({ description: 'A group of attendees, as others see it on cards.', simpleResolvers: true })
export class GroupBrief extends fieldsOf(GroupEntity, {
  id: 'UUIDv7.',
  name: 'Name.',
  colour: 'Colour as #rrggbb.',
}) {}

const ANY_NUMBER = 'null for any number';

@ObjectType({
  description: 'Attendees of an event under one name, with the limits that hold for its members. For staff.',
  implements: Node,
  simpleResolvers: true,
})
export class AttendeeGroup extends fieldsOf(GroupEntity, {
  id: 'UUIDv7.',
  eventId: 'Event whose attendees it has.',
  name: 'Name; empty where `isEveryoneElse`.',
  colour: 'Colour as #rrggbb.',
  rank: 'Place in the order of groups, lower ones first.',
  shown: 'Attendees see it on cards.',
  isConditional: 'Its members are all who meet its condition, and none are added or removed by hand.',
  categories: {
    type: () => [AttendeeCategory],
    description: 'Condition: one of these categories; any where empty.',
  },
  companyKinds: {
    type: () => [CompanyKind],
    description: 'Condition: in the team of a company of one of these kinds; any where empty.',
  },
  companyTiers: 'Condition: in the team of a company of one of these tiers; any where empty.',
  capacity: `How many of its members may take part; ${ANY_NUMBER}.`,
  answers: {
    type: () => [AnswersCondition],
    description: 'Condition: one of these answers to each of these fields, at most 10; any where empty.',
  },
  waitingRequests: `How many meeting requests of a member may wait at once; ${ANY_NUMBER}.`,
  requestsPerDay: `How many requests a member may send on one day of the event's clock; ${ANY_NUMBER}.`,
  requestsInAll: `How many requests a member may send in all; ${ANY_NUMBER}.`,
  meetingsPerDay: `How many meetings a member may have on one day; ${ANY_NUMBER}.`,
  meetingsInAll: `How many meetings a member may have in all; ${ANY_NUMBER}.`,
  updatedAt: VERSION,
}) {
  @Field(() => Boolean, { description: 'It is everyone who is in no other group.' })
  isEveryoneElse: boolean;

  @Field(() => Int, { description: 'How many attendees are in it, the invited included.' })
  memberCount: number;

  @Field(() => Int, { description: 'How many of its members take part, or were offered a place.' })
  placesTaken: number;
}

@ObjectType({
  description: 'What members of one group may do with members of another.',
  simpleResolvers: true,
})
export class GroupRule {
  @Field(() => ID, { description: 'Group of who acts.' })
  fromId: string;

  @Field(() => ID, { description: 'Group of the other person.' })
  toId: string;

  @Field(() => Boolean, { description: 'May see them.' })
  see: boolean;

  @Field(() => Boolean, { description: 'May ask them for meetings.' })
  meet: boolean;

  @Field(() => Boolean, { description: 'May write to them first.' })
  write: boolean;
}

@ObjectType({
  description: 'Who may see, meet and write to whom at an event. For staff.',
  simpleResolvers: true,
})
export class GroupRules {
  @Field(() => [GroupRule], {
    description:
      'Each pair of groups in each direction, by rank; none where the event has no groups. At most 2,601.',
  })
  rules: GroupRule[];

  @Field(() => Date, { nullable: true, description: `${VERSION} Null where the event has no groups.` })
  updatedAt: Date | null;
}

@ObjectType({
  description:
    'What rules would hit if they were saved now, where the most generous group of each person counts. What is open between people stays open.',
  simpleResolvers: true,
})
export class GroupRulesPreview {
  @Field(() => Int, {
    description: 'How many people who take part would see no other person in lists, search and matches.',
  })
  seeingNone: number;

  @Field(() => Int, {
    description: 'How many meeting requests wait whose sender could send them now, and then no longer.',
  })
  requests: number;

  @Field(() => Int, {
    description:
      'How many conversations one of the two could begin now, and then no longer; both write on in them.',
  })
  conversations: number;

  @Field(() => Int, {
    description:
      'How many pairs of a person and another among the matches that they were shown last are lost. Matches that were never looked at are not counted.',
  })
  matches: number;
}

const Limit =
  (description: string): PropertyDecorator =>
  (target, property) => {
    Field(() => Int, { nullable: true, description: `${description}, 0 to 100,000; null for any number.` })(
      target,
      property,
    );
    for (const rule of [IsOptional(), Min(0), Max(100_000)]) rule(target, property);
  };

/** Fields of both inputs. */
@InputType()
abstract class GroupFields {
  @OneLine()
  @Field(() => String, { nullable: true, description: 'Colour as #rrggbb; none where null.' })
  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/i, { message: 'A colour is written as #rrggbb, such as #1f5af6.' })
  colour?: string | null;

  @Field(() => Int, { nullable: true, description: 'Place in the order of groups, 0 to 1,000.' })
  @IsOptional()
  @Min(0)
  @Max(1_000)
  rank?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Attendees see it on cards; not at first.' })
  shown?: boolean | null;

  @Field(() => [AttendeeCategory], {
    nullable: true,
    description: 'Condition: one of these categories, at most 3.',
  })
  @IsOptional()
  @MaxItems(3)
  categories?: AttendeeCategory[] | null;

  @Field(() => [CompanyKind], {
    nullable: true,
    description: 'Condition: in the team of a company of one of these kinds, at most 4.',
  })
  @IsOptional()
  @MaxItems(4)
  companyKinds?: CompanyKind[] | null;

  @OneLine()
  @Field(() => [String], {
    nullable: true,
    description:
      'Condition: in the team of a company of one of these tiers, at most 20 of at most 60 characters each.',
  })
  @IsOptional()
  @MaxItems(20)
  @MaxLength(60, { each: true })
  companyTiers?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many of its members may take part, 1 to 1,000,000; null for any number. A lower one takes no place away.',
  })
  @IsOptional()
  @Min(1)
  @Max(1_000_000)
  capacity?: number | null;
  @AnswersFilterField(
    'Condition: one of these answers to each of these fields, which are choices, countries, or yes or no; at most 10.',
  )
  answers?: AnswersFilter[] | null;

  @Limit('How many meeting requests of a member may wait at once')
  waitingRequests?: number | null;

  @Limit('How many requests a member may send on one day')
  requestsPerDay?: number | null;

  @Limit('How many requests a member may send in all')
  requestsInAll?: number | null;

  @Limit('How many meetings a member may have on one day')
  meetingsPerDay?: number | null;

  @Limit('How many meetings a member may have in all')
  meetingsInAll?: number | null;
}

const NAME = { min: 1, max: 60, message: 'A name has 1 to 60 characters.' };

@NeverEmpty('name')
@InputType({ description: 'A new group. With a condition its members are all who meet what is given of it.' })
export class CreateAttendeeGroupInput extends GroupFields {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @LineField('Name, 1 to 60 characters.', NAME)
  name: string;
}

@NeverEmpty('name', 'rank', 'shown')
@InputType({ description: 'Changes of a group. Absent fields stay unchanged.' })
export class UpdateAttendeeGroupInput extends GroupFields {
  @Field(() => ID, { description: 'Which group.' })
  groupId: string;

  @LineField('Name, 1 to 60 characters.', { ...NAME, nullable: true })
  name?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Where the change removes the condition: true restores the members whom the condition had replaced, false keeps those who met it.',
  })
  @IsOptional()
  restoreMembers?: boolean | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'A group to delete.' })
export class DeleteAttendeeGroupInput {
  @Field(() => ID, { description: 'Which group.' })
  groupId: string;
}

@InputType({ description: 'Who comes into a group, and who leaves it.' })
export class SetGroupMembersInput {
  @Field(() => ID, { description: 'Which group; one without a condition.' })
  groupId: string;

  @Field(() => [ID], { nullable: true, description: 'Attendees who come in, at most 1,000.' })
  @IsOptional()
  @MaxItems(1_000)
  addIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Attendees who leave, at most 1,000.' })
  @IsOptional()
  @MaxItems(1_000)
  removeIds?: string[] | null;
}

@InputType({ description: 'What members of one group may do with members of another.' })
export class GroupRuleInput {
  @Field(() => ID, { description: 'Group of who acts.' })
  fromId: string;

  @Field(() => ID, { description: 'Group of the other person.' })
  toId: string;

  @Field(() => Boolean, { description: 'May see them.' })
  see: boolean;

  @Field(() => Boolean, { description: 'May ask them for meetings.' })
  meet: boolean;

  @Field(() => Boolean, { description: 'May write to them first.' })
  write: boolean;
}

@InputType({ description: 'Rules that are not saved yet.' })
export class GroupRulesPreviewInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [GroupRuleInput], {
    description: 'All of them, at most 1,000: for a pair that is not named everything is allowed.',
  })
  @MaxItems(1_000)
  @ValidateNested()
  rules: GroupRuleInput[];
}

@InputType({ description: 'Who may see, meet and write to whom.' })
export class UpdateGroupRulesInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [GroupRuleInput], {
    description: 'What is not allowed, at most 1,000 rules: for a pair that is not named everything is.',
  })
  @MaxItems(1_000)
  @ValidateNested()
  rules: GroupRuleInput[];

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}
