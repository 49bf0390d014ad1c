import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { inTransaction } from '../../server/src/core/request/transaction';
import { MailKind } from '../../server/src/modules/mails/mail-kinds';
import { english } from '../../server/src/modules/mails/mail-templates.en';
import { type OutgoingMail, queueMails, sendMail } from '../../server/src/modules/mails/mail.service';
import type { MailTemplate } from '../../server/src/modules/mails/mail-templates';
import { codeOf, expectOk, graphql, mutationOf } from '../support/client';
import { buildEvent, buildMember, signInAs, type BuiltEvent, type BuiltMember } from '../support/factories';
import { startMailServer, type MailServer } from '../support/mail-server';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const CHOICES = 'query ($token: String!) { it: mailChoices(token: $token) { eventTitle kind wanted } }';
const CHOOSE = mutationOf('setMailChoice', 'mailChoices { wanted }');
const UPDATE =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { attendee { mailsAnnouncements } } }';
const REMOVE = mutationOf('deleteAttendee', 'attendee { id }');
const RETRY = 'mutation ($input: RetryMailAddressInput!) { it: retryMailAddress(input: $input) { retried } }';
const LOG =
  'query ($eventId: ID!) { mails(filter: { eventId: $eventId }) { nodes { id recipient addressRefusedAt } } }';

const TEMPLATES = Object.keys(english) as MailTemplate[];
const KIND_OF: Partial<Record<MailTemplate, MailKind>> = {
  announcement: 'ANNOUNCEMENTS',
  'planned-reminder': 'ANNOUNCEMENTS',
  'meeting-requested': 'REQUESTS',
  'meeting-confirmed': 'REMINDERS',
  'meeting-changed': 'REMINDERS',
  'timetable-changed': 'ANNOUNCEMENTS',
  'meeting-cancelled': 'REMINDERS',
  'meeting-reminder': 'REMINDERS',
};
const STOPPABLE = Object.keys(KIND_OF) as MailTemplate[];
const ALWAYS = TEMPLATES.filter((template) => !KIND_OF[template]);

let smtp: MailServer;
let server: TestServer;
let event: BuiltEvent;
let me: BuiltMember;

beforeAll(async () => {
  smtp = await startMailServer();
  server = await startServer({ smtpUrl: smtp.url, jobs: false });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.mood = 'takes';
  await sendAll();
  smtp.refused.length = 0;
  event = await buildEvent(server);
  me = await buildMember(server, { eventId: event.id, mailsReminders: true });
});

const emailOf = async ({ userId }: { userId: string }): Promise<string> =>
  (await server.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]))[0]!.email;

/** A value of everything that a template names, with a link as real mails have. */
const dataOf = (template: MailTemplate) => ({
  ...Object.fromEntries(
    'firstName eventTitle displayName otherName podName title text companyName webhookName'
      .split(' ')
      .map((name) => [name, `${name} <b>&</b>`]),
  ),
  code: '123456',
  isGone: true,
  when: () => 'Monday',
  url: `${server.url}/event/${event.id}?of=${template}`,
});

const queue = async (templates: readonly MailTemplate[], ...people: BuiltMember[]): Promise<void> => {
  const addresses = await Promise.all(people.map(emailOf));
  const mails = people.flatMap((person, index) =>
    templates.map((template) => ({
      to: addresses[index]!,
      recipientId: person.id,
      template,
      data: dataOf(template),
      eventId: person.eventId,
    })),
  );
  await inTransaction(server.app.systemContext(), (ctx) =>
    queueMails(ctx, mails as unknown as OutgoingMail<MailTemplate>[]),
  );
};

interface Arrived extends Email {
  /** By lower-case name. */
  header: Readonly<Record<string, string>>;
  recipient: string;
}

/** Sends what waits, and reads what has arrived as a mail program does. */
const sendAll = async (): Promise<Arrived[]> => {
  const waiting = await server.sql<{ id: string }>(
    `SELECT id FROM mails WHERE status = 'QUEUED' ORDER BY created_at, id`,
  );
  for (const { id } of waiting) await sendMail(server.app.systemContext(), id);
  const received = smtp.received.splice(0);
  return Promise.all(
    received.map(async ({ to, source }) => {
      const mail = await PostalMime.parse(source);
      const header = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
      return { ...mail, header, recipient: to.join() };
    }),
  );
};

const send = async (templates: readonly MailTemplate[], ...people: BuiltMember[]): Promise<Arrived[]> => {
  await queue(templates, ...people);
  return sendAll();
};

const oneClickOf = ({ header }: Arrived): string => {
  const [, path] = /^<https?:\/\/[^/]+(\/mail\/[\w-]+)>$/.exec(header['list-unsubscribe'] ?? '') ?? [];
  return server.url + (path ?? '/no-link');
};
const tokenOf = (mail: Arrived): string => oneClickOf(mail).split('/').at(-1) ?? '';
const linkFor = async (template: MailTemplate, person = me): Promise<string> =>
  oneClickOf((await send([template], person))[0]!);
/** As RFC 8058 has mail programs do it. */
const oneClick = (url: string, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), ...init });
const choicesOf = async (token: string) =>
  (await expectOk(graphql<{ it: { kind: string; wanted: string[] } }>(server.url, CHOICES, { token }))).it;
/** Of each kind, and of those that are always sent. */
const SOME: readonly MailTemplate[] = [
  'one-time-code',
  'invitation',
  'announcement',
  'meeting-requested',
  'meeting-changed',
  'meeting-reminder',
];
/** Those of the templates of which a person gets mails. */
const arrivesFor = async (person: BuiltMember, templates = SOME): Promise<MailTemplate[]> => {
  const mails = await send(templates, person);
  const links = mails.map(({ text }) => /[?&]of=([\w-]+)/.exec(text ?? '')?.[1]);
  return templates.filter((template) => links.includes(template));
};
const without = (...kinds: MailKind[]) =>
  SOME.filter((template) => !kinds.includes(KIND_OF[template] as MailKind));

/** Everything that is kept, as one hash per table, beside what servers write in the background. */
const stateOf = async () => {
  const tables = await server.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
     AND table_name NOT IN ('outbox', 'event_changes', 'api_token_usage', 'servers')`,
  );
  const hash = ({ name }: { name: string }) =>
    `SELECT '${name}' AS name, md5(string_agg(t::text, ',' ORDER BY t::text)) AS hash FROM "${name}" t`;
  return server.sql(`${tables.map(hash).join(' UNION ALL ')} ORDER BY name`);
};

describe('the headers of mails', () => {
  it('say that they are automatic, and offer one click where they may be stopped, in every language', async () => {
    for (const language of ['EN', 'UR', 'AR']) {
      await server.sql('UPDATE users SET language = $2 WHERE id = $1', [me.userId, language]);
      const mails = await send(TEMPLATES, me);
      expect(mails).toHaveLength(TEMPLATES.length);
      for (const [index, mail] of mails.entries()) {
        const isStoppable = STOPPABLE.includes(TEMPLATES[index]!);
        expect(mail.header['auto-submitted']).toBe('auto-generated');
        expect(mail.header['list-unsubscribe-post']).toBe(
          isStoppable ? 'List-Unsubscribe=One-Click' : undefined,
        );
        const form = /^<http:\/\/[^>]+\/mail\/[\w-]{44}>$/;
        expect(form.test(mail.header['list-unsubscribe'] ?? '')).toBe(isStoppable);
        const link = mail.header['list-unsubscribe']?.slice(1, -1) ?? '/mail/';
        expect([mail.text?.includes(link), mail.html?.includes(link)]).toEqual([isStoppable, isStoppable]);
      }
    }
  });

  it('have replies go to the contact address of the event, where it has one', async () => {
    expect((await send(['announcement'], me))[0]?.replyTo).toBeUndefined();
    await server.sql(`UPDATE events SET contact_email = 'hello@forum.example' WHERE id = $1`, [event.id]);
    const [mail] = await send(['announcement'], me);
    expect(mail?.replyTo).toEqual([{ name: '', address: 'hello@forum.example' }]);
  });

  it('do not name the address in the link', async () => {
    const [mail] = await send(['announcement'], me);
    expect(Buffer.from(tokenOf(mail!), 'base64url').toString('latin1')).not.toContain(await emailOf(me));
  });
});

describe('a scanner that opens every link of every mail', () => {
  it('changes nothing, by GET and by HEAD, and where it reads the page', async () => {
    const mails = await send(TEMPLATES, me);
    const links = mails.flatMap(({ text, html, header }) =>
      [text, html, header['list-unsubscribe']].flatMap((part) => part?.match(/https?:\/\/[^\s"<>]+/g) ?? []),
    );
    expect(links.length).toBeGreaterThan(TEMPLATES.length * 2);
    const before = await stateOf();
    for (const link of new Set(links)) {
      const { pathname, search } = new URL(link);
      for (const method of ['GET', 'HEAD']) await fetch(server.url + pathname + search, { method });
    }
    for (const mail of mails.slice(0, 9)) {
      if (!mail.header['list-unsubscribe']) continue;
      await choicesOf(tokenOf(mail));
      const answers = await Promise.all(
        ['GET', 'HEAD'].map((method) => fetch(`${server.url}/v1/mail/${tokenOf(mail)}`, { method })),
      );
      expect(answers.map(({ status }) => status)).toEqual([405, 405]);
    }
    expect(await stateOf()).toEqual(before);
    expect(await arrivesFor(me)).toEqual(SOME);
  });
});

describe('one click', () => {
  it.each(Object.values(MailKind))('stops %s, and no other mails', async (kind) => {
    const template = STOPPABLE.find((name) => KIND_OF[name] === kind)!;
    const other = await buildMember(server, { eventId: event.id, mailsReminders: true });
    const elsewhere = await buildMember(server, { userId: me.userId, mailsReminders: true });
    const answer = await oneClick(await linkFor(template));
    expect([answer.status, await answer.json()]).toEqual([200, { stopped: kind }]);
    expect(await arrivesFor(me)).toEqual(without(kind));
    expect([await arrivesFor(other), await arrivesFor(elsewhere)]).toEqual([SOME, SOME]);
  });

  it('works as a form of either kind, as JSON and without a body, and again', async () => {
    const url = await linkFor('announcement');
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    const bodies = [
      {},
      { body: form },
      { body: '{}', headers: { 'content-type': 'application/json' } },
      { body: null },
    ];
    for (const body of bodies) expect((await oneClick(url, body)).status).toBe(200);
    expect(await arrivesFor(me)).toEqual(without('ANNOUNCEMENTS'));
  });

  it('is a POST only', async () => {
    const url = await linkFor('announcement');
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await oneClick(url, { method })).status).not.toBe(200);
    expect(await arrivesFor(me)).toEqual(SOME);
  });

  it('is answered alike wherever a link does not work', async () => {
    const [mail] = await send(['announcement'], me);
    const bytes = Buffer.from(tokenOf(mail!), 'base64url');
    const changed = (at: number) => {
      const other = Buffer.from(bytes);
      other[at]! ^= 1;
      return other.toString('base64url');
    };
    const tokens = [
      changed(0),
      changed(5),
      changed(20),
      changed(32),
      'A'.repeat(44),
      'x',
      `${tokenOf(mail!)}AAAA`,
    ];
    const answers = await Promise.all(tokens.map((token) => oneClick(`${server.url}/mail/${token}`)));
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ message: string }>));
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 404));
    expect(new Set(bodies.map(({ message }) => message)).size).toBe(1);
    for (const token of tokens)
      expect(codeOf(await graphql(server.url, CHOICES, { token }))).toBe('NOT_FOUND');
  });

  it('is bound to the address: once it has changed, or its owner has left, the link is dead', async () => {
    const url = await linkFor('announcement');
    await server.sql(`UPDATE users SET email = 'new.' || email WHERE id = $1`, [me.userId]);
    expect((await oneClick(url)).status).toBe(404);
    const fresh = await linkFor('announcement');
    const manager = await signInAs(server, Role.MANAGER);
    await expectOk(graphql(server.url, REMOVE, { input: { attendeeId: me.id } }, manager));
    expect((await oneClick(fresh)).status).toBe(404);
  });

  it('is limited per link', async () => {
    const url = await linkFor('announcement');
    const answers = await Promise.all(Array.from({ length: 121 }, () => oneClick(url)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('the choices', () => {
  it('are one fact, by the link and in the account', async () => {
    const token = (await linkFor('meeting-requested')).split('/').at(-1)!;
    expect(await choicesOf(token)).toEqual({
      eventTitle: event.title,
      kind: 'REQUESTS',
      wanted: ['ANNOUNCEMENTS', 'REQUESTS', 'REMINDERS'],
    });
    await expectOk(graphql(server.url, CHOOSE, { input: { token, kind: 'REMINDERS', wanted: false } }));
    const input = { eventId: event.id, mailsAnnouncements: false, mailsRequests: null };
    await expectOk(graphql(server.url, UPDATE, { input }, me.token));
    expect((await choicesOf(token)).wanted).toEqual(['REQUESTS']);
    expect(await arrivesFor(me)).toEqual(without('ANNOUNCEMENTS', 'REMINDERS'));
    await expectOk(graphql(server.url, CHOOSE, { input: { token, kind: 'ANNOUNCEMENTS', wanted: true } }));
    expect(await arrivesFor(me)).toEqual(without('REMINDERS'));
  });

  it('cost one statement for one mail and for many', async () => {
    const others = await Promise.all([1, 2, 3].map(() => buildMember(server, { eventId: event.id })));
    const cost = async (...people: BuiltMember[]) =>
      (await statementsOf(() => queue(['announcement'], ...people))).length;
    const emails = (people: readonly BuiltMember[]) => people.length;
    expect((await cost(me, ...others)) - emails([me, ...others])).toBe((await cost(me)) - emails([me]));
  });
});

describe('an address that a mail server refuses for good', () => {
  const states = async () => {
    const state = `concat_ws(' ', status, attempts, CASE WHEN address_refused THEN 'address' END) AS state`;
    const ofMe = `SELECT ${state} FROM mails WHERE recipient_id = $1 ORDER BY created_at, id`;
    return (await server.sql<{ state: string }>(ofMe, [me.id])).map((row) => row.state);
  };
  const refuse = async () => {
    smtp.mood = 'refuses addresses';
    await send(['invitation', 'announcement'], me);
    smtp.mood = 'takes';
    expect(smtp.refused).toEqual([await emailOf(me)]);
  };

  it('is not tried again, until staff say so', async () => {
    await refuse();
    const manager = await signInAs(server, Role.MANAGER);
    expect(await send(['announcement', 'password-reset'], me)).toEqual([]);
    expect(await states()).toEqual(['FAILED 1 address', 'FAILED 0', 'FAILED 0', 'FAILED 0']);
    const { mails } = await expectOk(
      graphql<{ mails: { nodes: { id: string; addressRefusedAt: string | null }[] } }>(
        server.url,
        LOG,
        { eventId: event.id },
        manager,
      ),
    );
    expect(mails.nodes.every(({ addressRefusedAt }) => addressRefusedAt !== null)).toBe(true);
    const input = { mailId: mails.nodes[0]!.id };
    expect(codeOf(await graphql(server.url, RETRY, { input }, me.token))).toBe('FORBIDDEN');
    const retry = () => expectOk(graphql(server.url, RETRY, { input }, manager));
    expect([await retry(), await retry()]).toEqual([{ it: { retried: true } }, { it: { retried: false } }]);
    const log = "SELECT subject_id AS id, before FROM audit_entries WHERE action = 'mailAddress.retry'";
    const before = { refusedAt: expect.any(String) as string };
    expect(await server.sql(log)).toEqual([{ id: me.userId, before }]);
    expect(await send(['announcement'], me)).toHaveLength(1);
  });

  it('is tried again with a code that its owner asks for, and accepted once that arrives', async () => {
    await refuse();
    expect(await send(['one-time-code'], me)).toHaveLength(1);
    expect(await send(['announcement'], me)).toHaveLength(1);
  });

  it('is another one once it was corrected, and goes with its owner', async () => {
    await refuse();
    await server.sql(`UPDATE users SET email = 'new.' || email WHERE id = $1`, [me.userId]);
    expect(await send(['announcement'], me)).toHaveLength(1);
    expect(await server.sql('SELECT 1 FROM mail_refusals WHERE user_id = $1', [me.userId])).toHaveLength(1);
    await server.sql('DELETE FROM attendees WHERE user_id = $1', [me.userId]);
    await server.sql('DELETE FROM users WHERE id = $1', [me.userId]);
    expect(await server.sql('SELECT 1 FROM mail_refusals WHERE user_id = $1', [me.userId])).toEqual([]);
  });

  it('is none where the server refuses the content, or for now', async () => {
    smtp.mood = 'rejects';
    await send(['announcement'], me);
    smtp.mood = 'refuses';
    await queue(['announcement'], me);
    await expect(sendAll()).rejects.toThrow('Try again later');
    expect(await states()).toEqual(['FAILED 1', 'FAILED 1']);
    smtp.mood = 'takes';
    expect(await send(['announcement'], me)).toHaveLength(1);
  });
});

it('a mail that waits is not sent once its kind is stopped', async () => {
  await queue(STOPPABLE, me);
  await server.sql('UPDATE attendees SET mails_requests = false WHERE id = $1', [me.id]);
  expect(await sendAll()).toHaveLength(STOPPABLE.length - 1);
  const ofMe = `recipient_id = '${me.id}' AND status = 'FAILED'`;
  expect(await server.sql(`SELECT template, attempts FROM mails WHERE ${ofMe}`)).toEqual([
    { template: 'meeting-requested', attempts: 0 },
  ]);
});

it('codes, invitations, resets and the rest are always sent', async () => {
  await server.sql(
    'UPDATE attendees SET mails_announcements = false, mails_requests = false, mails_reminders = false WHERE id = $1',
    [me.id],
  );
  expect(await arrivesFor(me, TEMPLATES)).toEqual(ALWAYS);
  const always = ['invitation', 'one-time-code', 'verify-email', 'password-reset'];
  expect(ALWAYS).toEqual(expect.arrayContaining(always));
});
