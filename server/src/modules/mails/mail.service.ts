import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../../core/config';
import type { Language } from '../../core/graphql/languages';
import type { RequestContext, Runtime } from '../../core/request/context';
import { defineState } from '../../core/request/state';
import { KEY_MISSING, secretsOf } from '../../core/db/secrets';
import { recordChange } from '../../core/audit/change-log';
import { newId, parseId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { SEND_MAIL } from './mail.jobs';
import {
  acceptAddress,
  beginSending,
  insertMails,
  readersOfMails,
  refuseAddress,
  setFailed,
  setKept,
  setSent,
  mailsPage,
  resealMail,
  unsealedMails,
} from './mail.queries';
import { kindOfTemplate, tokenOf } from './mail-kinds';
import { fillTemplate, type MailData, type MailTemplate, type OwnWords } from './mail-templates';
import { viewerOf } from '../../core/request/authorization';
import type { Page } from '../../core/db/pagination';
import { Role } from '../../core/auth/roles';
import { requireEventAccess, staffEventIds } from '../event-access/index';
import type { Mail, MailsArgs } from './mail.types';

/** A mail to be written. */
export interface OutgoingMail<Name extends MailTemplate> {
  to: string;
  /** The receiving attendee, or the user if it is about no profile: the mail is deleted with them. */
  recipientId: string;
  /** Another attendee that it names: the mail is deleted with them too. */
  aboutId?: string;
  template: Name;
  data: MailData<Name>;
  /** Own words of the organisers in a language, where there are any. */
  own?: (language: Language) => OwnWords | undefined;
  /** In place of the reader's language. */
  language?: Language;
  /** Event that it is about, for its log. */
  eventId: string | null;
  /** Text of a calendar file that goes with it, in the reader's language. */
  calendar?: (language: Language) => string;
}

/** How long a mail waits whose key the settings do not name. */
const KEY_WAIT_MS = 600_000;

/** The host that mails come from: that of MAIL_FROM, or else the one where browsers find Podium. */
const mailHost = ({ mailFrom, publicUrl, siteUrl }: Config): string =>
  /@([\w.-]+)>?\s*$/.exec(mailFrom ?? '')?.[1] ?? new URL(publicUrl ?? siteUrl).hostname;

/** The connection to the mail server, from the first mail on. */
const mailTransport = defineState((): { current: Transporter | undefined } => ({ current: undefined }));

/** Where a mail of a kind that may be stopped is stopped: a page for people, and one click for mail programs. */
const choicesUrlOf = (
  ctx: RequestContext,
  key: Buffer,
  { recipient, recipientId, template }: { recipient: string; recipientId: string | null; template: string },
): string | undefined => {
  const kind = kindOfTemplate(template);
  if (!kind || !recipientId) return undefined;
  return `${ctx.siteUrl}/mail/${tokenOf(key, { attendeeId: recipientId, kind }, recipient)}`;
};

/** Writes mails in the transaction that causes them; they leave once it has committed. Those of a kind that the reader does not want are left out. */
export async function queueMails<Name extends MailTemplate>(
  ctx: RequestContext,
  mails: readonly OutgoingMail<Name>[],
): Promise<void> {
  if (!ctx.transaction) throw new Error('Mails are written inside the transaction that causes them');
  if (mails.length === 0) return;
  const readers = await readersOfMails(ctx, {
    addresses: mails.map(({ to }) => to),
    eventIds: mails.map(({ eventId }) => eventId),
    recipientIds: mails.map(({ recipientId }) => recipientId),
    templates: mails.map(({ template }) => template),
  });
  const { seal } = secretsOf(ctx.runtime);
  const written = mails.flatMap((mail, index) => {
    const { to, recipientId, aboutId, template, data, own, eventId, calendar } = mail;
    const { wants, key, ...reader } = readers[index]!;
    if (!wants) return [];
    const language = mail.language ?? reader.language;
    const choicesUrl = choicesUrlOf(ctx, key, { recipient: to, recipientId, template });
    const { subject, text, html } = fillTemplate(template, data, language, {
      own: own?.(language),
      choicesUrl,
    });
    const body = { text: seal(text), html: seal(html), calendar: calendar?.(language) ?? null };
    return [{ id: newId(), eventId, to, recipientId, aboutId: aboutId ?? null, template, subject, ...body }];
  });
  if (written.length === 0) return;
  await insertMails(ctx.db, written);
  await ctx.jobs.addAll(
    SEND_MAIL,
    written.map(({ id }) => ({ mailId: id })),
  );
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** The mail server has refused this mail for good, since the address does not exist for instance: more tries would only annoy it. */
const isRefusedForGood = ({ code, responseCode = 0 }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;

/** It has refused the address, not its sender or what the mail says. */
const refusesAddress = (error: SmtpError): boolean => isRefusedForGood(error) && error.command === 'RCPT TO';

const WITHHELD = {
  REFUSED: 'Not tried: the mail server has refused this address for good.',
  STOPPED: 'Not tried: the person has stopped mails of this kind.',
};

/** One click (RFC 8058): mail programs send a POST to the address, which a GET only shows. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Whether mails leave; without a mail server they are kept for the log. */
export const hasMailServer = (ctx: RequestContext): boolean => Boolean(ctx.runtime.config.smtpUrl);

/** Sends one mail, or keeps it for the log where there is no mail server. A sent mail is not sent again. */
export async function sendMail(ctx: RequestContext, mailId: string): Promise<void> {
  const mail = await firstOf(beginSending(ctx, { id: mailId }));
  if (!mail) return;
  const { smtpUrl, mailFrom } = ctx.runtime.config;
  if (!smtpUrl) {
    await setKept(ctx, { id: mailId });
    return;
  }
  if (mail.withheld) {
    await setFailed(ctx, { id: mailId, error: WITHHELD[mail.withheld], addressRefused: false });
    return;
  }
  const { open } = secretsOf(ctx.runtime);
  const [text, html] = [mail.text && open(mail.text), mail.html && open(mail.html)];
  if (text === null && mail.text) {
    await setFailed(ctx, { id: mailId, error: KEY_MISSING, addressRefused: false });
    // It waits for the key, however many tries that takes.
    return ctx.jobs.add(SEND_MAIL, { mailId }, { startAfter: new Date(Date.now() + KEY_WAIT_MS) });
  }
  const host = mailHost(ctx.runtime.config);
  const choicesUrl = choicesUrlOf(ctx, mail.key, mail);
  try {
    await transportTo(ctx.runtime, smtpUrl).sendMail({
      from: mailFrom ?? `Podium <no-reply@${host}>`,
      to: mail.recipient,
      replyTo: mail.replyTo ?? undefined,
      headers: { 'Auto-Submitted': 'auto-generated', ...(choicesUrl && unsubscribeHeaders(choicesUrl)) },
      subject: mail.subject,
      text: text ?? undefined,
      html: html ?? undefined,
      // The same mail twice, after a crash between sending and writing that down, is recognised as one.
      messageId: `<${mailId}@${host}>`,
      ...(mail.calendar ? { icalEvent: { method: 'PUBLISH', content: mail.calendar } } : {}),
    });
  } catch (error) {
    const addressRefused = refusesAddress(error as object);
    await setFailed(ctx, { id: mailId, error: (error as Error).message, addressRefused });
    if (addressRefused) await refuseAddress(ctx, { id: mailId });
    if (isRefusedForGood(error as object)) return;
    throw error;
  }
  await setSent(ctx, { id: mailId });
}

function transportTo(runtime: Runtime, url: string): Transporter {
  const transport = mailTransport(runtime);
  transport.current ??= createTransport(url);
  return transport.current;
}

/** Mails with codes and links are never shown: a reader could take over the account. A demo without SMTP has no other way to read them. */
const showsSecrets = (ctx: RequestContext): boolean => {
  const { demo, smtpUrl } = ctx.runtime.config;
  return demo && !smtpUrl && viewerOf(ctx).role === Role.ADMIN;
};

/** The newest first. */
export async function listMails(ctx: RequestContext, { filter, ...args }: MailsArgs): Promise<Page<Mail>> {
  const eventIds = filter?.eventId
    ? [(await requireEventAccess(ctx, filter.eventId)).eventId]
    : staffEventIds(viewerOf(ctx));
  const { status, template, recipient } = filter ?? {};
  const log = { eventIds, status, template, recipient, withSecrets: showsSecrets(ctx) };
  const page = await mailsPage(ctx.db, log, args);
  const { open } = secretsOf(ctx.runtime);
  for (const mail of page.nodes) {
    mail.text &&= open(mail.text);
    mail.html &&= open(mail.html);
  }
  return page;
}

/** Tries the address of a mail again from now on; false where it was not refused. */
export async function retryAddress(ctx: RequestContext, mailId: string): Promise<boolean> {
  const id = parseId(mailId, 'The mail');
  return inTransaction(ctx, async (inner) => {
    const refusal = await firstOf(acceptAddress(inner, { id, eventIds: staffEventIds(viewerOf(ctx)) }));
    if (!refusal) return false;
    const { eventId, userId, refusedAt } = refusal;
    const subject = { eventId, subjectId: userId, subjectName: null };
    await recordChange(inner, { ...subject, action: 'mailAddress.retry', before: { refusedAt } });
    return true;
  });
}

/** Seals texts that were written without a key or with a former one, a batch of them. */
export async function sealMails(ctx: RequestContext): Promise<void> {
  const { marks, reseal } = secretsOf(ctx.runtime);
  for (const { id, text, html } of marks.length > 0 ? await unsealedMails(ctx, { marks }) : [])
    if (text) await resealMail(ctx, { id, before: text, text: reseal(text), html: html && reseal(html) });
}
