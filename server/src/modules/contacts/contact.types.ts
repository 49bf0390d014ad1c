import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf, EventPageArgs } from '../../core/db/pagination';
import { defineEnum } from '../../core/graphql/enums';
import { definePayload } from '../../core/graphql/payload';
import { EmailAddressScalar } from '../../core/graphql/scalars';
import { FreeTextField } from '../../core/graphql/text-fields';

export const ContactChoice = defineEnum(
  'ContactChoice',
  "Companies and people that may have the viewer's e-mail and phone.",
  {
    THIS_COMPANY: 'This company.',
    EVERYONE: 'This company, and all others that scan the viewer or meet with them.',
    NO: 'Not this company; what it had is taken back.',
  },
);
export type ContactChoice = keyof typeof ContactChoice;

export const ContactState = defineEnum('ContactState', 'How far an exchange of contact details is.', {
  ASKED_BY_ME: 'The viewer scanned the other person, who has not answered.',
  ASKED_BY_THEM: 'The other person scanned the viewer and waits for an answer.',
  EXCHANGED: 'Both agreed: each has e-mail and phone of the other.',
});
export type ContactState = keyof typeof ContactState;

export const ContactExchangeOutcome = defineEnum(
  'ContactExchangeOutcome',
  "The outcome of scanning another attendee's code. From UNKNOWN_CODE on, nothing is stored.",
  {
    ASKED: 'The other person was asked, now or before.',
    EXCHANGED: 'Both have e-mail and phone of each other.',
    UNKNOWN_CODE: 'No available attendee has this code.',
    OTHER_EVENT: 'The code is of another event.',
    NOT_CONFIRMED: 'The other person has not accepted the invitation.',
    OWN_CODE: "It is the viewer's own code.",
  },
);
export type ContactExchangeOutcome = keyof typeof ContactExchangeOutcome;

@ObjectType({ description: 'A company or a person who knows the viewer.', simpleResolvers: true })
export class ContactHolder {
  @Field(() => Date, { description: 'When they met or agreed.' })
  since: Date;

  @Field(() => Boolean, { description: 'They have e-mail and phone of the viewer now.' })
  sharing: boolean;

  @Field(() => Boolean, { description: 'The viewer has decided whether they may; nothing is shared before.' })
  answered: boolean;

  id: string;
  companyId: string | null;
  attendeeId: string | null;
}

export const ContactHolderConnection = connectionOf(ContactHolder, 'ContactHolder');

@ObjectType({ description: "The viewer's answer for all companies.", simpleResolvers: true })
export class ContactSharing {
  @Field(() => Boolean, {
    description:
      'All companies that scan the viewer or meet with them have e-mail and phone, and people who scan the viewer need not ask.',
  })
  everyone: boolean;
}

@ObjectType({
  description: 'Another attendee that the viewer exchanges e-mail and phone with.',
  simpleResolvers: true,
})
export class Contact {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => ContactState, { description: 'How far it is.' })
  state: ContactState;

  @Field(() => Date, { description: 'The time of the agreement; before that, of the request.' })
  since: Date;

  @Field(() => EmailAddressScalar, { nullable: true, description: 'Address; null before both agree.' })
  email: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number; null before both agree, and where there is none.',
  })
  phone: string | null;

  attendeeId: string;
}

export const ContactConnection = connectionOf(Contact, 'Contact');

@ObjectType({ description: 'A contact of the viewer that changed.', simpleResolvers: true })
export class ContactChange {
  @Field(() => ID, { description: 'Id of the contact.' })
  contactId: string;
}

@ArgsType()
export class ContactsArgs extends EventPageArgs {
  @Field(() => ContactState, { nullable: true, description: 'Only those with this state.' })
  state?: ContactState | null;
}

@InputType({ description: 'An answer to a company that asks for e-mail and phone.' })
export class AnswerContactRequestInput {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;

  @Field(() => ContactChoice, { description: 'The answer; it replaces a former one.' })
  choice: ContactChoice;
}

@InputType({ description: 'An answer for all companies.' })
export class SetContactSharingInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => Boolean, {
    description: 'False takes e-mail and phone back from all that have them by EVERYONE alone.',
  })
  everyone: boolean;
}

@InputType({ description: "A scan of another attendee's code; the same one again changes nothing." })
export class ExchangeContactsInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @FreeTextField('The code on the badge, at most 100 characters; case does not matter.', { max: 100 })
  code: string;
}

@InputType()
abstract class ContactReference {
  @Field(() => ID, { description: 'Which contact.' })
  contactId: string;
}

@InputType({ description: 'An answer to a person who asks for an exchange.' })
export class AnswerContactExchangeInput extends ContactReference {
  @Field(() => Boolean, { description: 'False declines: the contact is gone.' })
  accept: boolean;
}

@InputType({ description: 'A contact to end.' })
export class EndContactInput extends ContactReference {}

export const AnswerContactRequestPayload = definePayload('AnswerContactRequestPayload', {
  holder: {
    type: () => ContactHolder,
    nullable: true,
    description: 'The company as it is in the list of holders; null where it has deleted what it had.',
  },
});
export type AnswerContactRequestPayload = InstanceType<typeof AnswerContactRequestPayload>;

export const SetContactSharingPayload = definePayload('SetContactSharingPayload', {
  contactSharing: { type: () => ContactSharing, description: 'The new answer.' },
});
export type SetContactSharingPayload = InstanceType<typeof SetContactSharingPayload>;

export const ExchangeContactsPayload = definePayload('ExchangeContactsPayload', {
  outcome: { type: () => ContactExchangeOutcome, description: 'The outcome.' },
  contact: { type: () => Contact, nullable: true, description: 'The contact; null where nothing is kept.' },
});
export type ExchangeContactsPayload = InstanceType<typeof ExchangeContactsPayload>;

export const AnswerContactExchangePayload = definePayload('AnswerContactExchangePayload', {
  contact: { type: () => Contact, nullable: true, description: 'The contact; null once it was declined.' },
});
export type AnswerContactExchangePayload = InstanceType<typeof AnswerContactExchangePayload>;

export const EndContactPayload = definePayload('EndContactPayload', {
  contactId: { type: () => ID, description: 'Id of the contact that is gone.' },
});
export type EndContactPayload = InstanceType<typeof EndContactPayload>;
