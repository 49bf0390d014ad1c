import {
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { EventPageArgs, toConnection } from '../../core/db/pagination';
import { orNotFound } from '../../core/errors';
import { EventId, Input } from '../../core/graphql/args';
import { attendeeById, Attendee } from '../attendees/index';
import { companyBriefById, CompanyBrief } from '../companies/index';
import { subscribeAsAttendee } from '../event-access/index';
import {
  answerExchange,
  answerRequest,
  contactById,
  contactsTopic,
  endContact,
  exchange,
  getSharing,
  listContacts,
  listHolders,
  setSharing,
  type ContactChanged,
} from './contact.service';
import {
  AnswerContactExchangeInput,
  AnswerContactExchangePayload,
  AnswerContactRequestInput,
  AnswerContactRequestPayload,
  Contact,
  ContactChange,
  ContactConnection,
  ContactHolder,
  ContactHolderConnection,
  ContactsArgs,
  ContactSharing,
  EndContactInput,
  EndContactPayload,
  ExchangeContactsInput,
  ExchangeContactsPayload,
  SetContactSharingInput,
  SetContactSharingPayload,
} from './contact.types';

@Resolver(() => Contact)
export class ContactResolver {
  @Authorized()
  @Query(() => ContactHolderConnection, {
    description:
      "Holders of the viewer's contact data: companies with a lead of the viewer, and people who exchanged e-mail and phone with the viewer; the latest first. Errors: NOT_FOUND, FORBIDDEN to staff.",
  })
  async contactHolders(
    @Ctx() ctx: RequestContext,
    @Args(() => EventPageArgs) { eventId, ...page }: EventPageArgs,
  ) {
    return toConnection(await listHolders(ctx, eventId, page));
  }

  @Authorized()
  @Query(() => ContactSharing, {
    description: "The viewer's answer for all companies. Errors: NOT_FOUND, FORBIDDEN to staff.",
  })
  contactSharing(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<ContactSharing> {
    return getSharing(ctx, eventId);
  }

  @Authorized()
  @Query(() => ContactConnection, {
    description:
      "The viewer's contacts among the attendees, the latest first. Errors: NOT_FOUND, FORBIDDEN to staff.",
  })
  async contacts(@Ctx() ctx: RequestContext, @Args(() => ContactsArgs) args: ContactsArgs) {
    return toConnection(await listContacts(ctx, args));
  }

  @Authorized()
  @Mutation(() => AnswerContactRequestPayload, {
    description:
      'Says whether a company may have e-mail and phone, or changes that; its team sees it at once. Errors: NOT_FOUND, also where the company has no lead of the viewer, FORBIDDEN.',
  })
  async answerContactRequest(
    @Ctx() ctx: RequestContext,
    @Input(() => AnswerContactRequestInput, 'The answer.') input: AnswerContactRequestInput,
  ): Promise<AnswerContactRequestPayload> {
    return { holder: await answerRequest(ctx, input) };
  }

  @Authorized()
  @Mutation(() => SetContactSharingPayload, {
    description:
      'Says whether all companies that scan the viewer or meet with them may have e-mail and phone. Errors: NOT_FOUND, FORBIDDEN to staff.',
  })
  async setContactSharing(
    @Ctx() ctx: RequestContext,
    @Input(() => SetContactSharingInput, 'The answer.') input: SetContactSharingInput,
  ): Promise<SetContactSharingPayload> {
    return { contactSharing: await setSharing(ctx, input) };
  }

  @Authorized()
  @Mutation(() => ExchangeContactsPayload, {
    description:
      'Scans the code of another attendee: they are asked to exchange e-mail and phone, unless they share with all or have scanned the viewer. ' +
      'Errors: NOT_FOUND, FORBIDDEN to staff, BAD_USER_INPUT, CONFLICT `TOO_MANY_UNANSWERED` above 200 that wait.',
  })
  exchangeContacts(
    @Ctx() ctx: RequestContext,
    @Input(() => ExchangeContactsInput, 'The scan.') input: ExchangeContactsInput,
  ): Promise<ExchangeContactsPayload> {
    return exchange(ctx, input);
  }

  @Authorized()
  @Mutation(() => AnswerContactExchangePayload, {
    description:
      'Agrees to an exchange of e-mail and phone, or declines it. Errors: NOT_FOUND, CONFLICT `NOT_ASKED` where the other person has to answer.',
  })
  async answerContactExchange(
    @Ctx() ctx: RequestContext,
    @Input(() => AnswerContactExchangeInput, 'The answer.') input: AnswerContactExchangeInput,
  ): Promise<AnswerContactExchangePayload> {
    return { contact: await answerExchange(ctx, input) };
  }

  @Authorized()
  @Mutation(() => EndContactPayload, {
    description: 'Ends a contact: neither has e-mail and phone of the other any more. Errors: NOT_FOUND.',
  })
  async endContact(
    @Ctx() ctx: RequestContext,
    @Input(() => EndContactInput, 'Which contact.') { contactId }: EndContactInput,
  ): Promise<EndContactPayload> {
    return { contactId: await endContact(ctx, contactId) };
  }

  @Authorized()
  @Subscription(() => ContactChange, {
    description:
      "The viewer's contacts as they change, at least once each. Errors: NOT_FOUND, FORBIDDEN to staff.",
    subscribe: subscribeAsAttendee(contactsTopic),
  })
  contactChanged(@Root() { contactId }: ContactChanged, @EventId() _eventId: string): ContactChange {
    return { contactId };
  }

  @FieldResolver(() => Attendee, { description: 'The other person.' })
  async attendee(@Ctx() ctx: RequestContext, @Root() { attendeeId }: Contact): Promise<Attendee> {
    return orNotFound(await attendeeById(ctx).load(attendeeId), 'The attendee');
  }
}

/** Fields of a holder that are looked up. */
@Resolver(() => ContactHolder)
export class ContactHolderResolver {
  @FieldResolver(() => CompanyBrief, {
    nullable: true,
    description: 'The company; null where it is a person.',
  })
  company(
    @Ctx() ctx: RequestContext,
    @Root() { companyId }: ContactHolder,
  ): Promise<CompanyBrief | null> | null {
    return companyId ? companyBriefById(ctx).load(companyId) : null;
  }

  @FieldResolver(() => Attendee, { nullable: true, description: 'The person; null where it is a company.' })
  attendee(
    @Ctx() ctx: RequestContext,
    @Root() { attendeeId }: ContactHolder,
  ): Promise<Attendee | null> | null {
    return attendeeId ? attendeeById(ctx).load(attendeeId) : null;
  }
}

@Resolver(() => ContactChange)
export class ContactChangeResolver {
  @FieldResolver(() => Contact, { nullable: true, description: 'As it is now; null once it has ended.' })
  contact(@Ctx() ctx: RequestContext, @Root() { contactId }: ContactChange): Promise<Contact | null> {
    return contactById(ctx).load(contactId);
  }
}
