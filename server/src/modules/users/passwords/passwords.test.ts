import { expect, it } from 'vitest';
import { strongHash } from '../../../../../tests/support/cheap-argon2';
import { checkPassword, hashPassword } from './passwords';

const COMPOSED = 'Zo\u00eb in K\u00f6ln';
const DECOMPOSED = 'Zoe\u0308\u00a0in Ko\u0308ln';

it('a password is the same on keyboards that write it in other signs', async () => {
  for (const set of [COMPOSED, DECOMPOSED])
    for (const typed of [COMPOSED, DECOMPOSED])
      expect(await checkPassword(await hashPassword(set), typed)).toBe(true);
  expect(await checkPassword(await hashPassword(COMPOSED), 'Zoe in Koln')).toBe(false);
  expect(await checkPassword(null, COMPOSED)).toBe(false);
});

it('a password that was hashed as it was typed goes on working', async () => {
  expect(await checkPassword(await strongHash(DECOMPOSED), DECOMPOSED)).toBe(true);
});
