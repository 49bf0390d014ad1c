import { statement } from '../../core/db/statement';
import { belongsToUser, isListed } from '../event-access/index';

/** A list of one attendee's rows as JSON, empty where there are none. */
const listOf = (row: string, from: string, order: string): string =>
  `(SELECT coalesce(json_agg(json_build_object(${row}) ORDER BY ${order}), '[]') FROM ${from})`;

const nameOf = (alias: string): string => `${alias}.first_name || ' ' || ${alias}.last_name`;

const interests = listOf(
  `'group', g.name, 'term', t.label`,
  `attendee_interests i JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id WHERE i.attendee_id = a.id`,
  'g.position, t.label',
);
const bookmarks = listOf(
  `'name', ${nameOf('o')}, 'bookmarkedAt', b.created_at`,
  'bookmarks b JOIN attendees o ON o.id = b.attendee_id WHERE b.owner_id = a.id',
  'b.created_at',
);
const blocks = listOf(
  `'name', ${nameOf('o')}, 'blockedAt', b.created_at`,
  'blocks b JOIN attendees o ON o.id = b.blocked_id WHERE b.blocker_id = a.id',
  'b.created_at',
);
const agenda = listOf(
  `'title', c.title, 'startsAt', c.starts_at, 'endsAt', c.ends_at`,
  'agenda_entries n JOIN activities c ON c.id = n.activity_id WHERE n.attendee_id = a.id',
  'c.starts_at',
);
const talks = listOf(
  `'title', c.title, 'startsAt', c.starts_at, 'endsAt', c.ends_at`,
  'activity_speakers n JOIN activities c ON c.id = n.activity_id WHERE n.attendee_id = a.id',
  'c.starts_at, c.id',
);
const busyTimes = listOf(
  `'startsAt', b.starts_at, 'endsAt', b.ends_at, 'note', b.note`,
  'busy_times b WHERE b.attendee_id = a.id',
  'b.starts_at',
);
const calendarLinks = listOf(
  `'createdAt', f.created_at, 'lastReadAt', f.last_read_at`,
  'agenda_feeds f WHERE f.attendee_id = a.id',
  'f.created_at',
);
const notifications = listOf(
  `'kind', n.kind, 'text', n.text, 'createdAt', n.created_at, 'readAt', n.read_at`,
  'notifications n WHERE n.attendee_id = a.id',
  'n.created_at',
);
const meetings = listOf(
  `'with', ${nameOf('o')}, 'as', CASE WHEN m.sender_id = a.id THEN 'SENDER' ELSE 'RECEIVER' END, 'status', m.status,
   'closedReason', m.closed_reason, 'startsAt', m.starts_at, 'endsAt', m.ends_at, 'pod', p.name, 'note', m.note, 'reason', m.reason, 'requestedAt', m.created_at, 'respondedAt', m.responded_at,
   'tookPlace', CASE WHEN m.sender_id = a.id THEN m.sender_says_held ELSE m.receiver_says_held END`,
  `meetings m JOIN attendees o ON o.id IN (m.sender_id, m.receiver_id) AND o.id <> a.id LEFT JOIN pods p ON p.id = m.pod_id
   WHERE a.id IN (m.sender_id, m.receiver_id)`,
  'm.starts_at, m.id',
);
const messages = listOf(
  `'with', ${nameOf('o')}, 'fromMe', s.sender_id = a.id, 'text', s.text, 'sentAt', s.sent_at, 'readAt', s.read_at`,
  `conversation_members c JOIN attendees o ON o.id = c.other_id JOIN messages s ON s.conversation_id = c.conversation_id
   WHERE c.attendee_id = a.id`,
  'c.conversation_id, s.sequence',
);
const entries = listOf(
  `'gate', k.gate, 'direction', k.direction, 'at', k.at`,
  'check_ins k WHERE k.attendee_id = a.id',
  'k.at, k.client_id',
);
const proposals = listOf(
  `'meetingWith', ${nameOf('o')}, 'startsAt', r.starts_at, 'endsAt', r.ends_at`,
  `meeting_proposals r JOIN meetings m ON m.id = r.meeting_id JOIN attendees o ON o.id IN (m.sender_id, m.receiver_id) AND o.id <> a.id
   WHERE r.proposer_id = a.id`,
  'r.starts_at',
);
const dismissals = listOf(
  `'name', ${nameOf('o')}, 'dismissedAt', d.created_at`,
  'match_dismissals d JOIN attendees o ON o.id = d.attendee_id WHERE d.owner_id = a.id',
  'd.created_at',
);
const reports = listOf(
  `'text', s.text, 'reason', r.reason, 'reportedAt', r.created_at`,
  'message_reports r JOIN messages s ON s.id = r.message_id WHERE r.reporter_id = a.id',
  'r.created_at',
);
const profiles = listOf(
  `'event', e.title, 'status', a.status, 'category', a.category, 'firstName', a.first_name, 'lastName', a.last_name,
   'jobTitle', a.job_title, 'organization', a.organization, 'introduction', a.introduction, 'country', a.country, 'phone', a.phone,
   'avatar', a.avatar, 'cover', a.cover, 'company', (SELECT c.name FROM companies c WHERE c.id = a.company_id),
   'code', CASE WHEN ${isListed('a')} THEN a.invite_code END, 'sharesEmail', a.shares_email, 'mailsReminders', a.mails_reminders, 'createdAt', a.created_at,
   'invitedAt', a.invited_at, 'confirmedAt', a.confirmed_at, 'checkedInAt', a.checked_in_at, 'interests', ${interests},
   'bookmarks', ${bookmarks}, 'blocks', ${blocks}, 'agenda', ${agenda}, 'talks', ${talks}, 'busyTimes', ${busyTimes}, 'calendarLinks', ${calendarLinks}, 'meetings', ${meetings},
   'proposals', ${proposals}, 'messages', ${messages}, 'reports', ${reports}, 'notifications', ${notifications},
   'entries', ${entries}, 'dismissals', ${dismissals}`,
  `attendees a JOIN events e ON e.id = a.event_id WHERE a.user_id = u.id AND ${belongsToUser('a')}`,
  'e.starts_at, a.id',
);
const sessions = listOf(
  `'device', s.device, 'createdAt', s.created_at, 'lastUsedAt', s.last_used_at`,
  'sessions s WHERE s.user_id = u.id',
  's.created_at',
);

const mails = listOf(
  `'subject', i.subject, 'status', i.status, 'writtenAt', i.created_at, 'sentAt', i.sent_at`,
  // The address may be somebody else's until it is proven: mails about an invitation to it are theirs.
  `mails i WHERE i.recipient = u.email AND (u.email_verified_at IS NOT NULL OR i.event_id IS NULL
     OR EXISTS (SELECT 1 FROM attendees own WHERE own.user_id = u.id AND own.event_id = i.event_id AND NOT own.by_invitation))`,
  'i.created_at, i.id',
);
const securityEvents = listOf(
  `'kind', y.kind, 'reason', y.reason, 'address', y.address, 'device', y.device, 'at', y.created_at`,
  'security_events y WHERE y.user_id = u.id',
  'y.created_at, y.id',
);
/** What one did as staff. */
const changes = listOf(
  `'action', x.action, 'subject', x.subject_name, 'at', x.created_at`,
  'audit_entries x WHERE x.actor_id = u.id',
  'x.created_at, x.id',
);

/** Everything that is kept of a user, as JSON text: one statement, so that all of it is from one moment. */
export const ownDataOfUser = statement('leaving.ownDataOfUser', {
  params: { userId: 'uuid' },
  row: { data: 'text' },
  text: (p) => `
    SELECT json_build_object('user', json_build_object('id', u.id, 'email', u.email, 'displayName', u.display_name,
      'role', u.role, 'avatar', u.avatar, 'emailVerifiedAt', u.email_verified_at, 'createdAt', u.created_at, 'lastLoginAt', u.last_login_at),
      'sessions', ${sessions}, 'securityEvents', ${securityEvents}, 'mails', ${mails}, 'changes', ${changes}, 'profiles', ${profiles})::text AS data
    FROM users u WHERE u.id = ${p.userId}`,
});
