import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, InterfaceType, ObjectType, type ClassType } from 'type-graphql';
import { defineEnum } from '../../core/graphql/enums';
import { connectionOf, EventPageArgs } from '../../core/db/pagination';

/** The kinds of results. */
export const SearchKind = defineEnum('SearchKind', 'The kind of the result.', {
  ATTENDEE: 'A confirmed attendee.',
  COMPANY: 'A company.',
  SESSION: 'A session of the schedule.',
  FAQ: 'A frequently asked question.',
});
export type SearchKind = keyof typeof SearchKind;

export const SearchReasonCode = defineEnum('SearchReasonCode', 'Why something was found.', {
  ROLE: 'It takes part as what was asked for. The term is an AttendeeCategory or a CompanyKind.',
  TOPIC: 'It has interests or sectors that the words mean. The terms are their labels.',
  NAME: 'Its name, title or question has words. The terms are these words, without accents and capitals.',
  TEXT: 'What else it says has words: job title, organization, tagline, sectors, stand, track, answer. The terms are these words.',
  SYNONYM: 'It has words that mean the same. The terms are these words.',
});
export type SearchReasonCode = keyof typeof SearchReasonCode;

@ObjectType({ description: 'A reason why something was found.', simpleResolvers: true })
export class SearchReason {
  @Field(() => SearchReasonCode, { description: 'The kind of the reason.' })
  code: SearchReasonCode;

  @Field(() => [String], { description: 'What it is about, at least one.' })
  terms: string[];
}

@InterfaceType({ description: 'Something that was found; its type holds the whole object.' })
export abstract class SearchResult {
  @Field(() => ID, { description: 'Id of the attendee, company, activity or FAQ. UUIDv7.' })
  id: string;

  @Field(() => SearchKind, { description: 'The kind of the result.' })
  kind: SearchKind;

  @Field(() => String, { description: 'Name, title or question.' })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: 'A second line: job title and organization, tagline, track, or the answer.',
  })
  detail: string | null;

  @Field(() => [String], {
    description:
      'Interests of the attendee, or sectors of the company, that the words mean; empty where only the text has them.',
  })
  topics: string[];

  @Field(() => [SearchReason], {
    description:
      'Why it was found, the most telling reason first; empty where only similar words were found.',
  })
  reasons: SearchReason[];

  @Field(() => Boolean, { description: 'True where only similar words were found.' })
  similar: boolean;
}

@ObjectType({ implements: SearchResult, description: 'A confirmed attendee that was found.' })
export class AttendeeSearchResult extends SearchResult {}

@ObjectType({ implements: SearchResult, description: 'A company that was found.' })
export class CompanySearchResult extends SearchResult {}

@ObjectType({ implements: SearchResult, description: 'A session of the schedule that was found.' })
export class SessionSearchResult extends SearchResult {}

@ObjectType({ implements: SearchResult, description: 'A frequently asked question that was found.' })
export class FaqSearchResult extends SearchResult {}

/** A result is an object of its class: that is how its type is known. */
export const resultClasses: Record<SearchKind, new () => SearchResult> = {
  [SearchKind.ATTENDEE]: AttendeeSearchResult,
  [SearchKind.COMPANY]: CompanySearchResult,
  [SearchKind.SESSION]: SessionSearchResult,
  [SearchKind.FAQ]: FaqSearchResult,
};

export const SearchResultConnection = connectionOf(
  SearchResult as unknown as ClassType<SearchResult>,
  'SearchResult',
);

@ArgsType()
export class SearchArgs extends EventPageArgs {
  @Field(() => String, {
    description:
      'Words or a sentence, in English, Arabic or Urdu. All words have to be found, or what they mean: interests of attendees, sectors of companies, and synonyms; accents, case, hyphens and small typing errors are forgiven. Words such as "who" do not count, and words of roles and kinds ("investors", "stand of", "session") ask for these; names that hold all of the words come first. At most 6 words count, and 200 characters; fewer than 2 characters find nothing.',
  })
  @MaxLength(200)
  text: string;

  @Field(() => Int, { nullable: true, description: 'At most so many of each kind, 1 to 20.' })
  @IsOptional()
  @Min(1)
  @Max(20)
  perKind?: number | null;
}
