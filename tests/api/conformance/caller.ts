import { UploadedFile } from '../../../server/src/core/graphql/upload-scalars';
import { bodyOfForm } from '../../../server/src/core/rest/form';
import { fromTexts } from '../../../server/src/core/rest/input';
import type { RestInput, RestRow } from '../../../server/src/core/rest/row';
import type { Answer } from '../../support/client';
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

const isFile = (value: string | SentFile): value is SentFile => typeof value !== 'string';

/** Sends a request to `/v1`. */
export const send = async (
  { server, tokens }: Scene,
  row: RestRow,
  { as, path, body, form }: Call,
): Promise<Reply> => {
  const token = tokens[as];
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const typeOf = (answer: { headers: Headers }) => answer.headers.get('content-type') ?? '';
  if (form) {
    const answer = await sendForm(server.url, row.method, path, form, headers);
    return { status: answer.status, type: typeOf(answer), body: (await answer.json()) as Json };
  }
  const answer = await rest<Json>(server.url, row.method, path, { headers, ...(body ? { body } : {}) });
  return { status: answer.status, type: typeOf(answer), body: answer.body };
};

/** A row's path that a request's path fits, and the values in it; undefined where none does. */
export const paramsOf = (row: RestRow, path: string): Record<string, string> | undefined => {
  const segments = (path.split('?')[0] ?? '').split('/');
  for (const template of row.paths) {
    const parts = template.split('/');
    const fits =
      parts.length === segments.length && parts.every((part, at) => part[0] === ':' || part === segments[at]);
    if (fits)
      return Object.fromEntries(
        parts.flatMap((part, at) => (part[0] === ':' ? [[part.slice(1), segments[at] ?? '']] : [])),
      );
  }
  return undefined;
};

const bodyOf = (row: RestRow, { body = {}, form }: Call, files: Map<UploadedFile, SentFile>): Json => {
  if (!form) return (body['form_data'] as Json | undefined) ?? body;
  const entries = Object.entries(form);
  const texts = entries.filter(([, value]) => !isFile(value));
  const uploads = entries.flatMap(([name, value]) => {
    if (!isFile(value)) return [];
    const file = new UploadedFile('', value.name, 0);
    files.set(file, value);
    return [[name, file] as const];
  });
  return bodyOfForm(row, { fields: Object.fromEntries(texts), files: new Map(uploads) });
};

const fileIn = (value: unknown, path: string): [string, UploadedFile][] => {
  if (value instanceof UploadedFile) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => fileIn(inner, `${path}.${key}`));
};

const withoutFiles = (value: unknown): unknown => {
  if (value instanceof UploadedFile) return null;
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutFiles(inner)]));
};

/** The same through `/graphql`: the documents of the row, and its shape. */
export const askTwin = async ({ server, tokens }: Scene, row: RestRow, call: Call): Promise<unknown> => {
  const files = new Map<UploadedFile, SentFile>();
  const query = Object.fromEntries(new URL(call.path, server.url).searchParams);
  const input = {
    params: row.params?.parse(fromTexts(row.params, paramsOf(row, call.path) ?? {})) ?? {},
    query: row.query?.parse(fromTexts(row.query, query)) ?? {},
    body: row.body?.parse(bodyOf(row, call, files)) ?? {},
  } as RestInput as never;
  const ask = async (document: string, variables: Json): Promise<Answer> => {
    const parts = fileIn(variables, 'variables').map(([path, file]) => [path, files.get(file)] as const);
    const token = tokens[call.as];
    const headers: Record<string, string> = token
      ? { authorization: `Bearer ${token}` }
      : { 'apollo-require-preflight': '1' };
    const plain = withoutFiles(variables) as Json;
    const answer =
      parts.length > 0
        ? await sendFiles(
            server.url,
            document,
            plain,
            Object.fromEntries(parts) as Record<string, SentFile>,
            headers,
          )
        : await fetch(`${server.url}/graphql`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ query: document, variables: plain }),
          });
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
