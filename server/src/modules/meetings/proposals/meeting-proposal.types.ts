import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../core/graphql/enums';
import { CheckInputBesideData } from '../../../core/graphql/validation';
import { fieldsOf } from '../../../core/graphql/fields-of';
import { slotEndErrors } from '../slots/meeting-slot.rules';
import { MeetingEntity } from '../meeting.entity';

export const ProposalAction = defineEnum(
  'ProposalAction',
  'ACCEPT and REJECT are for the participant who did not propose, WITHDRAW for the one who did.',
  {
    ACCEPT: 'Moves the meeting to the proposed time; for the side that did not propose.',
    REJECT: 'Keeps the old time; for the side that did not propose.',
    WITHDRAW: 'Takes the proposal back; for the side that proposed.',
  },
);
export type ProposalAction = keyof typeof ProposalAction;

@ObjectType({
  description:
    'Another time for a meeting, proposed by one side. The old time stands until the other accepts.',
  simpleResolvers: true,
})
export class MeetingProposal extends fieldsOf(MeetingEntity, {
  id: 'UUIDv7; another one for each new proposal.',
  startsAt: 'When the meeting would begin.',
  endsAt: 'When it would end.',
  createdAt: 'When it was proposed.',
}) {
  meetingId: string;
  proposerId: string;
  podId: string | null;
}

@CheckInputBesideData(slotEndErrors)
@InputType({ description: 'Another time for a meeting.' })
export class ProposeMeetingTimeInput {
  @Field(() => ID, { description: 'Which meeting.' })
  meetingId: string;

  @Field(() => Date, { description: 'Start of a free slot.' })
  startsAt: Date;

  @Field(() => Date, { nullable: true, description: 'End of that slot, and nothing else; not needed.' })
  endsAt?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Preferred pod; without it the present one if it is free then, else any free one.',
  })
  podId?: string | null;
}

@InputType({ description: 'An answer to a proposed time, or its end.' })
export class RespondToProposalInput {
  @Field(() => ID, { description: 'Which meeting.' })
  meetingId: string;

  @Field(() => ID, { description: 'Which proposal: what replaced it meanwhile is not answered unseen.' })
  proposalId: string;

  @Field(() => ProposalAction, { description: 'The action.' })
  action: ProposalAction;
}
