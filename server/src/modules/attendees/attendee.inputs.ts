import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { EmailAddressScalar } from '../../core/graphql/scalars';
import { IsEmailAddress, OneLine } from '../../core/graphql/input-rules';
import { EmailField } from '../../core/graphql/text-fields';
import { ExpectedVersionField } from '../../core/graphql/args';
import { CheckInputBesideData, noneEmpty } from '../../core/graphql/validation';
import { companyIdErrors } from '../companies/index';
import { AttendeeCategory } from './attendee.entity';
import { changedNameErrors, newNameErrors, ProfileFields } from './profile-fields.inputs';

/** Required fields of an attendee, beside a name. */
export const attendeeEmptyErrors = noneEmpty('category', 'email');

/** Fields that staff set besides the profile: category and company. */
@InputType()
abstract class AttendeeKeys extends ProfileFields {
  @Field(() => AttendeeCategory, {
    nullable: true,
    description: 'As what one takes part; ATTENDEE at first.',
  })
  category?: AttendeeCategory | null;

  @Field(() => ID, { nullable: true, description: 'Company of the event whose team one is in.' })
  companyId?: string | null;
}

@CheckInputBesideData(companyIdErrors)
@CheckInputBesideData(newNameErrors)
@InputType({ description: 'A new attendee.' })
export class CreateAttendeeInput extends AttendeeKeys {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @EmailField('Address; a user is made where there is none with it. At most 254 characters.')
  email: string;

  @OneLine()
  @Field(() => String, { description: 'First name, at most 100 characters; one of two names is enough.' })
  firstName: string;

  @OneLine()
  @Field(() => String, { description: 'Last name, at most 100 characters; empty for a person of one name.' })
  lastName: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Mails the invitation at once; at a DRAFT event when it is published.',
  })
  sendInvite?: boolean | null;
}

@CheckInputBesideData(companyIdErrors)
@CheckInputBesideData(attendeeEmptyErrors)
@CheckInputBesideData(changedNameErrors)
@InputType({ description: 'The changes; absent fields stay unchanged.' })
export class UpdateAttendeeInput extends AttendeeKeys {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;

  @Field(() => EmailAddressScalar, {
    nullable: true,
    description:
      'Address, at most 254 characters. It can be corrected until the person has a password or another event.',
  })
  @IsOptional()
  @IsEmailAddress()
  email?: string | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'The attendee to remove.' })
export class DeleteAttendeeInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}
