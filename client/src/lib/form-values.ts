import type { FormRule } from 'antd';
import { isSameValue } from './merge-edits';

/** The values of a form as they are saved; what is not known is as in an empty form. */
export const savedValues = <Values extends object>(
  empty: Values,
  saved: Partial<Record<keyof Values, unknown>>,
): Values =>
  Object.fromEntries(
    Object.entries(empty).map(([name, value]) => [name, saved[name as keyof Values] ?? value]),
  ) as Values;

/** Only the fields whose value differs: untouched fields are not sent, and stay unchanged. */
export const changedOf = <Values extends object>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameValue(before[name as keyof Values], value)),
  ) as Partial<Values>;

const oneName =
  (message: string): FormRule =>
  ({ getFieldsValue }) => ({
    validator: () => {
      const names = Object.values(
        getFieldsValue(['firstName', 'lastName']) as Record<string, string | undefined>,
      );
      return names.some((name) => name?.trim()) ? Promise.resolve() : Promise.reject(new Error(message));
    },
  });

/** Props of the field of a first name with a last name beside it: one of both is enough, since many people have one name. */
export const ruleOfNames = (message: string) => ({
  required: true,
  dependencies: ['lastName'],
  rules: [oneName(message)],
});

/** People type "acme.com"; the server takes whole addresses. */
export const withProtocol = (address: string): string => {
  const text = address.trim();
  return !text || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
};

/** A value as the API takes it: an empty text is null, a removed picture an empty name. */
export function inputValue(name: string, value: unknown): unknown {
  if (['avatar', 'cover', 'logo'].includes(name)) return value ?? '';
  return typeof value === 'string' ? value.trim() || null : (value ?? null);
}
