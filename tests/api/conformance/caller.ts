import { UploadedFile } from '../../../server/src/core/graphql/upload-scalars';
import { bodyOfForm } from '../../../server/src/core/rest/form';
import { fromTexts } from '../../../server/src/core/rest/input';
import type { RestInput, RestRow } from '../../../server/src/core/rest/row';
import { post, type Answer } from '../../support/client';
import { sendFiles, sendForm, type SentFile } from '../../support/pictures';
import { rest } from '../../support/rest';
import type { Call, Scene } from './scene';

type Json = Record<string, unknown>;

/** The answer of a row. */
export interface Reply {
  status: number;
  type: string;
  body: Json;
}

/** Sends a request to `/v1`. */
export const send = async (
  { server, tokens }: Scene,
  { method }: RestRow,
  { as, path, body, form }: Call,
): Promise<Reply> => {
  const token = tokens[as];
  const answer = form
    ? await sendForm(server.url, method, path, form, token ? { authorization: `Bearer ${token}` } : {})
    : await rest<Json>(server.url, method, path, { token, body });
  const read = answer instanceof Response ? ((await answer.json()) as Json) : answer.body;
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: read };
};

/** The values in a request's path; undefined where it fits none of a row's. */
export const paramsOf = (
  { paths }: Pick<RestRow, 'paths'>,
  path: string,
): Record<string, string> | undefined => {
  const [address = ''] = path.split('?');
  const patterns = paths.map((template) => template.replace(/:(\w+)/g, '(?<$1>[^/]*)'));
  const found = patterns.map((pattern) => new RegExp(`^${pattern}$`).exec(address)).find(Boolean);
  return found ? { ...found.groups } : undefined;
};

type Files = Map<UploadedFile, SentFile>;

const bodyOf = (row: RestRow, { body = {}, form }: Call, files: Files): Json => {
  if (!form) return (body['form_data'] as Json | undefined) ?? body;
  const fields: Record<string, string> = {};
  const uploads = new Map<string, UploadedFile>();
  for (const [name, value] of Object.entries(form))
    if (typeof value === 'string') fields[name] = value;
    else {
      const file = new UploadedFile('', value.name, 0);
      files.set(file, value);
      uploads.set(name, file);
    }
  return bodyOfForm(row, { fields, files: uploads });
};

const filesIn = (value: unknown, path: string): [string, UploadedFile][] => {
  if (value instanceof UploadedFile) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => filesIn(inner, `${path}.${key}`));
};

const withoutFiles = (variables: Json): Json =>
  JSON.parse(
    JSON.stringify(variables, (_key, value: unknown) => (value instanceof UploadedFile ? null : value)),
  ) as Json;

/** The same through `/graphql`: the documents of the row, and its shape. */
export const askTwin = async ({ server, tokens }: Scene, row: RestRow, call: Call): Promise<unknown> => {
  const files: Files = new Map();
  const query = Object.fromEntries(new URL(call.path, server.url).searchParams);
  const input = {
    params: row.params?.parse(fromTexts(row.params, paramsOf(row, call.path) ?? {})) ?? {},
    query: row.query?.parse(fromTexts(row.query, query)) ?? {},
    body: row.body?.parse(bodyOf(row, call, files)) ?? {},
  } as RestInput as never;
  const token = tokens[call.as];
  const headers: Record<string, string> = token
    ? { authorization: `Bearer ${token}` }
    : { 'apollo-require-preflight': '1' };
  const ask = async (document: string, variables: Json): Promise<Answer> => {
    const parts = filesIn(variables, 'variables').map(([path, file]) => [path, files.get(file)] as const);
    const sent = Object.fromEntries(parts) as Record<string, SentFile>;
    const plain = withoutFiles(variables);
    const answer =
      parts.length > 0
        ? await sendFiles(server.url, document, plain, sent, headers)
        : await post(server.url, JSON.stringify({ query: document, variables: plain }), headers);
    return (await answer.json()) as Answer;
  };
  const looked = row.lookup && (await ask(row.lookup.document, row.lookup.variables(input))).data;
  for (const { document, variables, shape } of row.operations) {
    const { data, errors } = await ask(document, variables(input, looked as never));
    if (errors?.[0]?.extensions.code === 'NOT_FOUND') continue;
    if (errors) throw new Error(`The twin refused: ${errors[0]?.message}`);
    return JSON.parse(JSON.stringify(shape(data as never, input))) as unknown;
  }
  throw new Error('The twin found nothing');
};
