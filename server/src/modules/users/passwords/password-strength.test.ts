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
  const person = {
    displayName: 'Zoë van Doorn',
    email: 'zoe.doorn@acme-energy.example',
    eventTitles: ['Digital Futures Forum'],
  };

  it.each([
    'zoe.doorn@acme-energy.example',
    'ZoëVanDoorn1',
    'doorn-zoe-1984',
    'Zoe.Doorn!!!',
    'd00rn-z0e-84',
    'nrood-eoz-99',
    'acmeenergy2026',
    'xyzoedoornx1',
    'podiumpodium',
    'Podium2026!',
    'p0d1um-p0d1um',
    'DigitalFutures26',
    'futures-forum-1',
  ])('is %s', (password) => expect(isPersonalPassword(password, person)).toBe(true));

  it.each(['correct horse battery', 'zoe likes tall ships', 'doorbell-weather', 'example password'])(
    'is not %s',
    (password) => expect(isPersonalPassword(password, person)).toBe(false),
  );

  it.each([
    ['lovelace-1815', { email: 'ada.lovelace1815@mail.example' }],
    ['Lovelace!!2026', { email: 'lovelace99x@mail.example' }],
    ['byron-byron', { displayName: 'AdaByron' }],
    ['king_king_king', { displayName: 'Ada/King' }],
  ])('is %s, a part of the mailbox or name', (password, owner) =>
    expect(isPersonalPassword(password, owner)).toBe(true),
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
