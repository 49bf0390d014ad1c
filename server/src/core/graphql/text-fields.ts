import { IsOptional, Length, MaxLength } from 'class-validator';
import { Field } from 'type-graphql';
import { allOf, FreeText, IsEmailAddress, MultiLine, OneLine } from './input-rules';
import { EmailAddressScalar } from './scalars';

interface TextRules {
  /** The least number of characters; without it also none. */
  min?: number;
  max: number;
  /** The answer to a text of another length; the usual words without it. */
  message?: string;
  nullable?: true;
}

const textField =
  (kind: () => PropertyDecorator) =>
  (description: string, { min, max, nullable, ...words }: TextRules): PropertyDecorator =>
    allOf(
      min === undefined ? MaxLength(max, words) : Length(min, max, words),
      ...(nullable ? [IsOptional()] : []),
      Field(() => String, { nullable, description }),
      kind(),
    );

/** A field of an input with one line of text, which has a longest length. */
export const LineField = textField(OneLine);

/** The same with text of several lines. */
export const TextField = textField(MultiLine);

/** The same with text that is compared and never shown. */
export const FreeTextField = textField(FreeText);

/** A field of an input with an e-mail address. */
export const EmailField = (description: string): PropertyDecorator =>
  allOf(
    IsEmailAddress(),
    Field(() => EmailAddressScalar, { description }),
  );
