import { createTransport, type Transporter } from 'nodemailer';
import type { RequestContext, Runtime } from '../../core/context';
import { defineState } from '../../core/state';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { SEND_MAIL } from './mail.jobs';
import { beginSending, insertMails, setFailed, setKept, setSent } from './mail.queries';
import { fillTemplate, type MailData, type MailTemplate } from './mail-templates';

/** A mail to be written. */
export interface OutgoingMail<Name extends MailTemplate> {
  to: string;
  template: Name;
  data: MailData<Name>;
  /** Event that it is about, for its log. */
  eventId: string | null;
  /** Text of a calendar file that goes with it. */
  calendar?: string;
}

const FROM = 'Podium <no-reply@podium.invalid>';

/** The connection to the mail server, from the first mail on. */
const mailTransport = defineState((): { current: Transporter | undefined } => ({ current: undefined }));

/** Writes mails in the transaction that causes them; they leave once it has committed. */
export async function queueMails<Name extends MailTemplate>(
  ctx: RequestContext,
  mails: readonly OutgoingMail<Name>[],
): Promise<void> {
  if (!ctx.transaction) throw new Error('Mails are written inside the transaction that causes them');
  if (mails.length === 0) return;
  const written = mails.map(({ to, template, data, eventId, calendar }) => ({
    id: newId(),
    eventId,
    to,
    template,
    ...fillTemplate(template, data),
    calendar: calendar ?? null,
  }));
  await insertMails(ctx.sql, written);
  await ctx.jobs.addAll(
    SEND_MAIL,
    written.map(({ id }) => ({ mailId: id })),
  );
}

/** Sends one mail, or keeps it for the log where there is no mail server. What was sent is not sent again. */
export async function sendMail(ctx: RequestContext, mailId: string): Promise<void> {
  const mail = await firstOf(beginSending(ctx, { id: mailId }));
  if (!mail) return;
  const { smtpUrl } = ctx.runtime.config;
  if (!smtpUrl) {
    await setKept(ctx, { id: mailId });
    return;
  }
  try {
    await transportTo(ctx.runtime, smtpUrl).sendMail({
      from: ctx.runtime.config.mailFrom ?? FROM,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text ?? undefined,
      html: mail.html ?? undefined,
      // The same mail twice, after a crash between sending and writing that down, is recognised as one.
      messageId: `<${mailId}@podium.invalid>`,
      ...(mail.calendar ? { icalEvent: { method: 'PUBLISH', content: mail.calendar } } : {}),
    });
  } catch (error) {
    await setFailed(ctx, { id: mailId, error: (error as Error).message });
    throw error;
  }
  await setSent(ctx, { id: mailId });
}

function transportTo(runtime: Runtime, url: string): Transporter {
  const transport = mailTransport(runtime);
  transport.current ??= createTransport(url);
  return transport.current;
}
