import { column, columnsOf, countOf } from '../../core/db/columns';
import type { Db } from '../../core/db/database';
import { nullable, typed } from '../../core/db/declared';
import { containing, keysetList } from '../../core/db/list-query';
import { jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { and, bound, join, literal, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { canBeSealed } from '../../core/db/secrets';
import { readerLanguage } from '../events/index';
import { MailKeyEntity } from './mail-key.entity';
import { MailRefusalEntity } from './mail-refusal.entity';
import { READABLE_TEMPLATES, REQUESTED_TEMPLATES } from './mail-templates';
import { MailEntity, MailStatus } from './mail.entity';
import { STOPPABLE, type MailKind } from './mail-kinds';
import type { MailFilter } from './mail.types';

const IS_READABLE = sql`m.status = 'KEPT' AND m.template IN (${join(READABLE_TEMPLATES.map(literal))})`;

/** Columns of the mail log, from `mails m`. Bodies are of KEPT mails only, and without secrets unless these are wanted. */
const mailColumns = (withSecrets: boolean) => {
  const isReadable = withSecrets ? sql`m.status = 'KEPT'` : IS_READABLE;
  return {
    ...columnsOf(
      MailEntity,
      sql`m`,
      'id',
      'createdAt',
      'eventId',
      'recipient',
      'template',
      'subject',
      'status',
      'attempts',
      'error',
      'sentAt',
    ),
    text: column('text?', sql`CASE WHEN ${isReadable} THEN m.text END`),
    html: column('text?', sql`CASE WHEN ${isReadable} THEN m.html END`),
    addressRefusedAt: column(
      'timestamptz?',
      sql`(SELECT r.refused_at FROM mail_refusals r WHERE r.address = m.recipient::citext)`,
    ),
  };
};

const CHOICES: Readonly<Record<MailKind, Sql>> = {
  ANNOUNCEMENTS: sql`a.mails_announcements`,
  REQUESTS: sql`a.mails_requests`,
  REMINDERS: sql`a.mails_reminders`,
};

/** Whether an attendee `a` wants mails of a template; null where there is none and the mail may be stopped. */
const isWanted = (template: Sql): Sql =>
  and(
    ...Object.entries(STOPPABLE).map(
      ([name, kind]) => sql`(${template} <> ${literal(name)} OR ${CHOICES[kind]})`,
    ),
  );

/**
 * For each mail, in their order: the language that the reader chose, or else the default of its event; whether the reader wants it;
 * and the key of its link.
 */
export const readersOfMails = statement('mails.readers', {
  params: {
    addresses: 'text[]',
    eventIds: typed<readonly (string | null)[]>('uuid[]'),
    recipientIds: 'uuid[]',
    templates: 'text[]',
  },
  row: {
    language: readerLanguage(sql`u`, sql`e`),
    wants: column('bool', sql`coalesce(${isWanted(sql`mail.template`)}, true)`),
    ...columnsOf(MailKeyEntity, sql`k`, 'key'),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM unnest(${p.addresses}, ${p.eventIds}, ${p.recipientIds}, ${p.templates})
      WITH ORDINALITY AS mail (address, event_id, recipient_id, template, position)
    CROSS JOIN mail_keys k LEFT JOIN users u ON u.email = mail.address::citext LEFT JOIN events e ON e.id = mail.event_id
    LEFT JOIN attendees a ON a.id = mail.recipient_id
    ORDER BY mail.position`,
});

interface MailLog extends Omit<MailFilter, 'eventId'> {
  /** Of these events alone. */
  eventIds?: readonly string[] | null;
  withSecrets: boolean;
}

/** A page of the mail log, the newest first. */
export const mailsPage = keysetList(
  'mails.page',
  ({ eventIds, status, template, recipient, withSecrets }: MailLog) => {
    const columns = mailColumns(withSecrets);
    const part = recipient?.trim().toLowerCase();
    return {
      columns,
      from: sql`mails m`,
      where: and(
        eventIds && sql`m.event_id = ANY(${bound('uuid[]', eventIds)})`,
        status && sql`m.status = ${status}`,
        template && sql`m.template = ${template}`,
        part && sql`lower(m.recipient) LIKE ${containing(part)}`,
      ),
      order: { by: columns.createdAt, descending: true },
      id: sql`m.id`,
    };
  },
  () => [
    { withSecrets: true },
    {
      eventIds: [SOME_ID],
      status: MailStatus.KEPT,
      template: 'invitation',
      recipient: 'a',
      withSecrets: false,
    },
  ],
);

/** Mails that wait, and those of the last day that could not be sent. */
export const mailBacklog = statement('mails.backlog', {
  params: {},
  row: {
    mailsWaiting: countOf(sql`mails m WHERE m.status = 'QUEUED'`),
    mailsFailed: countOf(sql`mails m WHERE m.status = 'FAILED' AND m.created_at > now() - interval '1 day'`),
  },
  text: (_p, columns) => sql`SELECT ${columns}`,
});

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
  text: (p) => sql`
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

/** Why a mail is not sent now that its turn has come; null where it is. */
const withheld = sql`CASE
  WHEN m.template NOT IN (${join(REQUESTED_TEMPLATES.map(literal))})
    AND EXISTS (SELECT FROM mail_refusals r WHERE r.address = m.recipient::citext) THEN 'REFUSED'
  WHEN NOT (SELECT ${isWanted(sql`m.template`)} FROM attendees a WHERE a.id = m.recipient_id) THEN 'STOPPED' END`;

/** Reads a mail and counts the attempt to send it, unless it is withheld; no row where it was sent already, or kept. */
export const beginSending = statement('mails.beginSending', {
  params: { id: 'uuid' },
  row: {
    ...columnsOf(
      MailEntity,
      sql`m`,
      'recipient',
      'recipientId',
      'template',
      'subject',
      'text',
      'html',
      'calendar',
    ),
    withheld: column(nullable(typed<'REFUSED' | 'STOPPED'>('text')), withheld),
    key: column('bytea', sql`(SELECT k.key FROM mail_keys k)`),
    replyTo: column('text?', sql`(SELECT e.contact_email FROM events e WHERE e.id = m.event_id)`),
  },
  text: (p, columns) => sql`
    UPDATE mails m SET attempts = attempts + (${withheld} IS NULL)::int, updated_at = now()
    WHERE id = ${p.id} AND status IN ('QUEUED', 'FAILED') RETURNING ${columns}`,
});

/** Notes that the address of a mail is refused for good. */
export const refuseAddress = statement('mails.refuseAddress', {
  params: { id: 'uuid' },
  text: (p) => sql`
    INSERT INTO mail_refusals (address, user_id) SELECT u.email, u.id FROM mails m JOIN users u ON u.email = m.recipient::citext
    WHERE m.id = ${p.id} ON CONFLICT (address) DO UPDATE SET user_id = excluded.user_id, refused_at = now()`,
});

/** Tries the address of a mail again from now on; no row where it was not refused. */
export const acceptAddress = statement('mails.acceptAddress', {
  params: { id: 'uuid', eventIds: 'uuid[]?' },
  row: {
    ...columnsOf(MailRefusalEntity, sql`r`, 'userId', 'refusedAt'),
    ...columnsOf(MailEntity, sql`m`, 'eventId'),
  },
  text: (p, columns) => sql`
    DELETE FROM mail_refusals r USING mails m WHERE m.id = ${p.id} AND (${p.eventIds} IS NULL OR m.event_id = ANY(${p.eventIds}))
      AND r.address = m.recipient::citext RETURNING ${columns}`,
});

/** Texts that can be sealed with the first key, a batch of them. */
export const unsealedMails = statement('mails.unsealed', {
  params: { marks: 'text[]' },
  row: columnsOf(MailEntity, sql`m`, 'id', 'text', 'html'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM mails m WHERE m.status IN ('QUEUED', 'FAILED', 'KEPT') AND ${canBeSealed(sql`m.text`, p.marks)}
    LIMIT 10000`,
});

/** Seals a mail's texts, unless they were dropped meanwhile. */
export const resealMail = statement('mails.reseal', {
  params: { id: 'uuid', before: 'text', text: 'text', html: 'text?' },
  text: (p) =>
    sql`UPDATE mails SET text = ${p.text}, html = ${p.html} WHERE id = ${p.id} AND text = ${p.before}`,
});

/** Notes that a mail is kept for the log. */
export const setKept = statement('mails.setKept', {
  params: { id: 'uuid' },
  text: (p) => sql`UPDATE mails SET status = 'KEPT', sent_at = now() WHERE id = ${p.id}`,
});

/** Notes why a mail could not be sent. */
export const setFailed = statement('mails.setFailed', {
  params: { id: 'uuid', error: 'text', addressRefused: 'bool' },
  text: (p) => sql`
    UPDATE mails SET status = 'FAILED', error = ${p.error}, address_refused = ${p.addressRefused}, updated_at = now()
    WHERE id = ${p.id}`,
});

/** Notes that a mail was sent and its address accepted, and drops its content. */
export const setSent = statement('mails.setSent', {
  params: { id: 'uuid' },
  text: (p) => sql`
    WITH accepted AS (
      DELETE FROM mail_refusals r USING mails m WHERE m.id = ${p.id} AND r.address = m.recipient::citext)
    UPDATE mails SET status = 'SENT', sent_at = now(), error = NULL, text = NULL, html = NULL, calendar = NULL, updated_at = now()
    WHERE id = ${p.id}`,
});

/** Deletes the mails to a person, and those to others that name the person. Without a user, those of the attendees alone. */
export const deleteMailsOf = statement('mails.deleteOf', {
  params: { attendeeIds: 'uuid[]', userId: 'uuid?', email: nullable(typed<string>('citext')) },
  text: (p) => sql`
    DELETE FROM mails m WHERE m.recipient_id = ANY(${p.attendeeIds}) OR m.about_id = ANY(${p.attendeeIds})
      OR (lower(m.recipient) = lower(${p.email}::text) AND NOT EXISTS (
        SELECT 1 FROM attendees a WHERE a.user_id = ${p.userId} AND a.event_id = m.event_id AND a.id <> ALL(${p.attendeeIds})))
      OR m.recipient_id = ${p.userId}`,
});

/** The refused addresses of a user, for the export of one's own data. */
export const ownMailRefusals = jsonListOf({
  row: sql`'address', r.address, 'refusedAt', r.refused_at`,
  from: sql`mail_refusals r WHERE r.user_id = u.id`,
  order: sql`r.refused_at, r.address`,
});

/** The mails to a user, for the export of one's own data. An address may belong to another person until it is proven: mails about an invitation to it are that person's. */
export const ownMails = jsonListOf({
  row: sql`'subject', i.subject, 'status', i.status, 'writtenAt', i.created_at, 'sentAt', i.sent_at`,
  from: sql`mails i WHERE i.recipient = u.email AND (u.email_verified_at IS NOT NULL OR i.event_id IS NULL
     OR EXISTS (SELECT 1 FROM attendees own WHERE own.user_id = u.id AND own.event_id = i.event_id AND NOT own.by_invitation))`,
  order: sql`i.created_at, i.id`,
});

/** Mails `m` to addresses that are refused, with their refusals `r`. */
export const refusedMails = sql`mails m JOIN mail_refusals r ON r.address = m.recipient::citext`;

/** Mails `m` of the last day that failed for other reasons than their addresses. */
export const unsentMails = sql`mails m WHERE m.status = 'FAILED' AND m.created_at > now() - interval '1 day'
  AND m.attempts > 0 AND NOT m.address_refused
  AND NOT EXISTS (SELECT FROM mail_refusals r WHERE r.address = m.recipient::citext)`;
