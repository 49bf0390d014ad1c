import examples from './openapi-examples.json' with { type: 'json' };

type Json = Record<string, unknown>;

/** Example values by the name of the key, so that examples read like an event and not like "string". */
const BY_NAME: Readonly<Record<string, unknown>> = examples;

const ID = '01968f2e-7c1b-7d3a-9f40-5b2c8e6a1d07';
const INSTANT = '2027-05-03T05:00:00.000Z';
/** Deeper values of a recursive schema are left out. */
const MAX_DEPTH = 8;

/** Whether a value of the table is of a type that the schema allows; the contract itself is checked by a test. */
const fits = (value: unknown, { type, enum: choices }: Json): boolean => {
  if (Array.isArray(choices)) return choices.includes(value);
  if (type === 'integer') return Number.isInteger(value);
  const types = Array.isArray(type) ? (type as unknown[]) : [type];
  return types.includes(Array.isArray(value) ? 'array' : typeof value);
};

const textFor = (name: string, { format }: Json): string => {
  if (/(^|_)id$|Id$/.test(name)) return ID;
  if (format === 'date-time') return INSTANT;
  return format === 'date' ? '2027-05-03' : 'text';
};

/** Makes one example value per schema; `schemas` are the components that schemas refer to. */
const createExamples = (schemas: Readonly<Record<string, unknown>>) => {
  const resolve = (schema: Json): Json => {
    const { $ref } = schema;
    return typeof $ref === 'string' ? (schemas[$ref.split('/').at(-1) ?? ''] as Json) : schema;
  };

  const objectFor = ({ properties = {}, additionalProperties }: Json, depth: number): Json => {
    const named = Object.entries(properties as Record<string, Json>);
    if (named.length === 0 && additionalProperties)
      return { Industry: example(additionalProperties as Json, 'Industry', depth + 1) };
    return Object.fromEntries(named.map(([name, schema]) => [name, example(schema, name, depth + 1)]));
  };

  const listFor = ({ items = {} }: Json, name: string, depth: number): unknown[] =>
    depth > MAX_DEPTH ? [] : [example(items as Json, name.replace(/s$/, ''), depth + 1)];

  const example = (reference: Json, name: string, depth = 0): unknown => {
    const schema = resolve(reference);
    const alternatives = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
    if (alternatives) {
      const chosen = alternatives.find((one) => resolve(one)['type'] !== 'null') ?? {};
      return depth > MAX_DEPTH ? null : example(chosen, name, depth);
    }
    if (schema['const'] !== undefined) return schema['const'];
    if (fits(BY_NAME[name], schema)) return BY_NAME[name];
    if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[])[0];
    const kind = [schema['type']].flat().find((one) => one !== 'null');
    if (kind === 'object') return objectFor(schema, depth);
    if (kind === 'array') return listFor(schema, name, depth);
    if (kind === 'string') return textFor(name, schema);
    if (kind === 'boolean') return true;
    if (kind !== 'integer' && kind !== 'number') return null;
    return schema['default'] ?? Math.max(1, Number(schema['minimum'] ?? 1));
  };
  return example;
};

interface Described {
  schema: Json;
  example?: unknown;
}

interface Message {
  content?: Record<string, Described>;
}

interface DescribedOperation {
  parameters?: (Described & { name: string })[];
  requestBody?: Message;
  responses: Record<string, Message>;
}

/** Adds an example to every parameter, JSON body and JSON answer of the operations. */
export const addExamples = (
  paths: Readonly<Record<string, Json>>,
  schemas: Readonly<Record<string, unknown>>,
): void => {
  const example = createExamples(schemas);
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as DescribedOperation[]);
  for (const { parameters = [], requestBody = {}, responses } of operations) {
    for (const parameter of parameters.filter(({ schema }) => schema))
      parameter.example = example(parameter.schema, parameter.name);
    for (const { content } of [requestBody, ...Object.values(responses)]) {
      const described = content?.['application/json'];
      if (described) described.example = example(described.schema, '');
    }
  }
};
