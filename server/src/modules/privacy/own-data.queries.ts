import { statement } from '../../core/db/statement';
import type { OwnData } from '../../core/db/own-data';
import { profileFields } from '../attendees/index';
import { belongsToUser, takesPart } from '../event-access/index';
import { identifier, join, literal, sql, type Sql } from '../../core/db/sql';

const all = { profile: new Map<string, Sql>(), user: new Map<string, Sql>() };

/** Adds the parts of a module; called once for each, when all modules are loaded. */
export const installOwnData = ({ profile = {}, user = {} }: OwnData): void => {
  for (const [kind, parts] of Object.entries({ profile, user }))
    for (const [name, part] of Object.entries(parts)) {
      if (all[kind as keyof OwnData].has(name)) throw new Error(`Two modules export ${name} of a ${kind}`);
      all[kind as keyof OwnData].set(name, part);
    }
};

/** The arguments of `json_build_object` for what all modules keep of a user. */
const userArguments = (): Sql =>
  join(
    [...all.user].map(([name, part]) => sql`${literal(name)}, ${part}`),
    ',\n   ',
  );

/** A JSON object of any number of keys: `json_build_object` takes fifty. */
const objectOf = (parts: readonly (readonly [name: string, value: Sql])[]): Sql => sql`(
  SELECT json_object_agg(part.name, part.value) FROM (VALUES ${join(
    parts.map(([name, value]) => sql`(${literal(name)}, to_json(${value}))`),
    ',\n   ',
  )}) AS part (name, value))`;

const profileParts = (): (readonly [name: string, value: Sql])[] => [
  ['event', sql`e.title`],
  ['status', sql`a.status`],
  ['category', sql`a.category`],
  ...profileFields.map(({ name, column }) => [name, sql`a.${identifier(column)}`] as const),
  ['company', sql`(SELECT c.name FROM companies c WHERE c.id = a.company_id)`],
  ['code', sql`CASE WHEN ${takesPart(sql`a`)} THEN a.invite_code END`],
  ['sharesEmail', sql`a.shares_email`],
  ['mailsReminders', sql`a.mails_reminders`],
  ['mailsAnnouncements', sql`a.mails_announcements`],
  ['mailsRequests', sql`a.mails_requests`],
  ['createdAt', sql`a.created_at`],
  ['invitedAt', sql`a.invited_at`],
  ['confirmedAt', sql`a.confirmed_at`],
  ['checkedInAt', sql`a.checked_in_at`],
  ...all.profile,
];

/** The profiles of a user `u`, each with what all modules keep of it. */
const profiles = (): Sql => sql`(
  SELECT coalesce(json_agg(${objectOf(profileParts())} ORDER BY e.starts_at, a.id), '[]')
  FROM attendees a JOIN events e ON e.id = a.event_id WHERE a.user_id = u.id AND ${belongsToUser(sql`a`)})`;

/** Everything that is kept of a user, as JSON text: one statement, so that all of it is from one moment. */
export const ownDataOfUser = statement('privacy.ownDataOfUser', {
  params: { userId: 'uuid' },
  row: { data: 'text' },
  text: (p) => sql`
    SELECT json_build_object('user', json_build_object('id', u.id, 'email', u.email, 'displayName', u.display_name,
      'role', u.role, 'avatar', u.avatar, 'emailVerifiedAt', u.email_verified_at, 'createdAt', u.created_at, 'lastLoginAt', u.last_login_at,
      'termsVersion', u.terms_version, 'termsAcceptedAt', u.terms_accepted_at),
      ${userArguments()}, 'profiles', ${profiles()})::text AS data
    FROM users u WHERE u.id = ${p.userId}`,
});
