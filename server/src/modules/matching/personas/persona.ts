import { sql, type Sql } from '../../../core/db/sql';
import { defineEnum } from '../../../core/graphql/enums';

/** A person's part at an event: the kind of the company, otherwise the category. */
export const Persona = defineEnum(
  'Persona',
  "A person's role at an event: the kind of their company, else their category.",
  {
    IT_EXPORTER: 'Of a company that exports IT.',
    EXHIBITOR: 'Of an exhibitor.',
    STARTUP: 'Of a startup.',
    SPONSOR: 'Of a sponsor.',
    INVESTOR: 'An investor without such a company.',
    SPEAKER: 'A speaker without such a company.',
    ATTENDEE: 'A visitor: of no company of the event, neither investor nor speaker.',
  },
);
export type Persona = keyof typeof Persona;

export const PersonaWish = defineEnum(
  'PersonaWish',
  'How much people of one persona want to meet those of another.',
  {
    NONE: 'Not at all: they are shown last.',
    LOW: 'A little.',
    MEDIUM: 'Gladly.',
    HIGH: 'They come for them.',
  },
);
export type PersonaWish = keyof typeof PersonaWish;

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
