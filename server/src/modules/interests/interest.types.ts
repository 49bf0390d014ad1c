import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { FreeText, MaxItems } from '../../core/graphql/input-rules';
import { FreeTextField } from '../../core/graphql/text-fields';
import { InterestKind } from '../events/index';

@ObjectType({ description: 'The terms of one interest group that an attendee chose.', simpleResolvers: true })
export class AttendeeInterests {
  @Field(() => String, { description: 'Name of the group.' })
  group: string;

  @Field(() => InterestKind, { description: 'The kind of the group.' })
  kind: InterestKind;

  @Field(() => [String], {
    description: 'The chosen terms, in alphabetical order: at most the 500 of the group.',
  })
  terms: string[];
}

@InputType({ description: 'Interests of one group.' })
export class InterestsFilter {
  @FreeText()
  @Field(() => String, { description: 'Name of the group.' })
  group: string;

  @FreeText()
  @Field(() => [String], { description: 'Terms of that group, of which one has to match; at most 50.' })
  @MaxItems(50)
  terms: string[];
}

@InputType({ description: 'The chosen terms of one interest group.' })
export class InterestsInput {
  @FreeTextField('Name of the group, as the event has it.', { max: 100 })
  group: string;

  @FreeText()
  @Field(() => [String], { description: 'Terms of that group, at most 50; replaces what was chosen before.' })
  @MaxItems(50)
  @MaxLength(100, { each: true })
  terms: string[];
}
