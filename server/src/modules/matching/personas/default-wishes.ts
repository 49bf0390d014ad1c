import { PERSONAS, PersonaWish, type Persona } from './persona';

const { NONE, LOW, MEDIUM, HIGH } = PersonaWish;

type Row = Record<Persona, PersonaWish>;

/** Who comes for whom where organisers say nothing else. Rows: who looks; in the row: for whom. */
const DEFAULT_WISHES: Record<Persona, Row> = {
  IT_EXPORTER: {
    IT_EXPORTER: LOW,
    EXHIBITOR: MEDIUM,
    STARTUP: LOW,
    SPONSOR: MEDIUM,
    INVESTOR: MEDIUM,
    SPEAKER: LOW,
    ATTENDEE: HIGH,
  },
  EXHIBITOR: {
    IT_EXPORTER: MEDIUM,
    EXHIBITOR: LOW,
    STARTUP: LOW,
    SPONSOR: MEDIUM,
    INVESTOR: MEDIUM,
    SPEAKER: LOW,
    ATTENDEE: HIGH,
  },
  STARTUP: {
    IT_EXPORTER: LOW,
    EXHIBITOR: MEDIUM,
    STARTUP: LOW,
    SPONSOR: MEDIUM,
    INVESTOR: HIGH,
    SPEAKER: MEDIUM,
    ATTENDEE: MEDIUM,
  },
  SPONSOR: {
    IT_EXPORTER: MEDIUM,
    EXHIBITOR: MEDIUM,
    STARTUP: HIGH,
    SPONSOR: LOW,
    INVESTOR: MEDIUM,
    SPEAKER: MEDIUM,
    ATTENDEE: HIGH,
  },
  INVESTOR: {
    IT_EXPORTER: MEDIUM,
    EXHIBITOR: MEDIUM,
    STARTUP: HIGH,
    SPONSOR: MEDIUM,
    INVESTOR: NONE,
    SPEAKER: MEDIUM,
    ATTENDEE: LOW,
  },
  SPEAKER: {
    IT_EXPORTER: MEDIUM,
    EXHIBITOR: MEDIUM,
    STARTUP: MEDIUM,
    SPONSOR: MEDIUM,
    INVESTOR: MEDIUM,
    SPEAKER: MEDIUM,
    ATTENDEE: MEDIUM,
  },
  ATTENDEE: {
    IT_EXPORTER: HIGH,
    EXHIBITOR: HIGH,
    STARTUP: MEDIUM,
    SPONSOR: MEDIUM,
    INVESTOR: LOW,
    SPEAKER: MEDIUM,
    ATTENDEE: MEDIUM,
  },
};

/** How much people of one persona come for those of another where the organisers say nothing else. */
export const defaultWish = (persona: Persona, other: Persona): PersonaWish => DEFAULT_WISHES[persona][other];

/** All ordered pairs of personas. */
export const PERSONA_PAIRS: readonly { persona: Persona; other: Persona }[] = PERSONAS.flatMap((persona) =>
  PERSONAS.map((other) => ({ persona, other })),
);
