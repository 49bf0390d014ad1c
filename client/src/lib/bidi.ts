import { formatNumber } from './format';
import { currentLocale, isolated } from './language';

/** A sentence around values, each of which keeps its own direction: bidi`مرحبًا ${name}`. */
export const bidi = (words: TemplateStringsArray, ...values: (string | number)[]): string =>
  words.reduce((text, next, index) => {
    const value = values[index - 1] ?? '';
    return text + isolated(typeof value === 'number' ? formatNumber(value) : value) + next;
  });

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
const rules = new Map<string, Intl.PluralRules>();

/** The form of a text for a count, by the rules of the page's language; `#` is the number. */
export function counted(count: number, forms: Forms): string {
  const locale = currentLocale();
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return (forms[known.select(count)] ?? forms.other).replace('#', isolated(formatNumber(count)));
}
