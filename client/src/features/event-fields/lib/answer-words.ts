import type { EventFieldKind } from '../../../generated/graphql';
import { countryName, countryOptions } from '../../../lib/countries';
import { formatDate } from '../../../lib/format';
import { messages } from '../messages';

interface Asked {
  kind: EventFieldKind;
  choices: readonly { value: string; label: string }[];
}

/** An answer in one line. */
export function answerInWords({ kind, text }: { kind: EventFieldKind; text: string }): string {
  if (kind === 'YES_NO') return text === 'true' ? messages.yes : messages.no;
  if (kind === 'DATE') return formatDate(text);
  return kind === 'COUNTRY' ? countryName(text) : text;
}

/** The answers that there are to a field, with their words; empty where one may answer anything. */
export function answerOptions({ kind, choices }: Asked): readonly { value: string; label: string }[] {
  if (kind === 'COUNTRY') return countryOptions();
  if (kind !== 'YES_NO') return choices;
  return [
    { value: 'true', label: messages.yes },
    { value: 'false', label: messages.no },
  ];
}

/** One of these answers in words. */
export const answerLabel = (field: Asked, value: string): string =>
  answerOptions(field).find((option) => option.value === value)?.label ?? value;
