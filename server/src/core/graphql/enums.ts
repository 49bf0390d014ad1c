import { registerEnumType } from 'type-graphql';

interface EnumTexts<Value extends string> {
  name: string;
  description: string;
  /** What each value means. */
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
