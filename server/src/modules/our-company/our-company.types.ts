import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ExpectedVersionField } from '../../core/graphql/args';
import { IsWebAddress, MaxItems } from '../../core/graphql/input-rules';
import { definePayload } from '../../core/graphql/payload';
import { CheckInput } from '../../core/graphql/validation';
import { DateScalar, UrlScalar } from '../../core/graphql/scalars';
import { EmailField, LineField, NameField, TextField } from '../../core/graphql/text-fields';
import { ImageScalar, type ImageInput } from '../../core/graphql/upload-scalars';
import { Attendee, newNameErrors } from '../attendees/index';
import { Company, CompanyPageFields } from '../companies/index';
import { REMAINING_KEYS } from '../users/index';

@ObjectType({ description: 'Something that a company shows on its page.', simpleResolvers: true })
export class CompanyProduct {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => String, { description: 'Name, at most 120 characters.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Description, at most 1,000 characters.' })
  text: string | null;

  @Field(() => UrlScalar, { nullable: true, description: 'Where there is more about it.' })
  link: string | null;

  @Field(() => String, { nullable: true, description: 'File name or path of the picture.' })
  picture: string | null;
}

@ObjectType({ description: 'A pending invitation into the team of a company.', simpleResolvers: true })
export class CompanyInvitation {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => ID, { description: 'Company whose team it is.' })
  companyId: string;

  @Field(() => String, { description: 'Name of the person, as the contact wrote it.' })
  name: string;

  @Field(() => Date, { description: 'When the person was invited.' })
  createdAt: Date;

  attendeeId: string;
}

@ObjectType({ description: 'Results of a company on one day of the event clock.', simpleResolvers: true })
export class CompanyDay {
  @Field(() => DateScalar, { description: 'Day.' })
  date: string;

  @Field(() => Int, { description: 'People who have seen its page; none of its own team.' })
  visitors: number;

  @Field(() => Int, { description: 'People who made it a favourite, and still have it among them.' })
  favourites: number;

  @Field(() => Int, { description: 'ACTIVE meetings of its team that begin then.' })
  meetings: number;
}

@ObjectType({ description: 'Results of a company, in numbers.', simpleResolvers: true })
export class CompanyResults {
  @Field(() => Int, { description: 'People who have seen its page, each counted once.' })
  visitors: number;

  @Field(() => Int, { description: 'People who have it among their favourites.' })
  favourites: number;

  @Field(() => Int, { description: 'ACTIVE meetings of its team, past or to come.' })
  meetings: number;

  @Field(() => [CompanyDay], { description: 'Days with at least one of these, in order; at most 400.' })
  byDay: CompanyDay[];
}

@InputType({ description: 'Changes of the page of a company. Absent fields stay unchanged.' })
export class UpdateOwnCompanyInput extends CompanyPageFields {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'A product of a company.' })
export class CompanyProductInput {
  @Field(() => ID, { nullable: true, description: 'Id of a product that is there; absent for a new one.' })
  productId?: string | null;

  @LineField('Name, 1 to 120 characters.', { min: 1, max: 120, message: 'A name has 1 to 120 characters.' })
  name: string;

  @TextField('Description, at most 1,000 characters.', { max: 1_000, what: 'A text', nullable: true })
  text?: string | null;

  @Field(() => UrlScalar, { nullable: true, description: 'Where there is more about it.' })
  @IsWebAddress('A link begins with https:// or http://.')
  link?: string | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Picture; without it there is none.' })
  picture?: ImageInput | null;
}

@InputType({ description: 'All products of a company.' })
export class SetCompanyProductsInput {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;

  @Field(() => [CompanyProductInput], {
    description: 'Its products in their order, at most 20; those that are absent are removed.',
  })
  @IsOptional()
  @MaxItems(20)
  @ValidateNested()
  products: CompanyProductInput[];
}

@CheckInput(newNameErrors)
@InputType({ description: 'The person to invite into the team of a company.' })
export class InviteToCompanyInput {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;

  @EmailField('Address of the person, at most 254 characters.')
  email: string;

  @NameField('First name, at most 100 characters; one of two names is enough.', { max: 100 })
  firstName: string;

  @NameField('Last name, at most 100 characters; empty for a person of one name.', { max: 100 })
  lastName: string;

  @LineField('Job title; at most 200 characters.', { max: 200, nullable: true })
  jobTitle?: string | null;
}

@InputType({ description: 'An invitation to take back.' })
export class CancelCompanyInvitationInput {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;

  @Field(() => ID, { description: 'Id of the invitation.' })
  invitationId: string;
}

@InputType({ description: "The answer to a company's invitation." })
export class AnswerCompanyInvitationInput {
  @Field(() => ID, { description: 'Company that invites.' })
  companyId: string;

  @Field(() => Boolean, { description: 'True joins its team, false declines.' })
  accept: boolean;
}

@InputType({ description: 'The member to remove from the team of a company.' })
export class RemoveFromCompanyInput {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;

  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}

@InputType({ description: 'Whether an attendee speaks for the company.' })
export class SetCompanyContactInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;

  @Field(() => Boolean, { description: 'True makes a contact, false ends it.' })
  contact: boolean;
}

@InputType({ description: 'The company of the visited page.' })
export class RecordCompanyVisitInput {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;
}

const company = (description: string) => ({ type: () => Company, description });

export const UpdateOwnCompanyPayload = definePayload('UpdateOwnCompanyPayload', {
  company: company('The company after the change.'),
});
export const SetCompanyProductsPayload = definePayload('SetCompanyProductsPayload', {
  company: company('The company with these products.'),
});
export const InviteToCompanyPayload = definePayload('InviteToCompanyPayload', {
  company: company('The company that invites.'),
  invitation: { type: () => CompanyInvitation, description: 'The open invitation.' },
});
export type InviteToCompanyPayload = InstanceType<typeof InviteToCompanyPayload>;
export const CancelCompanyInvitationPayload = definePayload('CancelCompanyInvitationPayload', {
  company: company('The company without this invitation.'),
});
export const AnswerCompanyInvitationPayload = definePayload('AnswerCompanyInvitationPayload', {
  company: company('The company that invited.'),
});
export const RemoveFromCompanyPayload = definePayload('RemoveFromCompanyPayload', {
  company: company('The company without this person.'),
  ...REMAINING_KEYS,
});
export const RecordCompanyVisitPayload = definePayload('RecordCompanyVisitPayload', {
  company: company('The visited company.'),
});
export const SetCompanyContactPayload = definePayload('SetCompanyContactPayload', {
  attendee: { type: () => Attendee, description: 'The attendee after the change.' },
  ...REMAINING_KEYS,
});

/** The answer of most of these mutations. */
export interface CompanyPayload {
  company: Company;
}
