import { PERSONAS, PersonaWish, type Persona } from './persona';

const { NONE, LOW, MEDIUM, HIGH } = PersonaWish;

type Row = Record<Persona, PersonaWish>;

/** How much one persona wants to meet each persona. */
const row = (
  IT_EXPORTER: PersonaWish,
  EXHIBITOR: PersonaWish,
  STARTUP: PersonaWish,
  SPONSOR: PersonaWish,
  INVESTOR: PersonaWish,
  SPEAKER: PersonaWish,
  ATTENDEE: PersonaWish,
): Row => ({ IT_EXPORTER, EXHIBITOR, STARTUP, SPONSOR, INVESTOR, SPEAKER, ATTENDEE });

/** The default weights. Rows: the persona that seeks; columns: the persona that is sought, as in `row`. */
const DEFAULT_WISHES: Record<Persona, Row> = {
  IT_EXPORTER: row(LOW, MEDIUM, LOW, MEDIUM, MEDIUM, LOW, HIGH),
  EXHIBITOR: row(MEDIUM, LOW, LOW, MEDIUM, MEDIUM, LOW, HIGH),
  STARTUP: row(LOW, MEDIUM, LOW, MEDIUM, HIGH, MEDIUM, MEDIUM),
  SPONSOR: row(MEDIUM, MEDIUM, HIGH, LOW, MEDIUM, MEDIUM, HIGH),
  INVESTOR: row(MEDIUM, MEDIUM, HIGH, MEDIUM, NONE, MEDIUM, LOW),
  SPEAKER: row(MEDIUM, MEDIUM, MEDIUM, MEDIUM, MEDIUM, MEDIUM, MEDIUM),
  ATTENDEE: row(HIGH, HIGH, MEDIUM, MEDIUM, LOW, MEDIUM, MEDIUM),
};

/** The default wish of one persona to meet another. */
export const defaultWish = (persona: Persona, other: Persona): PersonaWish => DEFAULT_WISHES[persona][other];

/** All ordered pairs of personas. */
export const PERSONA_PAIRS: readonly { persona: Persona; other: Persona }[] = PERSONAS.flatMap((persona) =>
  PERSONAS.map((other) => ({ persona, other })),
);
