import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from 'graphql';
import { z } from 'zod';
import { statusOf, type ErrorCode } from '../errors';
import { addExamples } from './openapi-examples';
import { otherNamesOf } from './other-names';
import type { RestRow } from './row';
import { errorShape, UPLOAD } from './shapes';

type Json = Record<string, unknown>;

/** The format says it; the pattern of a date fills a screen. */
const dropPattern = ({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void => {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
};

/** Schemas with a name of their own become components. */
class Components {
  readonly schemas: Json = {};

  /** A schema as JSON, in which named ones are referred to. */
  refer(schema: z.ZodType, io: 'input' | 'output'): Json {
    const whole = z.toJSONSchema(schema, { io, override: dropPattern, unrepresentable: 'any' });
    const text = JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $schema: _dialect, $defs = {}, ...json } = JSON.parse(text) as Json & { $defs?: Json };
    Object.assign(this.schemas, $defs);
    return json;
  }
}

const template = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const parametersOf = ({ params, query }: RestRow, path: string, components: Components): Json[] => {
  const describe = (schemas: z.ZodObject | undefined, place: 'path' | 'query') =>
    Object.entries(schemas?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path',
      schema: components.refer(schema as z.ZodType, 'input'),
    }));
  const inPath = describe(params, 'path').filter(({ name }) => template(path).includes(`{${name}}`));
  return [...inPath, ...describe(query, 'query')];
};

const operationIn = (document: string): OperationDefinitionNode | undefined =>
  parse(document).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);

/** Whether a row takes an `Idempotency-Key`: it changes something for somebody who is signed in. */
const takesKey = ({ access, operations }: RestRow): boolean =>
  access !== 'public' && operationIn(operations[0].document)?.operation === OperationTypeNode.MUTATION;

/** The id of a row's operation at one of its paths, for generated clients; undefined where its GraphQL operation has no name. Aliases of the path get a suffix. */
const operationIdOf = ({ operationId, operations, paths }: RestRow, path: string): string | undefined => {
  const name = operationId ?? operationIn(operations[0].document)?.name?.value;
  if (name === undefined) return undefined;
  const id = name.charAt(0).toLowerCase() + name.slice(1);
  const alias = paths.indexOf(path);
  return alias <= 0 ? id : `${id}Alias${alias > 1 ? alias : ''}`;
};

/** Kept in one place, since most operations take it. */
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Kept for 24 hours: the same request again gets the first answer again, with `Idempotency-Replayed: true`, and has no second effect; ' +
    'another request with the key is refused with 409. New and unguessable for each change, such as a UUID.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '0199d3a0-5b1e-7c3d-9f64-2a7b8c1d0e5f',
};

const mapProperties = (schema: Json, change: (property: Json, key: string) => Json): Json => {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  return {
    ...schema,
    properties: Object.fromEntries(properties.map(([key, one]) => [key, change(one, key)])),
  };
};

/** The same body as a form: files are parts of their own. */
const asForm = (schema: Json): Json => {
  const { properties, ...others } = mapProperties(schema, (property) =>
    property[UPLOAD] ? { ...property, type: 'string', format: 'binary' } : property,
  );
  return { ...others, properties };
};

/** The schema of a body, whose properties say under which other names they are taken too. */
const bodySchema = (body: z.ZodObject, components: Components): Json =>
  mapProperties(components.refer(body, 'input'), (property, key) => {
    const others = otherNamesOf(body, key).map((name) => `\`${name}\``);
    if (others.length === 0) return property;
    const said = typeof property['description'] === 'string' ? `${property['description']} ` : '';
    return { ...property, description: `${said}Taken as ${others.join(', ')} too.` };
  });

const requestOf = ({ body, form }: RestRow, components: Components): Json => {
  if (!body) return {};
  const schema = bodySchema(body, components);
  const both = form ? { 'multipart/form-data': { schema: asForm(schema) } } : {};
  return { requestBody: { required: true, content: { ...json(schema), ...both } } };
};

const json = (schema: Json) => ({ 'application/json': { schema } });

/** Bytes that come as an attachment. */
const file = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };

const refusals: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: 'Something in the request is not right; `errors` says what.',
  UNAUTHENTICATED: 'No session, or one that ended.',
  FORBIDDEN: 'Signed in, but not allowed.',
  NOT_FOUND: 'No such thing, or not for these eyes.',
  CONFLICT: 'The world has changed; `reason` says how.',
  PAYLOAD_TOO_LARGE: 'The body is larger than 1 MB; of a form, a file or text is too large.',
  UNSUPPORTED_MEDIA_TYPE:
    'The body is of another kind than the row takes, or a picture is not PNG, JPEG or WebP.',
  RATE_LIMITED: 'Too often; `Retry-After` says when to try again.',
};

const refusalReferences = Object.fromEntries(
  Object.keys(refusals).map((code) => [
    String(statusOf(code as ErrorCode)),
    { $ref: `#/components/responses/${code}` },
  ]),
);

const refusalResponses = (components: Components): Json => {
  const content = json(components.refer(errorShape, 'output'));
  return Object.fromEntries(
    Object.entries(refusals).map(([code, description]) => [code, { description, content }]),
  );
};

const operationOf = (row: RestRow, path: string, components: Components): Json => {
  const success = {
    description: 'Done.',
    content: {
      ...(row.response instanceof z.ZodNever ? {} : json(components.refer(row.response, 'output'))),
      ...Object.fromEntries((row.files ?? []).map((type) => [type, file])),
    },
  };
  const statuses = [row.status ?? 200, ...(row.otherStatuses ?? [])];
  return {
    operationId: operationIdOf(row, path),
    summary: row.summary,
    description: `For: ${row.access}.`,
    tags: [row.tag],
    ...(row.access === 'public' ? { security: [] } : {}),
    parameters: [
      ...parametersOf(row, path, components),
      ...(takesKey(row) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...requestOf(row, components),
    responses: {
      ...Object.fromEntries(statuses.map((status) => [String(status), success])),
      ...refusalReferences,
    },
  };
};

/** The OpenAPI 3.1 description of rows, and of paths beside them; the same rows give the same text. */
export const describeRows = (rows: readonly RestRow[], otherPaths: Json = {}): Json => {
  const components = new Components();
  const paths: Record<string, Json> = {};
  for (const row of rows)
    for (const path of row.paths)
      paths[template(path)] = {
        ...paths[template(path)],
        [row.method]: operationOf(row, path, components),
      };
  addExamples(paths, components.schemas);
  const responses = refusalResponses(components);
  const byName = Object.entries(components.schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Podium',
      version: '1',
      description:
        'The facade over the GraphQL schema. Times of an event are the wall clock of the event, written as if it were UTC. ' +
        'Some keys are taken under other names too, as their descriptions say; a name of two parts (`first_name`, `last_name`) is joined. ' +
        'Under two names a key has to say the same.',
    },
    servers: [{ url: '/v1' }],
    security: [{ bearer: [] }],
    paths: { ...paths, ...otherPaths },
    components: {
      schemas: Object.fromEntries(byName),
      responses,
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
};
