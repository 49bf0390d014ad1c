import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { inTransaction } from '../../server/src/core/request/transaction';
import { startMailServer, type MailServer } from '../support/mail-server';
import { queueMails } from '../../server/src/modules/mails/mail.service';
import { buildServer, PROCESS_TEST_MS, spawnServer } from '../support/process';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const RETRY_MS = 40_000;

/** Queues one mail, in a transaction that ends as told. */
const queueMail = (server: TestServer, to: string, fail = false): Promise<void> =>
  inTransaction(server.app.systemContext(), async (inner) => {
    await queueMails(inner, [
      {
        to,
        recipientId: newId(),
        template: 'one-time-code',
        data: { code: '123456', url: 'http://localhost/' },
        eventId: null,
      },
    ]);
    if (fail) throw new Error('Rolled back');
  });

const mailTo = async (server: TestServer, to: string) => {
  const rows = await server.sql(
    'SELECT status, attempts, text, html, error FROM mails WHERE recipient = $1',
    [to],
  );
  return rows[0];
};

describe('a mail without a mail server', () => {
  let server: TestServer;
  beforeAll(async () => (server = await startServer()));
  afterAll(() => server.close());

  it('is kept for the log, as text and as HTML', async () => {
    await queueMail(server, 'kept@example.test');
    await waitFor(async () => (await mailTo(server, 'kept@example.test'))?.['status'] === 'KEPT', 'The mail');
    const mail = await mailTo(server, 'kept@example.test');
    expect(mail).toEqual({
      status: 'KEPT',
      attempts: 1,
      error: null,
      text: expect.stringContaining('\n\n123456\n\n'),
      html: expect.stringContaining('>123456</p>'),
    });
  });

  it('is not even written when its transaction fails', async () => {
    await expect(queueMail(server, 'never@example.test', true)).rejects.toThrow('Rolled back');
    const jobs = await server.sql(
      `SELECT 1 FROM pgboss.job WHERE name = 'mails.send' AND state <> 'completed'`,
    );
    expect([await mailTo(server, 'never@example.test'), jobs]).toEqual([undefined, []]);
  });
});

describe('a mail with a mail server', () => {
  let smtp: MailServer;
  let server: TestServer;

  beforeAll(async () => {
    smtp = await startMailServer();
    server = await startServer({ smtpUrl: smtp.url });
  });
  afterAll(async () => {
    await server.close();
    await smtp.close();
  });
  beforeEach(() => {
    smtp.mood = 'takes';
    smtp.received.length = 0;
  });

  it('is sent once, and what it said leaves the log', async () => {
    await queueMail(server, 'sent@example.test');
    await waitFor(async () => (await mailTo(server, 'sent@example.test'))?.['status'] === 'SENT', 'The mail');
    expect(smtp.received.map(({ to }) => to)).toEqual([['sent@example.test']]);
    expect(smtp.received[0]?.source).toContain('Subject: Your code for Podium');
    expect(await mailTo(server, 'sent@example.test')).toEqual({
      status: 'SENT',
      attempts: 1,
      text: null,
      html: null,
      error: null,
    });
  });

  it.each([
    ['MAIL_FROM', { mailFrom: 'Forum <hello@mail.forum.example>' }, 'mail.forum.example', 'hello'],
    ['PUBLIC_URL', { publicUrl: 'https://portal.forum.example/' }, 'portal.forum.example', 'no-reply'],
  ])('comes from the host of %s, its id too', async (_setting, options, host, sender) => {
    const other = await startServer({ smtpUrl: smtp.url, ...options });
    await queueMail(other, 'host@example.test');
    await waitFor(() => smtp.received.length > 0, 'The mail');
    const source = smtp.received[0]?.source ?? '';
    expect(source).toMatch(new RegExp(`^Message-ID: <[0-9a-f-]{36}@${host}>\\r$`, 'm'));
    expect(source).toMatch(new RegExp(`^From: \\w+ <${sender}@${host}>\\r$`, 'm'));
    await other.close();
  });

  it('that is refused is tried again later', { timeout: RETRY_MS * 2 }, async () => {
    smtp.mood = 'refuses';
    await queueMail(server, 'later@example.test');
    await waitFor(
      async () => (await mailTo(server, 'later@example.test'))?.['status'] === 'FAILED',
      'The mail',
    );
    // The mail server's words have the address in them: they stay with the mail, and go with it.
    const failed = await waitFor(async () => {
      const rows = await server.sql(
        `SELECT output FROM pgboss.job WHERE name = 'mails.send' AND output IS NOT NULL`,
      );
      return rows.length > 0 && rows;
    }, 'The note of the failure');
    expect(JSON.stringify(failed)).not.toContain('later@example.test');
    smtp.mood = 'takes';
    await waitFor(
      async () => (await mailTo(server, 'later@example.test'))?.['status'] === 'SENT',
      'The mail',
      RETRY_MS,
    );
    expect(smtp.received.map(({ to }) => to)).toEqual([['later@example.test']]);
    expect((await mailTo(server, 'later@example.test'))?.['attempts']).toBe(2);
  });

  it('that is refused for good is not tried again', async () => {
    smtp.mood = 'rejects';
    await queueMail(server, 'nobody@example.test');
    await waitFor(
      async () => (await mailTo(server, 'nobody@example.test'))?.['status'] === 'FAILED',
      'The mail',
    );
    const openJobs = () =>
      server.sql(
        `SELECT 1 FROM pgboss.job JOIN mails m ON data ->> 'mailId' = m.id::text
         WHERE m.recipient = 'nobody@example.test' AND state < 'completed'`,
      );
    await waitFor(async () => (await openJobs()).length === 0, 'The end of the job');
    expect(await mailTo(server, 'nobody@example.test')).toMatchObject({ status: 'FAILED', attempts: 1 });
  });
});

describe('a mail whose server dies while it sends', () => {
  it('is sent by the next server, once', { timeout: PROCESS_TEST_MS }, async () => {
    await buildServer();
    const [smtp, watcher] = await Promise.all([startMailServer(), startServer({ jobs: false })]);
    smtp.mood = 'hangs';
    const options = { databaseUrl: watcher.databaseUrl, smtpUrl: smtp.url };
    const dying = await spawnServer(options);
    await insertMail(watcher, 'survivor@example.test');
    await waitFor(() => smtp.tries === 1, 'The first try');
    await dying.kill();
    smtp.mood = 'takes';
    // As if the minute had passed that a job may take.
    await watcher.sql(
      `UPDATE pgboss.job SET started_on = started_on - interval '2 minutes' WHERE name = 'mails.send' AND state = 'active'`,
    );
    const next = await spawnServer(options);
    await waitFor(() => smtp.received.length > 0, 'The second try', 120_000);
    await waitFor(
      async () => (await mailTo(watcher, 'survivor@example.test'))?.['status'] === 'SENT',
      'The mail',
    );
    expect(smtp.received.map(({ to }) => to)).toEqual([['survivor@example.test']]);
    await next.kill();
    await watcher.close();
    await smtp.close();
  });
});

async function insertMail(server: TestServer, to: string): Promise<void> {
  const mailId = newId();
  await server.sql(
    `INSERT INTO mails (id, recipient, template, subject, text, html) VALUES ($1, $2, 'one-time-code', 'Code', 'text', '<p>text</p>')`,
    [mailId, to],
  );
  await server.sql(
    `INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, expire_in, keep_until)
     VALUES ('mails.send', $1::jsonb, 5, 1, interval '60 seconds', now() + interval '1 day')`,
    [JSON.stringify({ mailId })],
  );
}
