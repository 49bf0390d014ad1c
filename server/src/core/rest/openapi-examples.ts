type Json = Record<string, unknown>;

/** Example values by the name of the key, so that examples read like an event and not like "string". */
const BY_NAME: Readonly<Record<string, unknown>> = {
  access_token: 'wN3kW0bJ8o1m6yVt2cQzR5fXhA7sLdUe9gPiKjTnB4E',
  answer: 'At the registration desk, from 08:00.',
  avatar: '3f0c9d2b7a61e84d5c30b1f2a4968e7d0c5b3a29184f7e6d5c4b3a2918070605.webp',
  category: 'General',
  city: 'Karachi',
  client_id: '0b9f0e7e-6f0c-4f5e-9c53-2a1f6f1f9a55',
  code: 'K7MPQ2XWNR4TVBHD9E',
  column: 'E-mail',
  count: 12,
  countries: ['PK'],
  country: 'PK',
  cover: '8e1d0c9b7a6f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0918273645.webp',
  current_password: 'a quiet river at noon',
  date: '2027-05-03',
  description: 'Payments for small shops, on any phone.',
  device: 'Firefox on Android',
  displayName: 'Sara Khan',
  email: 'sara.khan@example.org',
  field: 'email',
  file: 'people.csv',
  first_name: 'Sara',
  from: '09:00',
  from_date: '2027-05-03T10:00:00.000Z',
  gate: 'Main entrance',
  group: 'Industry',
  interest_kinds: { Industry: 'TOPIC', 'Looking for': 'SEEK', Offering: 'OFFER' },
  interests: { Industry: ['Fintech'], 'Looking for': ['Seed capital'] },
  invite_code: 'K7MPQ2XWNR4TVBHD9E',
  job_title: 'Chief Technology Officer',
  key: 'PK',
  last_name: 'Khan',
  location: 'Hall 2',
  logo: '5c4b3a2918070605f8e7d6c5b4a39281706f5e4d3c2b1a09182736458e1d0c9b.webp',
  message: 'Could we talk about a pilot in Karachi?',
  name: 'Nimbus Labs',
  newUser: true,
  offset: 0,
  organization: 'Nimbus Labs',
  otp: '493817',
  pageSize: 20,
  password: 'a quiet river at noon',
  phone: '+92 21 5550143',
  profile: 'I build payment systems for small shops.',
  query: 'khan',
  question: 'Where do I get my badge?',
  reasons: ['Looks for seed capital, you offer it'],
  requestId: '0f6a2c1e-5d7b-4f7e-8a53-6b1f0c9d2e44',
  reset_token: 'pQ4x0Yv7Zc1mB8kT3sWnE6rJ9hL2uAfDgKiOyRtXvNs',
  score: 0.42,
  search: 'fintech',
  share: 0.35,
  sectors: ['Fintech'],
  tagline: 'Payments for small shops',
  term: 'Fintech',
  tier: 'Gold',
  timezone: 'Asia/Karachi',
  title: 'Digital Futures Forum',
  to: '17:00',
  total: 42,
  to_date: '2027-05-03T10:20:00.000Z',
  track: 'Main stage',
  venue: 'Expo Centre',
  website: 'https://nimbus-labs.example',
};

const ID = '01968f2e-7c1b-7d3a-9f40-5b2c8e6a1d07';
const INSTANT = '2027-05-03T05:00:00.000Z';
/** Deeper values of a recursive schema are left out. */
const MAX_DEPTH = 8;

const isId = (name: string): boolean => /(^|_)id$/.test(name) || name.endsWith('Id');

/** Whether a value of the table is of a type that the schema allows; the contract itself is checked by a test. */
const fits = (value: unknown, { type, enum: choices }: Json): boolean => {
  if (Array.isArray(choices)) return choices.includes(value);
  if (type === 'integer') return Number.isInteger(value);
  const types = Array.isArray(type) ? (type as unknown[]) : [type];
  return types.includes(Array.isArray(value) ? 'array' : typeof value);
};

/** Makes one example value per schema; `schemas` are the components that schemas refer to. */
const createExamples = (schemas: Readonly<Record<string, unknown>>) => {
  const resolve = (schema: Json): Json => {
    const { $ref } = schema;
    return typeof $ref === 'string' ? (schemas[$ref.split('/').at(-1) ?? ''] as Json) : schema;
  };

  const numberFor = ({ minimum, default: standard }: Json): unknown =>
    standard ?? (typeof minimum === 'number' && minimum > 1 ? minimum : 1);

  const textFor = (name: string, { format }: Json): string => {
    if (isId(name)) return ID;
    if (format === 'date-time') return INSTANT;
    return format === 'date' ? '2027-05-03' : 'text';
  };

  const objectFor = ({ properties, additionalProperties }: Json, depth: number): Json => {
    const named = Object.entries((properties ?? {}) as Record<string, Json>);
    if (named.length === 0 && typeof additionalProperties === 'object' && additionalProperties !== null)
      return { Industry: example(additionalProperties as Json, 'Industry', depth + 1) };
    return Object.fromEntries(named.map(([name, schema]) => [name, example(schema, name, depth + 1)]));
  };

  const example = (reference: Json, name: string, depth = 0): unknown => {
    const schema = resolve(reference);
    const { const: constant, enum: choices, anyOf, oneOf, type } = schema;
    const alternatives = (anyOf ?? oneOf) as Json[] | undefined;
    if (alternatives) {
      const chosen = alternatives.find((one) => resolve(one)['type'] !== 'null') ?? {};
      return depth > MAX_DEPTH ? null : example(chosen, name, depth);
    }
    if (constant !== undefined) return constant;
    if (fits(BY_NAME[name], schema)) return BY_NAME[name];
    if (Array.isArray(choices)) return choices[0];
    const [kind] = Array.isArray(type) ? (type as unknown[]).filter((one) => one !== 'null') : [type];
    switch (kind) {
      case 'object':
        return objectFor(schema, depth);
      case 'array':
        return depth > MAX_DEPTH
          ? []
          : [example((schema['items'] ?? {}) as Json, name.replace(/s$/, ''), depth + 1)];
      case 'string':
        return textFor(name, schema);
      case 'integer':
      case 'number':
        return numberFor(schema);
      case 'boolean':
        return true;
      default:
        return null;
    }
  };
  return example;
};

interface Content {
  schema: Json;
  example?: unknown;
}

interface DescribedOperation {
  parameters?: (Json & { name: string; schema: Json })[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

/** Adds an example to every parameter, JSON body and JSON answer of the operations. */
export const addExamples = (
  paths: Readonly<Record<string, Json>>,
  schemas: Readonly<Record<string, unknown>>,
): void => {
  const example = createExamples(schemas);
  const addTo = (content: Record<string, Content> | undefined): void => {
    const json = content?.['application/json'];
    if (json) json.example = example(json.schema, '');
  };
  for (const operation of Object.values(paths).flatMap(
    (path) => Object.values(path) as DescribedOperation[],
  )) {
    for (const parameter of (operation.parameters ?? []).filter(({ schema }) => schema))
      parameter['example'] = example(parameter.schema, parameter.name);
    addTo(operation.requestBody?.content);
    for (const { content } of Object.values(operation.responses)) addTo(content);
  }
};
