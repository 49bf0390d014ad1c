import { describe, expect, test } from 'vitest';
import { isMadeOf, loadPasswordCheck, personalWords } from './password-strength';

const sara = personalWords('Sara Khan', 'sara.khan@nimbus.example');

describe('the strength of a password', () => {
  test('is none for what is made of name or e-mail', () => {
    const made = ['sarakhan2026', 'Khan-Sara!!', 'nimbusab99', 'Podium2026!', 'quiet lantern'].map(
      (password) => isMadeOf(password, sara),
    );
    expect(made).toEqual([true, true, true, true, false]);
  });

  test('tells common, personal and good ones apart', async () => {
    const check = await loadPasswordCheck();
    expect(check('password123', sara)).toEqual({ score: 0, problem: 'common' });
    expect(check('sarakhan2026', sara)).toEqual({ score: 0, problem: 'personal' });
    expect(check('walnut-Quiet7 lanterns drift', sara)).toEqual({ score: 4, problem: null });
  });
});
