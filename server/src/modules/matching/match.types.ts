import { ArgsType, Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/graphql/enums';
import { connectionOf, PageArgs } from '../../core/db/pagination';

/** In which part of the score a term counts. */
export enum MatchReasonKind {
  OFFERS_WHAT_YOU_SEEK = 'OFFERS_WHAT_YOU_SEEK',
  SEEKS_WHAT_YOU_OFFER = 'SEEKS_WHAT_YOU_OFFER',
  SHARED_INTEREST = 'SHARED_INTEREST',
}

describeEnum(MatchReasonKind, {
  name: 'MatchReasonKind',
  description: 'Why two attendees match.',
  values: {
    OFFERS_WHAT_YOU_SEEK: 'The other offers what the viewer looks for.',
    SEEKS_WHAT_YOU_OFFER: 'The other looks for what the viewer offers.',
    SHARED_INTEREST: 'Both chose it in groups of the same kind.',
  },
});

@ObjectType({ description: 'One reason why two attendees match.', simpleResolvers: true })
export class MatchReason {
  @Field(() => MatchReasonKind, { description: 'What kind of reason it is.' })
  kind: MatchReasonKind;

  @Field(() => String, { description: 'The interest, in the words of the event.' })
  term: string;
}

@ObjectType({ description: 'Another attendee worth meeting.', simpleResolvers: true })
export class Match {
  attendeeId: string;

  @Field(() => Float, {
    description:
      'How well the two go together, above 0 to 1: what both are interested in, and what each offers of what the other seeks. Lower where the other is shown to many.',
  })
  score: number;

  @Field(() => [MatchReason], {
    description: 'Why, as data: at most 3 terms of each kind, those that few people chose first.',
  })
  reasons: MatchReason[];
}

export const MatchConnection = connectionOf(Match, 'Match');

@ArgsType()
export class MatchesArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}

@InputType({ description: 'Which match to dismiss.' })
export class DismissMatchInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}

@InputType({ description: 'Which dismissed match to take back.' })
export class UndismissMatchInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}
