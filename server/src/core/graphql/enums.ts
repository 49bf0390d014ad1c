import { registerEnumType } from 'type-graphql';

interface EnumTexts<Value extends string> {
  name: string;
  description: string;
  /** The description of each value. */
  values: Readonly<Record<Value, string>>;
}

/** Registers an enum whose keys are its values; it does not compile while a value has no description. */
export const describeEnum = <Value extends string>(
  type: Readonly<Record<Value, Value>>,
  { name, description, values }: EnumTexts<Value>,
): void => {
  const entries = Object.entries<string>(values).map(([value, text]) => [value, { description: text }]);
  registerEnumType(type, {
    name,
    description,
    valuesConfig: Object.fromEntries(entries) as Record<Value, { description: string }>,
  });
};

/**
 * Makes an enum of the API: its values with what each means. Export the type under the same name:
 *
 *     export const Side = defineEnum('Side', 'Which of two.', { LEFT: 'The left one.', RIGHT: 'The right one.' });
 *     export type Side = keyof typeof Side;
 */
export const defineEnum = <const Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): { readonly [Name in Value]: Name } => {
  const names = Object.keys(values).map((value) => [value, value]);
  const type = Object.fromEntries(names) as { readonly [Name in Value]: Name };
  describeEnum<Value>(type, { name, description, values });
  return type;
};
