import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../../core/db/pagination';
import { defineEnum } from '../../core/graphql/enums';
import { definePayload } from '../../core/graphql/payload';
import { Attendee } from '../attendees/index';

/** In which part of the score something counts; in the order in which people read it. */
export const MatchReasonKind = defineEnum('MatchReasonKind', 'Why two attendees match.', {
  OFFERS_WHAT_YOU_SEEK: 'The other offers what the viewer looks for.',
  SEEKS_WHAT_YOU_OFFER: 'The other looks for what the viewer offers.',
  WANTED_PERSONA: 'People like the viewer come to meet people like the other.',
  SHARED_INTEREST: 'Both chose it in groups of the same kind.',
  SAME_FIELD: 'A sector of the company of one, which the other is in too or has chosen.',
});
export type MatchReasonKind = keyof typeof MatchReasonKind;

/** How much speaks for a match. */
export const MatchConfidence = defineEnum(
  'MatchConfidence',
  'How sure a match is, by its score: a list by best match never has a lower confidence above a higher one.',
  { HIGH: 'The score is at least 0.35.', MEDIUM: 'The score is at least 0.12.', LOW: 'The score is lower.' },
);
export type MatchConfidence = keyof typeof MatchConfidence;

@ObjectType({ description: 'One reason why two attendees match.', simpleResolvers: true })
export class MatchReason {
  @Field(() => MatchReasonKind, { description: 'The kind of reason.' })
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
}

export const MatchConnection = connectionOf(Match, 'Match');

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

export const DismissMatchPayload = definePayload('DismissMatchPayload', {
  attendee: { type: () => Attendee, description: 'The attendee who was dismissed.' },
});
export type DismissMatchPayload = InstanceType<typeof DismissMatchPayload>;

export const UndismissMatchPayload = definePayload('UndismissMatchPayload', {
  attendee: { type: () => Attendee, description: 'The attendee who is no longer dismissed.' },
});
export type UndismissMatchPayload = InstanceType<typeof UndismissMatchPayload>;
