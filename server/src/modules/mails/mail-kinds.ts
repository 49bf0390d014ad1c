import { createHmac, timingSafeEqual } from 'node:crypto';
import { defineEnum } from '../../core/graphql/enums';
import type { MailTemplate } from './mail-templates';

export const MailKind = defineEnum('MailKind', 'Kinds of mails that a person may stop, per event.', {
  ANNOUNCEMENTS: 'Announcements of the organisers, and planned reminders of an invitation.',
  REQUESTS: 'Requests for a meeting.',
  REMINDERS: 'Reminders and news of agreed meetings.',
});
export type MailKind = keyof typeof MailKind;

const KINDS = Object.values(MailKind);

/** The kinds of the mails that may be stopped. All others are always sent. */
export const STOPPABLE: Partial<Record<MailTemplate, MailKind>> = {
  announcement: 'ANNOUNCEMENTS',
  'planned-reminder': 'ANNOUNCEMENTS',
  'meeting-requested': 'REQUESTS',
  'meeting-confirmed': 'REMINDERS',
  'meeting-changed': 'REMINDERS',
  'timetable-changed': 'ANNOUNCEMENTS',
  'meeting-cancelled': 'REMINDERS',
  'meeting-reminder': 'REMINDERS',
};

export const kindOfTemplate = (template: string): MailKind | null =>
  STOPPABLE[template as MailTemplate] ?? null;

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** The subject of a link in a mail; an attendee belongs to one event. */
export interface MailLink {
  attendeeId: string;
  kind: MailKind;
}

const sign = (key: Buffer, { attendeeId, kind }: MailLink, address: string): Buffer =>
  createHmac('sha256', key)
    .update(`${kind} ${attendeeId} ${address.toLowerCase()}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);

/** The last part of a link: kind, attendee and a signature of 128 bits, without the address. */
export const tokenOf = (key: Buffer, link: MailLink, address: string): string =>
  Buffer.concat([
    Buffer.of(KINDS.indexOf(link.kind)),
    Buffer.from(link.attendeeId.replaceAll('-', ''), 'hex'),
    sign(key, link, address),
  ]).toString('base64url');

/** The content of a token, before its signature is compared with the address; null for a malformed token. */
export const readToken = (token: string): MailLink | null => {
  const bytes = Buffer.from(token, 'base64url');
  const kind = KINDS[bytes[0] ?? KINDS.length];
  if (!kind || bytes.length !== 1 + ID_BYTES + SIGNATURE_BYTES) return null;
  const hex = bytes.toString('hex', 1, 1 + ID_BYTES);
  return { kind, attendeeId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') };
};

/** Whether a token was made with this key for this address. */
export const isTokenOf = (token: string, key: Buffer, link: MailLink, address: string): boolean =>
  timingSafeEqual(Buffer.from(token, 'base64url').subarray(-SIGNATURE_BYTES), sign(key, link, address));
