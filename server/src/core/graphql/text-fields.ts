import { IsOptional, Length, MaxLength } from 'class-validator';
import { Field } from 'type-graphql';
import { allOf, FreeText, IsEmailAddress, MultiLine, OneLine, WithoutWebAddress } from './input-rules';
import { EmailAddressScalar } from './scalars';

interface TextRules {
  /** The least number of characters; without it also none. */
  min?: number;
  max: number;
  /** Names the field in the answer to a text that is too long. */
  what?: string;
  /** The whole answer to a text of another length. */
  message?: string;
  nullable?: true;
}

const textField =
  (kind: () => PropertyDecorator) =>
  (description: string, { min, max, nullable, what = 'This', message }: TextRules): PropertyDecorator => {
    const tooLong = `${what} has at most ${max.toLocaleString('en')} characters.`;
    return allOf(
      min === undefined
        ? MaxLength(max, { message: message ?? tooLong })
        : Length(min, max, message ? { message } : {}),
      ...(nullable ? [IsOptional()] : []),
      Field(() => String, { nullable, description }),
      kind(),
    );
  };

/** A field of an input with one line of text, which has a longest length. */
export const LineField = textField(OneLine);

/** The same for a name that may be mailed to others. */
export const NameField = textField(() => allOf(WithoutWebAddress(), OneLine()));

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
