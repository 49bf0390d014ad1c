import { jsonListOf } from '../../core/db/own-data';
import type { Db } from '../../core/db/database';
import { WhereBuilder, containing, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { nullable, statement, typed } from '../../core/db/statement';
import { READABLE_TEMPLATES } from './mail-templates';
import type { Mail, MailFilter } from './mail.types';

const templates = READABLE_TEMPLATES.map((name) => `'${name}'`).join(', ');

/** Columns of the mail log, from `mails m`. Bodies are of KEPT mails only, and without secrets unless these are wanted. */
const mailColumns = (withSecrets: boolean): string => {
  const isReadable = withSecrets ? `m.status = 'KEPT'` : `m.status = 'KEPT' AND m.template IN (${templates})`;
  return `m.id, m.created_at AS "createdAt", m.event_id AS "eventId", m.recipient, m.template, m.subject, m.status,
    m.attempts, m.error, m.sent_at AS "sentAt",
    CASE WHEN ${isReadable} THEN m.text END AS text, CASE WHEN ${isReadable} THEN m.html END AS html`;
};

/** A page of the mail log, the newest first; of one event where one is named. */
export const mailsPage = (
  db: Db,
  { status, template, recipient }: Omit<MailFilter, 'eventId'>,
  { eventId, withSecrets }: { eventId: string | null; withSecrets: boolean },
  page: PageArgs,
): Promise<Page<Mail>> => {
  const where = new WhereBuilder();
  if (eventId) where.add((event) => `m.event_id = ${event}`, eventId);
  if (status) where.add((value) => `m.status = ${value}`, status);
  if (template) where.add((name) => `m.template = ${name}`, template);
  if (recipient?.trim())
    where.add((part) => `lower(m.recipient) LIKE ${part}`, containing(recipient.trim().toLowerCase()));
  const order = { column: 'm.created_at', type: 'timestamptz', descending: true } as const;
  return keysetPage<Mail>(
    db,
    { columns: mailColumns(withSecrets), tables: 'mails m', where, order, id: 'm.id' },
    page,
  );
};

/** A mail as it is written. */
export interface WrittenMail {
  id: string;
  eventId: string | null;
  to: string;
  recipientId: string;
  aboutId: string | null;
  template: string;
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
}

const insert = statement('mails.insertAll', {
  params: {
    ids: 'uuid[]',
    eventIds: typed<readonly (string | null)[]>('uuid[]'),
    recipients: 'text[]',
    recipientIds: 'uuid[]',
    aboutIds: typed<readonly (string | null)[]>('uuid[]'),
    templates: 'text[]',
    subjects: 'text[]',
    texts: 'text[]',
    htmls: 'text[]',
    calendars: typed<readonly (string | null)[]>('text[]'),
  },
  row: {},
  text: (p) => `
    INSERT INTO mails (id, event_id, recipient, recipient_id, about_id, template, subject, text, html, calendar)
    SELECT * FROM unnest(${p.ids}, ${p.eventIds}, ${p.recipients}, ${p.recipientIds}, ${p.aboutIds}, ${p.templates}, ${p.subjects},
      ${p.texts}, ${p.htmls}, ${p.calendars})`,
});

/** Writes mails, in one statement. */
export const insertMails = async (db: Db, mails: readonly WrittenMail[]): Promise<void> => {
  await insert(db, {
    ids: mails.map(({ id }) => id),
    eventIds: mails.map(({ eventId }) => eventId),
    recipients: mails.map(({ to }) => to),
    recipientIds: mails.map(({ recipientId }) => recipientId),
    aboutIds: mails.map(({ aboutId }) => aboutId),
    templates: mails.map(({ template }) => template),
    subjects: mails.map(({ subject }) => subject),
    texts: mails.map(({ text }) => text),
    htmls: mails.map(({ html }) => html),
    calendars: mails.map(({ calendar }) => calendar),
  });
};

/** Counts an attempt to send a mail and reads it; no row where it was sent already, or kept. */
export const beginSending = statement('mails.beginSending', {
  params: { id: 'uuid' },
  row: { recipient: 'text', subject: 'text', text: 'text?', html: 'text?', calendar: 'text?' },
  text: (p) => `
    UPDATE mails SET attempts = attempts + 1, updated_at = now()
    WHERE id = ${p.id} AND status IN ('QUEUED', 'FAILED') RETURNING recipient, subject, text, html, calendar`,
});

/** Notes that a mail is kept for the log. */
export const setKept = statement('mails.setKept', {
  params: { id: 'uuid' },
  row: {},
  text: (p) => `UPDATE mails SET status = 'KEPT', sent_at = now() WHERE id = ${p.id}`,
});

/** Notes why a mail could not be sent. */
export const setFailed = statement('mails.setFailed', {
  params: { id: 'uuid', error: 'text' },
  row: {},
  text: (p) => `
    UPDATE mails SET status = 'FAILED', error = ${p.error}, updated_at = now() WHERE id = ${p.id}`,
});

/** Notes that a mail was sent, and drops its content. */
export const setSent = statement('mails.setSent', {
  params: { id: 'uuid' },
  row: {},
  text: (p) => `
    UPDATE mails SET status = 'SENT', sent_at = now(), error = NULL, text = NULL, html = NULL, calendar = NULL, updated_at = now()
    WHERE id = ${p.id}`,
});

/** Deletes the mails to a person, and those to others that name the person. Without a user, those of the attendees alone. */
export const deleteMailsOf = statement('mails.deleteOf', {
  params: { attendeeIds: 'uuid[]', userId: 'uuid?', email: nullable(typed<string>('citext')) },
  row: {},
  text: (p) => `
    DELETE FROM mails m WHERE m.recipient_id = ANY(${p.attendeeIds}) OR m.about_id = ANY(${p.attendeeIds})
      OR (lower(m.recipient) = lower(${p.email}::text) AND NOT EXISTS (
        SELECT 1 FROM attendees a WHERE a.user_id = ${p.userId} AND a.event_id = m.event_id AND a.id <> ALL(${p.attendeeIds})))
      OR m.recipient_id = ${p.userId}`,
});

/** The mails to a user, for the export of one's own data. An address may be somebody else's until it is proven: mails about an invitation to it are theirs. */
export const ownMails = jsonListOf({
  row: `'subject', i.subject, 'status', i.status, 'writtenAt', i.created_at, 'sentAt', i.sent_at`,
  from: `mails i WHERE i.recipient = u.email AND (u.email_verified_at IS NOT NULL OR i.event_id IS NULL
     OR EXISTS (SELECT 1 FROM attendees own WHERE own.user_id = u.id AND own.event_id = i.event_id AND NOT own.by_invitation))`,
  order: 'i.created_at, i.id',
});
