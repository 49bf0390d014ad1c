import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/ids';
import { Role } from '../../server/src/core/roles';
import { expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildMember, insert, signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('mails with codes and links', () => {
  const MAILS = '{ mails(first: 100) { nodes { recipient template subject text html } } }';
  const SECRET = ['invitation', 'invitation-reminder', 'one-time-code', 'set-password'];

  const writeAll = (recipient: string) =>
    Promise.all(
      [...SECRET, 'meeting-confirmed'].map((template) =>
        insert(server, 'mails', {
          id: newId(),
          recipient,
          template,
          subject: 'A subject',
          status: 'KEPT',
          text: `text of ${template}`,
          html: `<p>${template}</p>`,
        }),
      ),
    );
  /** The templates whose bodies somebody is shown. */
  const readableTo = async (url: string, role: Role, recipient: string): Promise<string[]> => {
    type Data = { mails: { nodes: { recipient: string; template: string; text: string; html: string }[] } };
    const { mails } = await expectOk(graphql<Data>(url, MAILS, {}, await signInAs(server, role)));
    const mine = mails.nodes.filter((mail) => mail.recipient === recipient);
    expect(mine).toHaveLength(SECRET.length + 1);
    return mine.flatMap(({ template, text, html }) => (text || html ? [template] : [])).sort();
  };

  it('are listed without their bodies, also for administrators', async () => {
    const recipient = `${newId()}@example.test`;
    await writeAll(recipient);
    for (const role of [Role.MANAGER, Role.SUPERVISOR, Role.ADMIN])
      expect(await readableTo(server.url, role, recipient)).toEqual(['meeting-confirmed']);
  });

  it('are readable for ADMIN alone in a demo that has no mail server', async () => {
    const demo = await startServer({ databaseUrl: server.databaseUrl, demo: true });
    const recipient = `${newId()}@example.test`;
    await writeAll(recipient);
    expect(await readableTo(demo.url, Role.MANAGER, recipient)).toEqual(['meeting-confirmed']);
    expect(await readableTo(demo.url, Role.ADMIN, recipient)).toEqual(
      [...SECRET, 'meeting-confirmed'].sort(),
    );
    await demo.close();
    const mailing = { databaseUrl: server.databaseUrl, demo: true, smtpUrl: 'smtp://127.0.0.1:9' };
    const sending = await startServer(mailing);
    expect(await readableTo(sending.url, Role.ADMIN, recipient)).toEqual(['meeting-confirmed']);
    await sending.close();
  });
});

describe('an invite code', () => {
  const CODE = 'query ($id: ID!) { attendee(id: $id) { status inviteCode } }';

  it('is shown to staff once it is an entry code, and before to nobody', async () => {
    const event = await buildEvent(server);
    const invited = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    const confirmed = await buildAttendee(server, { eventId: event.id });
    for (const role of [Role.ADMIN, Role.SUPERVISOR, Role.MANAGER, Role.EXECUTIVE]) {
      const token = await signInAs(server, role);
      expect(await expectOk(graphql(server.url, CODE, { id: invited.id }, token))).toEqual({
        attendee: { status: 'INVITED', inviteCode: null },
      });
      expect(await expectOk(graphql(server.url, CODE, { id: confirmed.id }, token))).toEqual({
        attendee: { status: 'CONFIRMED', inviteCode: confirmed.inviteCode },
      });
    }
  });

  it('is not in the own data of somebody who has not accepted the invitation', async () => {
    const { token, inviteCode } = await buildMember(server, { status: 'INVITED' });
    const { exportMyData } = await expectOk(graphql(server.url, '{ exportMyData }', {}, token));
    expect(JSON.stringify(exportMyData)).not.toContain(inviteCode);
  });
});
