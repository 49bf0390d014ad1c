import { expect, it } from 'vitest';
import { assertHoldable } from './jobs';

it('holds jobs by the condition of pg-boss alone, and does not start without it', () => {
  const statement = "SELECT id FROM pgboss.job WHERE name = $1 AND state < 'active'";
  expect(() => assertHoldable(`${statement} AND start_after < now()`)).not.toThrow();
  expect(() => assertHoldable(statement)).toThrow('Jobs cannot be held');
});
