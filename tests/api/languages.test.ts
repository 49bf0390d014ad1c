import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateVAPIDKeys } from 'web-push';
import { Role } from '../../server/src/core/auth/roles';
import type { Language } from '../../server/src/core/graphql/languages';
import { pushNotifications } from '../../server/src/modules/push/push.service';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMember,
  buildUser,
  insert,
  signIn,
  signInAs,
} from '../support/factories';
import { startPushService, type PushServiceTwin } from '../support/push-service';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const UPDATE_EVENT =
  'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { languages } } }';
const INVITE = 'mutation ($input: InviteAttendeesInput!) { inviteAttendees(input: $input) { __typename } }';
const CHOOSE =
  'mutation ($input: UpdateLanguageInput!) { updateLanguage(input: $input) { user { language } } }';
const SUBSCRIBE =
  'mutation ($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { __typename } }';

let service: PushServiceTwin;
let server: TestServer;
let manager: string;

beforeAll(async () => {
  service = await startPushService();
  server = await startServer({
    push: { ...generateVAPIDKeys(), subject: 'mailto:staff@example.test', services: [service.origin] },
  });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const offer = (eventId: string, languages: string[]) =>
  graphql<{ updateEvent: { event: { languages: string[] } } }>(
    server.url,
    UPDATE_EVENT,
    { input: { eventId, languages } },
    manager,
  );

describe('the languages of an event', () => {
  it('are all for a new one, and its default stands first', async () => {
    const { id } = await buildEvent(server);
    const { event } = await expectOk(
      graphql<{ event: { languages: string[] } }>(
        server.url,
        'query ($id: ID!) { event(id: $id) { languages } }',
        { id },
        manager,
      ),
    );
    expect(event.languages).toEqual(['EN', 'UR', 'AR']);
    expect((await expectOk(offer(id, ['AR', 'EN']))).updateEvent.event.languages).toEqual(['AR', 'EN']);
  });

  it('are at least one, each once', async () => {
    const { id } = await buildEvent(server);
    for (const languages of [[], ['AR', 'AR']])
      expect((await expectError(offer(id, languages))).extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'input.languages' }],
      });
  });
});

describe('the language of a person', () => {
  it('is kept on the account', async () => {
    const token = await signIn(server, await buildUser(server));
    const answer = await expectOk(
      graphql<{ updateLanguage: { user: { language: string } } }>(
        server.url,
        CHOOSE,
        { input: { language: 'UR' } },
        token,
      ),
    );
    expect(answer.updateLanguage.user.language).toBe('UR');
  });

  it('is that of mails; without one they are in the default of the event', async () => {
    const { id: eventId } = await buildEvent(server, { languages: ['AR', 'EN'] });
    const chose = await buildUser(server, { language: 'UR' });
    const others = await buildUser(server);
    for (const { id: userId } of [chose, others])
      await buildAttendee(server, { eventId, userId, status: 'INVITED' });
    await expectOk(graphql(server.url, INVITE, { input: { eventId } }, manager));
    const mailTo = (recipient: string) =>
      waitFor(
        async () =>
          (await server.sql('SELECT subject, html FROM mails WHERE recipient = $1', [recipient]))[0],
        'The invitation',
      );
    expect(await mailTo(chose.email)).toMatchObject({
      subject: expect.stringContaining('مدعو کیا گیا'),
      html: expect.stringContaining('<html lang="ur" dir="rtl">'),
    });
    expect(await mailTo(others.email)).toMatchObject({
      subject: expect.stringContaining('أنت مدعوّ إلى'),
      html: expect.stringContaining('<html lang="ar" dir="rtl">'),
    });
  });

  it('is that of pushes; without one they are in the default of the event', async () => {
    const { id: eventId } = await buildEvent(server, { languages: ['AR', 'EN'] });
    const { id: personId } = await buildMember(server, { eventId, firstName: 'Omar', lastName: 'Haddad' });
    const pushTo = async (language?: Language) => {
      const reader = await buildMember(server, { eventId });
      if (language) await expectOk(graphql(server.url, CHOOSE, { input: { language } }, reader.token));
      await expectOk(
        graphql(server.url, SUBSCRIBE, { input: service.subscription(reader.id) }, reader.token),
      );
      const id = randomUUID();
      const told = { kind: 'MEETING_REQUESTED', personId, startsAt: new Date('2026-11-26T09:25:00Z') };
      await insert(server, 'notifications', { id, attendeeId: reader.id, ...told });
      await pushNotifications(server.app.systemContext(), { notificationIds: [id] });
      return service.received.find(({ path }) => path === `/${reader.id}`)?.content;
    };
    expect([await pushTo(), await pushTo('UR'), await pushTo('EN')]).toMatchObject([
      { title: 'يودّ \u2068Omar Haddad\u2069 لقاءك', text: expect.stringMatching(/^الخميس، 26 نوفمبر، /) },
      {
        title: '\u2068Omar Haddad\u2069 آپ سے ملنا چاہتے ہیں',
        text: expect.stringMatching(/^جمعرات، 26 نومبر، /),
      },
      {
        title: 'Omar Haddad would like to meet you',
        text: expect.stringMatching(/^Thursday, 26 November, /),
      },
    ]);
  });
});
