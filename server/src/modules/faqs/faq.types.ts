import { ArrayMinSize, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { FieldError } from '../../core/errors';
import { MaxItems } from '../../core/graphql/input-rules';
import { LineField, TextField } from '../../core/graphql/text-fields';
import { Node } from '../../core/graphql/node';
import { ExpectedVersionField } from '../../core/graphql/args';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { CheckInput, NeverEmpty } from '../../core/graphql/validation';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { FaqEntity } from './faq.entity';

@ObjectType({
  description: 'A question that many ask about an event.',
  implements: Node,
  simpleResolvers: true,
})
export class Faq extends fieldsOf(FaqEntity, {
  id: 'UUIDv7.',
  eventId: 'Event that it is about.',
  question: 'The question, at most 500 characters.',
  answer: 'The answer, at most 10,000 characters.',
  category: 'The category.',
  position: 'Place in the order, from 0; lower ones come first.',
  updatedAt: VERSION,
}) {}

export const FaqConnection = connectionOf(Faq, 'Faq');

@ArgsType()
export class FaqsArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => String, { nullable: true, description: 'Only what is filed under this.' })
  @IsOptional()
  @MaxLength(100)
  category?: string | null;
}

const QUESTION = { min: 1, max: 500, message: 'A question has 1 to 500 characters.' };
const ANSWER = { min: 1, max: 10_000, message: 'An answer has 1 to 10,000 characters.' };

/** Fields of both inputs. */
@InputType()
abstract class FaqFields {
  @LineField('The category, at most 100 characters.', {
    max: 100,
    message: 'A category has at most 100 characters.',
    nullable: true,
  })
  category?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Place in the order, 0 to 100,000; at the end when absent.',
  })
  @IsOptional()
  @Min(0)
  @Max(100_000)
  position?: number | null;
}

@NeverEmpty('question', 'answer')
@InputType({ description: 'A new question with its answer.' })
export class CreateFaqInput extends FaqFields {
  @Field(() => ID, { description: 'Event that it is about.' })
  eventId: string;

  @LineField('The question, 1 to 500 characters.', QUESTION)
  question: string;

  @TextField('The answer, 1 to 10,000 characters.', ANSWER)
  answer: string;
}

@NeverEmpty('question', 'answer', 'position')
@InputType({ description: 'Changes of a question. Absent fields stay unchanged.' })
export class UpdateFaqInput extends FaqFields {
  @Field(() => ID, { description: 'Which question.' })
  faqId: string;

  @LineField('The question, 1 to 500 characters.', { ...QUESTION, nullable: true })
  question?: string | null;

  @TextField('The answer, 1 to 10,000 characters.', { ...ANSWER, nullable: true })
  answer?: string | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'A question to delete.' })
export class DeleteFaqInput {
  @Field(() => ID, { description: 'Which question.' })
  faqId: string;
}

const repeatedErrors = ({ faqIds = [] }: { faqIds?: string[] }): FieldError[] =>
  new Set(faqIds).size < faqIds.length ? [{ path: 'input.faqIds', message: 'Name each question once.' }] : [];

@CheckInput(repeatedErrors)
@InputType({ description: 'A new order of the questions of an event.' })
export class ReorderFaqsInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [ID], {
    description:
      'The questions in their new order, 1 to 500. Those that are not named follow in the order they had.',
  })
  @ArrayMinSize(1, { message: 'Name at least one question.' })
  @MaxItems(500)
  faqIds: string[];
}
