import type { Sql } from '../../core/database';
import { READABLE_TEMPLATES } from './mail-templates';

const templates = READABLE_TEMPLATES.map((name) => `'${name}'`).join(', ');

/** Columns of the mail log, from `mails m`. Bodies are of KEPT mails only, and without secrets unless these are wanted. */
export const mailColumns = (withSecrets: boolean): string => {
  const isReadable = withSecrets ? `m.status = 'KEPT'` : `m.status = 'KEPT' AND m.template IN (${templates})`;
  return `m.id, m.created_at AS "createdAt", m.event_id AS "eventId", m.recipient, m.template, m.subject, m.status,
    m.attempts, m.error, m.sent_at AS "sentAt",
    CASE WHEN ${isReadable} THEN m.text END AS text, CASE WHEN ${isReadable} THEN m.html END AS html`;
};

/** A mail as it is written. */
export interface WrittenMail {
  id: string;
  eventId: string | null;
  to: string;
  template: string;
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
}

/** Writes mails, in one statement. */
export const insertMails = async (db: Sql, mails: readonly WrittenMail[]): Promise<void> => {
  await db.rows({
    text: `INSERT INTO mails (id, event_id, recipient, template, subject, text, html, calendar)
           SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])`,
    values: [
      mails.map(({ id }) => id),
      mails.map(({ eventId }) => eventId),
      mails.map(({ to }) => to),
      mails.map(({ template }) => template),
      mails.map(({ subject }) => subject),
      mails.map(({ text }) => text),
      mails.map(({ html }) => html),
      mails.map(({ calendar }) => calendar),
    ],
  });
};
