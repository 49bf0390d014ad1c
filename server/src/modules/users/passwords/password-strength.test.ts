import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoLogins } from '../../../demo/demo-logins';
import { isCommonPassword, isPersonalPassword } from './password-strength';

describe('a common password', () => {
  it.each([
    '1234567890',
    'Password123',
    'QWERTYUIOP',
    'basketball',
    'basketball2024!',
    'aaaaaaaaaaaa',
    '0101010101',
  ])('is %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['correct horse battery', 'chosen by myself', DEMO_PASSWORD, 'Tr0ub4dor&3xkcd'])(
    'is not %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});

describe('a personal password', () => {
  const person = { displayName: 'Zoë van Doorn', email: 'zoe.doorn@acme-energy.example' };

  it.each([
    'zoe.doorn@acme-energy.example',
    'ZoëVanDoorn1',
    'doorn-zoe-1984',
    'Zoe.Doorn!!!',
    'd00rn-z0e-84',
    'nrood-eoz-99',
    'acmeenergy2026',
    'xyzoedoornx1',
  ])('is %s', (password) => expect(isPersonalPassword(password, person)).toBe(true));

  it.each(['correct horse battery', 'zoe likes tall ships', 'doorbell-weather', 'example password'])(
    'is not %s',
    (password) => expect(isPersonalPassword(password, person)).toBe(false),
  );

  it('is not the one of the demo for its users', () => {
    const personal = demoLogins.filter(({ email, label }) =>
      isPersonalPassword(DEMO_PASSWORD, { email, displayName: label }),
    );
    expect(personal).toEqual([]);
  });

  it('needs words of some length', () => {
    expect(isPersonalPassword('edinburgh castle', { displayName: 'Ed', email: 'e@d.test' })).toBe(false);
    expect(isPersonalPassword('anything at all', {})).toBe(false);
  });
});
