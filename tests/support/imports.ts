import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RequestContext, type Viewer } from '../../server/src/core/request/context';
import { UploadedFile } from '../../server/src/core/graphql/upload-scalars';
import { newId } from '../../server/src/core/db/ids';
import type { Answer } from './client';
import type { TestServer } from './server';

/** A file as a multipart request leaves it on disk. */
export const uploaded = async (content: string | Buffer, name = 'people.csv'): Promise<UploadedFile> => {
  const path = join(await mkdtemp(join(tmpdir(), 'upload-')), 'file');
  await writeFile(path, content);
  return new UploadedFile(path, name, Buffer.byteLength(content));
};

/** Runs an operation as a viewer, with files among its variables. */
export const execute = async <Data>(
  { app }: TestServer,
  viewer: Viewer,
  query: string,
  variables: Record<string, unknown>,
): Promise<Answer<Data>> => {
  const { runtime } = app;
  const { db, entities } = runtime.database;
  const ctx = new RequestContext(runtime, viewer, { id: newId(), ip: 'test' }, db, entities);
  return (await app.executor.execute({ query, variables }, ctx)) as Answer<Data>;
};
