import 'reflect-metadata';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { openApiText } from '../../server/src/rest';

interface Content {
  schema: object;
  example?: unknown;
}

interface Operation {
  operationId?: string;
  tags: string[];
  parameters?: { name: string; in: string; required: boolean; schema: object; example?: unknown }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

const { paths, components, tags } = JSON.parse(openApiText()) as {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
);

const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, date: true, binary: true } });
/** The errors of an example under its schema; none where it fits. */
const errorsOf = ({ schema, example }: Content): unknown => {
  const validate = ajv.compile({ ...schema, components });
  return validate(example) ? [] : validate.errors;
};

describe('the description of /v1', () => {
  it('has an id of its own for each operation', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id ?? ''))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('describes each of its tags, and no other', () => {
    const used = new Set(operations.flatMap(([, operation]) => operation.tags));
    expect(tags).toEqual(
      [...used].toSorted().map((name) => ({ name, description: expect.stringMatching(/\.$/) as string })),
    );
  });

  it.each(operations)('has examples of %s that fit their schemas', (_name, operation) => {
    const { parameters = [], requestBody, responses } = operation;
    const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
    const examples = [
      ...parameters.filter(({ required }) => required),
      ...contents.flatMap((content) => content?.['application/json'] ?? []),
    ];
    expect(examples.length).toBeGreaterThan(0);
    for (const one of examples) expect([one.example, errorsOf(one)]).toEqual([expect.anything(), []]);
  });
});
