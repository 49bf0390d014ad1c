import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { z } from 'zod';
import { statusOf, type ErrorCode } from '../errors';
import { addExamples } from './openapi-examples';
import frame from './openapi-frame.json' with { type: 'json' };
import { otherNamesOf } from './other-names';
import type { RestRow } from './row';
import { errorShape, UPLOAD } from './shapes';

type Json = Record<string, unknown>;

/** The format says it; the pattern of a date fills a screen. */
const dropPattern = ({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void => {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
};

/** A schema as JSON. Schemas with a name of their own become components, which it refers to. */
const asJson = (schema: z.ZodType, io: 'input' | 'output', components: Json): Json => {
  const whole = z.toJSONSchema(schema, { io, override: dropPattern, unrepresentable: 'any' });
  const text = JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _dialect, $defs = {}, ...own } = JSON.parse(text) as Json & { $defs?: Json };
  Object.assign(components, $defs);
  return own;
};

const template = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const parametersOf = ({ params, query }: RestRow, path: string, components: Json): Json[] => {
  const describe = (schemas: z.ZodObject | undefined, place: 'path' | 'query') =>
    Object.entries(schemas?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path',
      schema: asJson(schema as z.ZodType, 'input', components),
    }));
  const inPath = describe(params, 'path').filter(({ name }) => template(path).includes(`{${name}}`));
  return [...inPath, ...describe(query, 'query')];
};

const operationIn = ({ operations }: RestRow) => getOperationAST(parse(operations[0].document));

/** Whether a row takes an `Idempotency-Key`: it changes something for a signed-in caller. */
const takesKey = (row: RestRow): boolean =>
  row.access !== 'public' && operationIn(row)?.operation === OperationTypeNode.MUTATION;

/** The id of a row's operation at one of its paths, for generated clients; undefined where its GraphQL operation has no name. Aliases of the path get a suffix. */
const operationIdOf = (row: RestRow, path: string): string | undefined => {
  const name = row.operationId ?? operationIn(row)?.name?.value;
  if (name === undefined) return undefined;
  const id = name.charAt(0).toLowerCase() + name.slice(1);
  const alias = row.paths.indexOf(path);
  return alias <= 0 ? id : `${id}Alias${alias > 1 ? alias : ''}`;
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
const bodySchema = (body: z.ZodObject, components: Json): Json =>
  mapProperties(asJson(body, 'input', components), (property, key) => {
    const others = otherNamesOf(body, key).map((name) => `\`${name}\``);
    if (others.length === 0) return property;
    const said = typeof property['description'] === 'string' ? `${property['description']} ` : '';
    return { ...property, description: `${said}Taken as ${others.join(', ')} too.` };
  });

const requestOf = ({ body, form }: RestRow, components: Json): Json => {
  if (!body) return {};
  const schema = bodySchema(body, components);
  const both = form ? { 'multipart/form-data': { schema: asForm(schema) } } : {};
  return { requestBody: { required: true, content: { ...json(schema), ...both } } };
};

const json = (schema: Json) => ({ 'application/json': { schema } });

/** Bytes that come as an attachment. */
const file = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };

const { components: fixed, ...head } = frame;

const refusals = Object.fromEntries(
  Object.keys(fixed.responses).map((code) => [
    statusOf(code as ErrorCode),
    { $ref: `#/components/responses/${code}` },
  ]),
);

const operationOf = (row: RestRow, path: string, components: Json): Json => {
  const success = {
    description: 'Done.',
    content: {
      ...(row.response instanceof z.ZodNever ? {} : json(asJson(row.response, 'output', components))),
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
    responses: { ...Object.fromEntries(statuses.map((status) => [status, success])), ...refusals },
  };
};

/** The OpenAPI 3.1 description of rows, and of paths beside them; the same rows give the same text. */
export const describeRows = (rows: readonly RestRow[], otherPaths: Json = {}): Json => {
  const components: Json = {};
  const paths: Record<string, Json> = {};
  for (const row of rows)
    for (const path of row.paths)
      paths[template(path)] = { ...paths[template(path)], [row.method]: operationOf(row, path, components) };
  addExamples(paths, components);
  const content = json(asJson(errorShape, 'output', components));
  const schemas = Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1));
  const responses = Object.entries(fixed.responses).map(([code, said]) => [code, { ...said, content }]);
  return {
    ...head,
    paths: { ...paths, ...otherPaths },
    components: { schemas: Object.fromEntries(schemas), ...fixed, responses: Object.fromEntries(responses) },
  };
};
