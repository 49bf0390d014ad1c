import { describe, expect, it } from 'vitest';
import { defaultWish, PERSONA_PAIRS } from '../personas/default-wishes';
import { Persona, type PersonaWish } from '../personas/persona';
import { modelOf, NO_ACTS, type PairKnowledge, type PairSums } from './gates';

const { STARTUP, INVESTOR, ATTENDEE, EXHIBITOR, SPONSOR } = Persona;
type Acts = Partial<PairSums> & { persona: Persona; other: Persona };

/** The gates and shares of an event where people did this. Everybody is as numerous as everybody else. */
const modelAfter = (...acts: Acts[]) => {
  const pairs = PERSONA_PAIRS.map(({ persona, other }): PairKnowledge => {
    const done = acts.find((act) => act.persona === persona && act.other === other);
    return { ...NO_ACTS, actors: 10, wish: defaultWish(persona, other), ...done, persona, other };
  });
  const models = modelOf(pairs, () => 1 / 7);
  return (persona: Persona, other: Persona) => {
    const found = models.find((model) => model.persona === persona && model.other === other);
    return { gate: found?.gate ?? 0, exchangeShare: found?.exchangeShare ?? 0 };
  };
};

describe('gates', () => {
  it('are the wishes where nobody did anything', () => {
    const model = modelAfter();
    const of = (wish: PersonaWish) => ({ NONE: 0.15, LOW: 0.4, MEDIUM: 0.7, HIGH: 1 })[wish];
    for (const { persona, other } of PERSONA_PAIRS) {
      expect(model(persona, other).gate).toBeCloseTo(of(defaultWish(persona, other)), 12);
      expect(model(persona, other).exchangeShare).toBeCloseTo(0.4, 12);
    }
  });

  it('rise where people reach out more often than chance, and fall where less often', () => {
    const often = { persona: EXHIBITOR, other: SPONSOR, reached: 60, expected: 20 };
    expect(modelAfter(often)(EXHIBITOR, SPONSOR).gate).toBeGreaterThan(0.85);
    const seldom = { persona: EXHIBITOR, other: SPONSOR, reached: 2, expected: 80 };
    expect(modelAfter(seldom)(EXHIBITOR, SPONSOR).gate).toBeLessThan(0.35);
  });

  it('move little by a few acts', () => {
    const model = modelAfter({ persona: EXHIBITOR, other: SPONSOR, reached: 3, expected: 1, refused: 1 });
    expect(Math.abs(model(EXHIBITOR, SPONSOR).gate - 0.7)).toBeLessThan(0.1);
  });

  it('fall where people are refused, and rise where they are welcome', () => {
    const model = modelAfter(
      { persona: SPONSOR, other: EXHIBITOR, welcomed: 2, refused: 80 },
      { persona: SPONSOR, other: INVESTOR, welcomed: 80, refused: 2 },
    );
    expect(model(SPONSOR, EXHIBITOR).gate).toBeLessThan(0.45);
    expect(model(SPONSOR, INVESTOR).gate).toBeGreaterThan(0.85);
  });

  it('do not move by acts of fewer than three people', () => {
    const model = modelAfter({ persona: EXHIBITOR, other: SPONSOR, actors: 2, reached: 40, expected: 1 });
    expect(model(EXHIBITOR, SPONSOR).gate).toBeCloseTo(0.7, 12);
  });

  it('stay between 0.1 and 1, and keep the order of a persona whose best is above that', () => {
    const model = modelAfter(
      { persona: STARTUP, other: INVESTOR, reached: 900, expected: 100 },
      { persona: STARTUP, other: ATTENDEE, reached: 0, expected: 900, refused: 100 },
    );
    expect(model(STARTUP, INVESTOR).gate).toBe(1);
    expect(model(STARTUP, ATTENDEE).gate).toBe(0.1);
    expect(model(STARTUP, EXHIBITOR).gate).toBeLessThan(0.7);
  });

  it('let what is sought count more where people choose those who offer it', () => {
    const pair = { persona: STARTUP, other: INVESTOR, chanceTopic: 40, chanceOffer: 40 };
    const { exchangeShare: byOffer } = modelAfter({ ...pair, withTopic: 40, withOffer: 120 })(
      STARTUP,
      INVESTOR,
    );
    expect(byOffer).toBeGreaterThan(0.55);
    const { exchangeShare: byTopic } = modelAfter({ ...pair, withTopic: 200, withOffer: 0 })(
      STARTUP,
      INVESTOR,
    );
    expect(byTopic).toBe(0.2);
  });
});
