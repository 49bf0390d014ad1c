import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { simpleShape } from './operations';
import { listShape, objectShape, type Json, type Shape } from './shape';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: Json;
}

interface Answer {
  $ref?: string;
  content?: Record<string, unknown>;
}

interface Published {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Answer>;
}

/** An operation of the published `/v1` document. */
export interface PublishedOperation {
  method: string;
  /** With parameters in braces. */
  path: string;
  operation: Published;
  /** Of `params`, `query` and `body`. */
  shape: Shape;
}

const file = fileURLToPath(new URL('../../../schema/openapi.json', import.meta.url));
const document = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Published>>;
  components: { schemas: Record<string, Json>; responses: Record<string, Answer> };
};

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv, ['date-time', 'uri', 'email', 'uuid', 'date']);
ajv.addSchema({ $id: 'published', ...document });

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const referred = (response: Answer | undefined): Answer | undefined => {
  const name = /#\/components\/responses\/(.+)$/.exec(response?.$ref ?? '')?.[1];
  return name ? document.components.responses[name] : response;
};

/** The violations of an answer under the published document. */
export const answerViolation = (
  { path, method, operation }: PublishedOperation,
  status: number,
  type: string,
  text: string,
): string | undefined => {
  const media = type.split(';')[0] ?? '';
  const response = referred(operation.responses[String(status)]);
  if (!response) return `the status ${status}, which is not published`;
  if (!response.content?.[media]) return `${media}, which is not published`;
  if (media !== 'application/json') return undefined;
  // Refusals are judged as such.
  if (status >= 400) return undefined;
  const pointer = ['paths', path, method, 'responses', String(status), 'content', media, 'schema'];
  const validate = ajv.getSchema(`published#/${pointer.map(escaped).join('/')}`);
  return validate?.(JSON.parse(text))
    ? undefined
    : `an answer off schema: ${ajv.errorsText(validate?.errors)}`;
};

const resolved = (schema: Json): Json => {
  const name = /#\/components\/schemas\/(.+)$/.exec(String(schema['$ref']))?.[1];
  const options = schema['anyOf'] as Json[] | undefined;
  if (name) return resolved(document.components.schemas[name] ?? {});
  return options ? resolved(options.find(({ type }) => type !== 'null') ?? {}) : schema;
};

const kindOf = ({ type, format, ...schema }: Json, name: string): Shape['kind'] => {
  const types = [type].flat();
  if (schema['x-upload'] === 'file') return 'file';
  if (schema['x-upload']) return 'picture';
  if (schema['enum']) return 'choice';
  if (types.includes('integer') || types.includes('number')) return 'number';
  if (types.includes('boolean')) return 'flag';
  if (format === 'date-time') return 'time';
  return /(^|_)id$/i.test(name) ? 'id' : 'text';
};

/** The shape of a JSON schema. */
const shapeOf = (published: Json, name: string): Shape => {
  const schema = resolved(published);
  if (schema['type'] === 'array') return listShape(shapeOf((schema['items'] ?? {}) as Json, name));
  if (schema['type'] === 'object') return objectOf(schema);
  const options = schema['enum'] as unknown[] | undefined;
  const shape = simpleShape(kindOf(schema, name));
  return options ? { ...shape, example: () => options[0] } : shape;
};

const fieldsOf = (schemas: Record<string, Json>): Record<string, Shape> =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, shapeOf(schema, key)]));

/** Of a map, one key is an example. */
const objectOf = ({ properties, required = [], additionalProperties = {} }: Json): Shape =>
  properties
    ? objectShape(fieldsOf(properties as Record<string, Json>), required as string[])
    : objectShape(fieldsOf({ Industry: additionalProperties as Json }), ['Industry']);

const parametersIn = ({ parameters = [] }: Published, place: Parameter['in']): Shape => {
  const placed = parameters.filter((parameter) => parameter.in === place);
  return objectShape(fieldsOf(Object.fromEntries(placed.map(({ name, schema }) => [name, schema]))));
};

/** Bytes from the store, and no row: what its names may be is tested with the uploads. */
const PICTURES = '/uploads/{file}';

/** All rows of `/v1`. */
export const publishedOperations: readonly PublishedOperation[] = Object.entries(document.paths)
  .filter(([path]) => path !== PICTURES)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = operation.requestBody?.content['application/json']?.schema;
      const [params, query] = [parametersIn(operation, 'path'), parametersIn(operation, 'query')];
      const shape = objectShape({ params, query, ...(body ? { body: shapeOf(body, '') } : {}) });
      return { method, path, operation, shape };
    }),
  );
