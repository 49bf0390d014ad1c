interface PasswordStrengthResult {
  /** 0 (very weak) to 4 (strong). */
  score: 0 | 1 | 2 | 3 | 4;
  /** The whole password is one of the common ones, or made of the person's own words. */
  problem: 'common' | 'personal' | null;
}

/** Judges a password by the common ones and by the person's own words. */
export type PasswordCheck = (password: string, personal: string[]) => PasswordStrengthResult;

/** Whether a password is little more than these words: digits, signs and up to three letters, as the server judges it. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const fold = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  const whole = fold(password);
  const longestFirst = words
    .map(fold)
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest !== whole && rest.replace(/\p{N}/gu, '').length <= 3;
}

let loading: Promise<PasswordCheck> | undefined;

async function createCheck(): Promise<PasswordCheck> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 128 });
  return (password, personal) => {
    if (isMadeOf(password, personal)) return { score: 0, problem: 'personal' };
    const { score, sequence } = zxcvbn.check(password, personal);
    const common = sequence.filter(({ pattern }) => pattern === 'dictionary').map(({ token }) => token);
    const isCommon = score < 2 && isMadeOf(password, common);
    return { score, problem: isCommon ? 'common' : null };
  };
}

/** Loads the estimator with its dictionary of common passwords, once; a failed load is tried again next time. */
export function loadPasswordCheck(): Promise<PasswordCheck> {
  loading ??= createCheck().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The words of names, addresses and titles that a password should not be made of, and our own name. */
export const personalWords = (...parts: (string | null | undefined)[]): string[] =>
  ['Podium', ...parts]
    .flatMap((part) => [
      part ?? '',
      ...(part ?? '').split(/[^\p{L}\p{N}]+/u),
      ...(part ?? '').split(/[^\p{L}]+/u),
    ])
    .filter((word) => word.length >= 3);
