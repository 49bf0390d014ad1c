import { afterEach, describe, expect, test } from 'vitest';
import { clearRecovery, emptyRecovery, readRecovery, stepOf, writeRecovery } from './recovery';

const asked = { email: 'sara@example.org', resendAt: 5, resetToken: null };

afterEach(clearRecovery);

describe('setting a forgotten password', () => {
  test('continues after a reload', () => {
    expect(readRecovery()).toEqual(emptyRecovery);
    writeRecovery(asked);
    expect(readRecovery()).toEqual(asked);
  });

  test('shows the step of the address, as far as what it needs is known', () => {
    const verified = { ...asked, resetToken: 'token' };
    const linked = { ...emptyRecovery, resetToken: 'token' };
    const steps = [emptyRecovery, asked, verified, linked].map((recovery) =>
      [null, 'code', 'password'].map((wanted) => stepOf(wanted, recovery)),
    );
    expect(steps).toEqual([
      ['email', 'email', 'email'],
      ['email', 'code', 'code'],
      ['email', 'code', 'password'],
      ['email', 'email', 'password'],
    ]);
  });
});
