import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import { buildEvent, signInAs } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const PREVIEW = `query ($eventId: ID!, $language: Language!) {
  invitationPreview(eventId: $eventId, language: $language) { subject text hasMailServer }
}`;
const TEST = 'mutation ($input: SendTestInvitationInput!) { sendTestInvitation(input: $input) { email } }';
const VERIFY = 'query { verifyInviteCode(code: "sample") { email } }';

interface Preview {
  invitationPreview: { subject: string; text: string; hasMailServer: boolean };
}

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

it('shows the invitation in a language, with a link that opens nothing', async () => {
  const { id: eventId, title } = await buildEvent(server);
  const show = async (language: string) =>
    (await expectOk(graphql<Preview>(server.url, PREVIEW, { eventId, language }, manager))).invitationPreview;
  const english = await show('EN');
  expect(english.subject).toContain(title);
  expect(english.text).toContain('/auth/invite/sample');
  expect(english.hasMailServer).toBe(false);
  expect((await show('AR')).subject).not.toBe(english.subject);
  const { extensions } = await expectError(graphql(server.url, VERIFY, {}));
  expect(extensions.code).toBe('NOT_FOUND');
});

it('mails it to the viewer alone, once each time', async () => {
  const { id: eventId } = await buildEvent(server);
  const send = () =>
    expectOk(
      graphql<{ sendTestInvitation: { email: string } }>(server.url, TEST, { input: { eventId } }, manager),
    );
  const [{ sendTestInvitation }] = await Promise.all([send(), send()]);
  const mails = await server.sql('SELECT recipient, template FROM mails WHERE event_id = $1', [eventId]);
  const mail = { recipient: sendTestInvitation.email, template: 'invitation' };
  expect(mails).toEqual([mail, mail]);
});
