import { IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { FieldError } from '../../core/errors';
import { REQUIRED } from '../../core/graphql/validation';
import { CountryCodeScalar } from '../../core/graphql/scalars';
import { ImageScalar, type ImageInput } from '../../core/graphql/upload-scalars';
import { allOf, IsCountry, MaxItems } from '../../core/graphql/input-rules';
import { LineField, NameField, TextField } from '../../core/graphql/text-fields';
import { AnswersField, type AnswerInput } from '../answers/index';
import { InterestsInput } from '../interests/index';
import { PROFILE_FIELDS, profileFields, type ProfileFieldName, type ProfileFieldRow } from './profile-fields';

type Names = Partial<Record<'firstName' | 'lastName', string | null>>;

/** A rule of a new profile: one of two names is enough. */
export const newNameErrors = ({ firstName, lastName }: Names): FieldError[] => {
  if ([firstName, lastName].some((name) => name?.trim())) return [];
  return ['firstName', 'lastName'].map((name) => ({ path: `input.${name}`, message: REQUIRED }));
};

/** The same of a profile that is changed; a name that is absent stays as it is. */
export const changedNameErrors = (input: Names): FieldError[] =>
  input.firstName === undefined || input.lastName === undefined ? [] : newNameErrors(input);

/** The input field of a row, by its kind. */
const inputField = (row: ProfileFieldRow): PropertyDecorator => {
  const shown = { nullable: true, description: row.description } as const;
  if (row.kind === 'picture') return Field(() => ImageScalar, shown);
  if (row.kind === 'country')
    return allOf(
      IsCountry(),
      Field(() => CountryCodeScalar, shown),
    );
  const limits = { max: row.max, nullable: true } as const;
  if (row.kind === 'lines') return TextField(row.description, limits);
  return (row.kind === 'name' ? NameField : LineField)(row.description, limits);
};

type ProfileInput<Name extends ProfileFieldName> = {
  [N in Name]?: ((typeof PROFILE_FIELDS)[N]['kind'] extends 'picture' ? ImageInput : string) | null;
};

/** The class that an input extends to take these fields of a profile. */
const profileInputs = <const Name extends ProfileFieldName>(
  ...names: Name[]
): abstract new () => ProfileInput<Name> => {
  @InputType()
  abstract class Fields {}
  for (const name of names) inputField(PROFILE_FIELDS[name])(Fields.prototype, name);
  return Fields;
};

const allFields = profileFields.map(({ name }) => name);

/** Profile fields at registration; the long ones follow when one joins. */
@InputType()
export abstract class ProfileBasics extends profileInputs(
  ...allFields.filter((name) => name !== 'introduction' && name !== 'cover'),
) {
  @AnswersField()
  answers?: AnswerInput[] | null;
}

/** Everything that owner and staff alike may write into a profile. */
@InputType()
export abstract class ProfileFields extends profileInputs(...allFields) {
  @Field(() => [InterestsInput], {
    nullable: true,
    description: 'Interests by group, at most 20 groups; groups that are not named stay as they are.',
  })
  @IsOptional()
  @MaxItems(20)
  @ValidateNested()
  interests?: InterestsInput[] | null;

  @AnswersField()
  answers?: AnswerInput[] | null;
}
