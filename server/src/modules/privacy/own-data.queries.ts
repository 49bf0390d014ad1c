import { statement } from '../../core/db/statement';
import { jsonListOf, type OwnData } from '../../core/db/own-data';
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

/** The arguments of `json_build_object` for the parts of all modules of a kind. */
const argumentsOf = (kind: keyof OwnData): Sql =>
  join(
    [...all[kind]].map(([name, part]) => sql`${literal(name)}, ${part}`),
    ',\n   ',
  );

const profileArguments = join(
  profileFields.map(({ name, column }) => sql`${literal(name)}, a.${identifier(column)}`),
);

/** The profiles of a user `u`, each with what all modules keep of it. */
const profiles = (): Sql =>
  jsonListOf({
    row: sql`'event', e.title, 'status', a.status, 'category', a.category, ${profileArguments},
   'company', (SELECT c.name FROM companies c WHERE c.id = a.company_id),
   'code', CASE WHEN ${takesPart(sql`a`)} THEN a.invite_code END, 'sharesEmail', a.shares_email, 'mailsReminders', a.mails_reminders,
   'mailsAnnouncements', a.mails_announcements, 'mailsRequests', a.mails_requests,
   'createdAt', a.created_at, 'invitedAt', a.invited_at, 'confirmedAt', a.confirmed_at, 'checkedInAt', a.checked_in_at,
   ${argumentsOf('profile')}`,
    from: sql`attendees a JOIN events e ON e.id = a.event_id WHERE a.user_id = u.id AND ${belongsToUser(sql`a`)}`,
    order: sql`e.starts_at, a.id`,
  });

/** Everything that is kept of a user, as JSON text: one statement, so that all of it is from one moment. */
export const ownDataOfUser = statement('privacy.ownDataOfUser', {
  params: { userId: 'uuid' },
  row: { data: 'text' },
  text: (p) => sql`
    SELECT json_build_object('user', json_build_object('id', u.id, 'email', u.email, 'displayName', u.display_name,
      'role', u.role, 'avatar', u.avatar, 'emailVerifiedAt', u.email_verified_at, 'createdAt', u.created_at, 'lastLoginAt', u.last_login_at,
      'termsVersion', u.terms_version, 'termsAcceptedAt', u.terms_accepted_at),
      ${argumentsOf('user')}, 'profiles', ${profiles()})::text AS data
    FROM users u WHERE u.id = ${p.userId}`,
});
