import { expect, it } from 'vitest';
import { FAULT_KINDS, planActs, planFaults, TARGETS } from './chaos/plan';

const plan = (seed: string) =>
  planFaults({ seed, faults: 100, longestMs: 30_000, calmMs: 1_000, double: 0.5 });
const actsOf = (seed: string) => {
  const nextAct = planActs(seed, 10);
  return Array.from({ length: 50 }, () => nextAct());
};

it('a seed makes the same faults and acts again, another seed makes others', () => {
  expect(plan('7')).toEqual(plan('7'));
  expect(plan('8')).not.toEqual(plan('7'));
  expect(actsOf('7')).toEqual(actsOf('7'));
  expect(actsOf('8')).not.toEqual(actsOf('7'));
});

it('every kind of fault occurs equally often, and those that strike together strike different things', () => {
  const rounds = plan('7');
  const kinds = rounds.flatMap(({ faults }) => faults.map(({ kind }) => kind));
  expect(FAULT_KINDS.map((kind) => kinds.filter((planned) => planned === kind).length)).toEqual(
    FAULT_KINDS.map(() => 10),
  );
  const doubles = rounds.filter(({ faults }) => faults.length === 2);
  expect(doubles.length).toBeGreaterThan(10);
  for (const { faults } of doubles) expect(new Set(faults.map(({ kind }) => TARGETS[kind])).size).toBe(2);
});
