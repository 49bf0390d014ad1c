import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LineField, TextField } from '../../../core/graphql/text-fields';
import { TIME_SPAN } from '../../../core/graphql/time-span';
import { connectionOf } from '../../../core/db/pagination';
import { definePayload } from '../../../core/graphql/payload';
import { fieldsOf } from '../../../core/graphql/fields-of';
import { ContactRefusal } from '../../groups/index';
import { MeetingLimit } from '../limits/meeting-limit.types';
import { BusyTime, Slot } from '../meeting.types';
import { CompanyRequestEntity } from './company-request.entity';

@ObjectType({
  description:
    'A request of an attendee to meet a company. It holds nothing: the first of the team who accepts takes it. For its sender and the team, without people between whom there is a block.',
  simpleResolvers: true,
})
export class CompanyMeetingRequest extends fieldsOf(CompanyRequestEntity, {
  ...TIME_SPAN,
  id: 'UUIDv7.',
  eventId: 'Event that both attend.',
  status: 'How far it is.',
  closedReason: 'Why it is CLOSED; null otherwise.',
  note: "The sender's note, at most 1,000 characters.",
  createdAt: 'When it was made.',
}) {
  @Field(() => Date, {
    nullable: true,
    description: 'When it expires while PENDING; null once it has ended, and in a demo, where none does.',
  })
  expiresAt: Date | null;

  companyId: string;
  senderId: string;
  podId: string | null;
  meetingId: string | null;
  clientId: string | null;
  /** The attendee who looks at it. */
  viewerId: string;
}

export const CompanyMeetingRequestConnection = connectionOf(CompanyMeetingRequest, 'CompanyMeetingRequest');

@ObjectType({
  description: 'Times at which the viewer could meet a member of a company.',
  simpleResolvers: true,
})
export class CompanyMeetingOptions {
  @Field(() => Boolean, {
    description:
      'The viewer may request a meeting: it is not their own company, and has a confirmed member available to them.',
  })
  canRequest: boolean;

  @Field(() => ContactRefusal, {
    nullable: true,
    description:
      'Why not, where the rules of groups refuse each of its people whom the viewer sees; null otherwise, also for the own company.',
  })
  refusal: ContactRefusal | null;

  @Field(() => [CompanyMeetingRequest], {
    description: "The viewer's requests to it that wait, soonest first; at most 20.",
  })
  requests: CompanyMeetingRequest[];

  @Field(() => [Slot], {
    description:
      'Slots from now on in which the viewer, at least one member and a pod are free, soonest first: at most all that the meeting hours of the event hold.',
  })
  slots: Slot[];

  @Field(() => [BusyTime], {
    description:
      'Slots that the viewer or all of the team have taken, without what by: at most all that the meeting hours of the event hold.',
  })
  busy: BusyTime[];

  @Field(() => Int, { description: "The viewer's requests that wait for an answer in this event." })
  waitingRequests: number;

  @Field(() => Int, { description: 'How many may wait at a time; 2,147,483,647 for any number.' })
  maxWaitingRequests: number;

  @Field(() => [MeetingLimit], {
    description: "The viewer's limits of requests and meetings, and how much of each is used; at most 5.",
  })
  limits: MeetingLimit[];

  companyId: string;
}

@InputType({ description: 'A meeting to ask a company for.' })
export class RequestCompanyMeetingInput {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;

  @Field(() => Date, { description: 'Start of a slot.' })
  startsAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'Preferred pod; any free one without it. Which one it will be is decided on acceptance.',
  })
  podId?: string | null;

  @TextField('A word to the team, at most 1,000 characters.', { max: 1_000, what: 'A note', nullable: true })
  note?: string | null;

  @LineField(
    'Id that the sender made up, 1 to 100 characters: the same again is the same request, whatever has become of it.',
    { min: 1, max: 100, nullable: true },
  )
  clientId?: string | null;
}

@InputType({ description: 'A request to accept.' })
export class AcceptCompanyRequestInput {
  @Field(() => ID, { description: 'Which request.' })
  requestId: string;
}

@InputType({ description: 'A request that is not for the viewer.' })
export class DeclineCompanyRequestInput {
  @Field(() => ID, { description: 'Which request.' })
  requestId: string;
}

@InputType({ description: 'A request to take back.' })
export class CancelCompanyRequestInput {
  @Field(() => ID, { description: 'Which request.' })
  requestId: string;
}

@InputType({ description: 'Another time for a request, which takes it.' })
export class ProposeCompanyMeetingTimeInput {
  @Field(() => ID, { description: 'Which request.' })
  requestId: string;

  @Field(() => Date, { description: 'Start of a slot that is free for the viewer and the sender.' })
  startsAt: Date;
}

const request = { type: () => CompanyMeetingRequest, description: 'The request as it is now.' };

export const RequestCompanyMeetingPayload = definePayload('RequestCompanyMeetingPayload', { request });
export type RequestCompanyMeetingPayload = InstanceType<typeof RequestCompanyMeetingPayload>;

export const AcceptCompanyRequestPayload = definePayload('AcceptCompanyRequestPayload', { request });
export type AcceptCompanyRequestPayload = InstanceType<typeof AcceptCompanyRequestPayload>;

export const DeclineCompanyRequestPayload = definePayload('DeclineCompanyRequestPayload', { request });
export type DeclineCompanyRequestPayload = InstanceType<typeof DeclineCompanyRequestPayload>;

export const CancelCompanyRequestPayload = definePayload('CancelCompanyRequestPayload', { request });
export type CancelCompanyRequestPayload = InstanceType<typeof CancelCompanyRequestPayload>;

export const ProposeCompanyMeetingTimePayload = definePayload('ProposeCompanyMeetingTimePayload', {
  request,
});
export type ProposeCompanyMeetingTimePayload = InstanceType<typeof ProposeCompanyMeetingTimePayload>;
