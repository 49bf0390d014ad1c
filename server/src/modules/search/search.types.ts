import { Max, MaxLength, Min } from 'class-validator';
import { describeEnum } from '../../core/graphql/enums';
import { ArgsType, Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';

/** What was found. */
export enum SearchKind {
  ATTENDEE = 'ATTENDEE',
  COMPANY = 'COMPANY',
  SESSION = 'SESSION',
  FAQ = 'FAQ',
}

describeEnum(SearchKind, {
  name: 'SearchKind',
  description: 'What was found.',
  values: {
    ATTENDEE: 'A confirmed attendee.',
    COMPANY: 'A company.',
    SESSION: 'A session of the schedule.',
    FAQ: 'A frequently asked question.',
  },
});

@InterfaceType({ description: 'Something that was found; `kind` says what.' })
export abstract class SearchResult {
  @Field(() => ID, { description: 'Id of the attendee, company, activity or FAQ. UUIDv7.' })
  id: string;

  @Field(() => SearchKind, { description: 'What was found.' })
  kind: SearchKind;

  @Field(() => String, { description: 'Name, title or question.' })
  title: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What else there is to say in a line: job title and organization, tagline, track, or the answer.',
  })
  detail: string | null;
}

@ObjectType({ implements: SearchResult, description: 'A confirmed attendee that was found.' })
export class FoundAttendee extends SearchResult {
  @Field(() => String, { nullable: true, description: 'File name or path of the picture.' })
  avatar: string | null;
}

@ObjectType({ implements: SearchResult, description: 'A company that was found.' })
export class FoundCompany extends SearchResult {
  @Field(() => String, { nullable: true, description: 'File name or path of the logo.' })
  logo: string | null;
}

@ObjectType({ implements: SearchResult, description: 'A session of the schedule that was found.' })
export class FoundSession extends SearchResult {
  @Field(() => Date, { description: 'When it starts.' })
  startsAt: Date;

  @Field(() => Date, { description: 'When it ends.' })
  endsAt: Date;

  @Field(() => String, { nullable: true, description: 'Where it is.' })
  location: string | null;
}

@ObjectType({ implements: SearchResult, description: 'A frequent question that was found.' })
export class FoundFaq extends SearchResult {}

/** A result is an object of its class: that is how its type is known. */
export const resultClasses: Record<SearchKind, new () => SearchResult> = {
  [SearchKind.ATTENDEE]: FoundAttendee,
  [SearchKind.COMPANY]: FoundCompany,
  [SearchKind.SESSION]: FoundSession,
  [SearchKind.FAQ]: FoundFaq,
};

@ArgsType()
export class SearchArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => String, {
    description:
      'Words, of which all have to be found; accents, case and small typing errors are forgiven. At most 6 count, and 200 characters; fewer than 2 characters find nothing.',
  })
  @MaxLength(200)
  text: string;

  @Field(() => Int, { defaultValue: 10, description: 'How many, 1 to 50.' })
  @Min(1)
  @Max(50)
  first: number;
}
