import { sql, type Sql } from '../../../core/db/sql';
import { describeEnum } from '../../../core/graphql/enums';

/** A person's part at an event: the kind of the company, otherwise the category. */
export enum Persona {
  IT_EXPORTER = 'IT_EXPORTER',
  EXHIBITOR = 'EXHIBITOR',
  STARTUP = 'STARTUP',
  SPONSOR = 'SPONSOR',
  INVESTOR = 'INVESTOR',
  SPEAKER = 'SPEAKER',
  ATTENDEE = 'ATTENDEE',
}

describeEnum(Persona, {
  name: 'Persona',
  description: 'What somebody is at an event: the kind of their company, else their category.',
  values: {
    IT_EXPORTER: 'Of a company that exports IT.',
    EXHIBITOR: 'Of an exhibitor.',
    STARTUP: 'Of a startup.',
    SPONSOR: 'Of a sponsor.',
    INVESTOR: 'An investor without such a company.',
    SPEAKER: 'A speaker without such a company.',
    ATTENDEE: 'A visitor: of no company of the event, neither investor nor speaker.',
  },
});

/** How much people of one persona come to meet those of another. */
export enum PersonaWish {
  NONE = 'NONE',
  LOW = 'LOW',
  MEDIUM = 'MEDIUM',
  HIGH = 'HIGH',
}

describeEnum(PersonaWish, {
  name: 'PersonaWish',
  description: 'How much people of one persona come to meet those of another.',
  values: {
    NONE: 'Not at all: they are shown last.',
    LOW: 'A little.',
    MEDIUM: 'Gladly.',
    HIGH: 'They come for them.',
  },
});

export const PERSONAS = Object.values(Persona);

/** The persona of an attendee `a`, whose company, where there is one, is `c`. */
export const personaOf = (attendee: Sql, company: Sql): Sql =>
  sql`coalesce(${company}.kind::text, ${attendee}.category::text)::persona`;

const PEOPLE: Record<Persona, string> = {
  IT_EXPORTER: 'IT exporters',
  EXHIBITOR: 'exhibitors',
  STARTUP: 'startups',
  SPONSOR: 'sponsors',
  INVESTOR: 'investors',
  SPEAKER: 'speakers',
  ATTENDEE: 'visitors',
};

/** How people of a persona are called in a sentence. */
export const peopleOf = (persona: Persona): string => PEOPLE[persona];
