import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, expectError, graphql } from '../support/client';
import { buildEvent, buildUser, signIn, type BuiltEvent } from '../support/factories';
import { dataUrl, plain } from '../support/pictures';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }';
const UPLOAD = 'mutation ($file: Image!) { uploadImage(input: { file: $file }) { image { __typename } } }';
/** Starts like a PNG and cannot be decoded. */
const DAMAGED = dataUrl(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));

let server: TestServer;
let event: BuiltEvent;
let people = 0;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server?.close());
beforeEach(async () => {
  event = await buildEvent(server, { registration: 'OPEN' });
});

const register = (input: object) =>
  graphql(server.url, REGISTER, {
    input: {
      eventId: event.id,
      email: `somebody-${(people += 1)}@example.test`,
      password: 'correct horse battery',
      firstName: 'Ada',
      lastName: 'King',
      ...input,
    },
  });

describe('a picture of somebody who is not signed in', () => {
  it('is not decoded where the address is taken', async () => {
    const { email } = await buildUser(server);
    const error = await expectError(register({ email: email.toUpperCase(), avatar: DAMAGED }));
    expect([error.extensions.code, error.extensions['reason']]).toEqual(['CONFLICT', 'EMAIL_TAKEN']);
  });

  it('is not decoded where registration is closed', async () => {
    const closed = await buildEvent(server, { registration: 'CLOSED' });
    const error = await expectError(register({ eventId: closed.id, avatar: DAMAGED }));
    expect(error.extensions['reason']).toBe('REGISTRATION_CLOSED');
  });

  it('has at most 12 megapixels, where those who are signed in may send 50', async () => {
    const file = dataUrl(await plain(4_001, 3_000).png({ compressionLevel: 9 }).toBuffer());
    const error = await expectError(register({ avatar: file }));
    expect(error.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'input.avatar', message: 'This picture has too many pixels. The limit is 12 megapixels.' },
      ],
    });
    const token = await signIn(server, await buildUser(server));
    expect(codeOf(await graphql(server.url, UPLOAD, { file }, token))).toBe('OK');
    const small = dataUrl(await plain(4_000, 3_000).png({ compressionLevel: 9 }).toBuffer());
    expect(codeOf(await register({ avatar: small }))).toBe('OK');
  });
});
