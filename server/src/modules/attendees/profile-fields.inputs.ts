import { IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { FieldError } from '../../core/errors';
import { REQUIRED } from '../../core/graphql/validation';
import { CountryCodeScalar } from '../../core/graphql/scalars';
import { ImageScalar, type ImageInput } from '../../core/graphql/upload-scalars';
import { IsCountry, MaxItems } from '../../core/graphql/input-rules';
import { LineField, NameField, TextField } from '../../core/graphql/text-fields';
import { InterestsInput } from '../interests/index';
import { PROFILE_LIMITS } from './profile-limits';

type Names = Partial<Record<'firstName' | 'lastName', unknown>>;

/** A rule of a new profile: one of two names is enough. */
export const newNameErrors = ({ firstName, lastName }: Names): FieldError[] => {
  if ([firstName, lastName].some((name) => String(name ?? '').trim())) return [];
  return ['firstName', 'lastName'].map((name) => ({ path: `input.${name}`, message: REQUIRED }));
};

/** The same of a profile that is changed; a name that is absent stays as it is. */
export const changedNameErrors = (input: Names): FieldError[] =>
  input.firstName === undefined || input.lastName === undefined ? [] : newNameErrors(input);

/** Profile fields at registration. */
@InputType()
export abstract class ProfileBasics {
  @NameField('First name, at most 100 characters; one of two names is enough.', {
    max: PROFILE_LIMITS.name,
    nullable: true,
  })
  firstName?: string | null;

  @NameField('Last name, at most 100 characters; empty for a person of one name.', {
    max: PROFILE_LIMITS.name,
    nullable: true,
  })
  lastName?: string | null;

  @LineField('What one does; at most 200 characters.', { max: PROFILE_LIMITS.jobTitle, nullable: true })
  jobTitle?: string | null;

  @LineField('For whom one does it; at most 200 characters.', {
    max: PROFILE_LIMITS.organization,
    nullable: true,
  })
  organization?: string | null;

  @Field(() => CountryCodeScalar, { nullable: true, description: 'Country that one operates in.' })
  @IsCountry()
  country?: string | null;

  @LineField('Phone number, at most 50 characters.', { max: PROFILE_LIMITS.phone, nullable: true })
  phone?: string | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Picture of the person.' })
  avatar?: ImageInput | null;
}

/** Everything that owner and staff alike may write into a profile. */
@InputType()
export abstract class ProfileFields extends ProfileBasics {
  @TextField('What one says of oneself; at most 5,000 characters.', {
    max: PROFILE_LIMITS.introduction,
    nullable: true,
  })
  introduction?: string | null;

  @Field(() => [InterestsInput], {
    nullable: true,
    description: 'Interests by group, at most 20 groups; groups that are not named stay as they are.',
  })
  @IsOptional()
  @MaxItems(20)
  @ValidateNested()
  interests?: InterestsInput[] | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Cover picture.' })
  cover?: ImageInput | null;
}
