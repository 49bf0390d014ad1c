import { ArgsType, Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/graphql/enums';
import { connectionOf, PageArgs } from '../../core/db/pagination';

/** In which part of the score something counts; in the order in which people read it. */
export enum MatchReasonKind {
  OFFERS_WHAT_YOU_SEEK = 'OFFERS_WHAT_YOU_SEEK',
  SEEKS_WHAT_YOU_OFFER = 'SEEKS_WHAT_YOU_OFFER',
  WANTED_PERSONA = 'WANTED_PERSONA',
  SHARED_INTEREST = 'SHARED_INTEREST',
  SAME_FIELD = 'SAME_FIELD',
}

describeEnum(MatchReasonKind, {
  name: 'MatchReasonKind',
  description: 'Why two attendees match.',
  values: {
    OFFERS_WHAT_YOU_SEEK: 'The other offers what the viewer looks for.',
    SEEKS_WHAT_YOU_OFFER: 'The other looks for what the viewer offers.',
    WANTED_PERSONA: 'People like the viewer come to meet people like the other.',
    SHARED_INTEREST: 'Both chose it in groups of the same kind.',
    SAME_FIELD: 'A sector of the company of one, which the other is in too or has chosen.',
  },
});

/** How much speaks for a match. */
export enum MatchConfidence {
  HIGH = 'HIGH',
  MEDIUM = 'MEDIUM',
  LOW = 'LOW',
}

describeEnum(MatchConfidence, {
  name: 'MatchConfidence',
  description: 'How sure a match is, by what is known of both.',
  values: {
    HIGH: 'Each offers something that the other looks for.',
    MEDIUM: 'One offers something that the other looks for, or they chose several of the same interests.',
    LOW: 'They share an interest or a field, or are of kinds that look for each other.',
  },
});

@ObjectType({ description: 'One reason why two attendees match.', simpleResolvers: true })
export class MatchReason {
  @Field(() => MatchReasonKind, { description: 'What kind of reason it is.' })
  kind: MatchReasonKind;

  @Field(() => String, {
    description: 'The interest or the sector, in the words of the event; or the kind of people, in English.',
  })
  term: string;
}

@ObjectType({ description: 'Another attendee worth meeting.', simpleResolvers: true })
export class Match {
  attendeeId: string;

  @Field(() => Float, {
    description:
      'How well the two go together, above 0 to 1: how much people like them come for each other, what both are interested in, what each offers of what the other seeks, and their field. Lower where the other is shown to many.',
  })
  score: number;

  @Field(() => [MatchReason], {
    description: 'Why, as data: at most 3 terms of each kind, those that few people chose first.',
  })
  reasons: MatchReason[];

  @Field(() => MatchConfidence, { description: 'How sure it is.' })
  confidence: MatchConfidence;
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
