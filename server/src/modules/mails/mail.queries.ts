import { READABLE_TEMPLATES } from './mail-templates';

const templates = READABLE_TEMPLATES.map((name) => `'${name}'`).join(', ');

/** Columns of the mail log, from `mails m`. Bodies are of KEPT mails only, and without secrets unless these are wanted. */
export const mailColumns = (withSecrets: boolean): string => {
  const isReadable = withSecrets ? `m.status = 'KEPT'` : `m.status = 'KEPT' AND m.template IN (${templates})`;
  return `m.id, m.created_at AS "createdAt", m.event_id AS "eventId", m.recipient, m.template, m.subject, m.status,
    m.attempts, m.error, m.sent_at AS "sentAt",
    CASE WHEN ${isReadable} THEN m.text END AS text, CASE WHEN ${isReadable} THEN m.html END AS html`;
};
