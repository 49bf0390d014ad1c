-- Emitted by the build; change the queries files instead.

-- announcements.beginSending (id uuid) -> (id uuid, eventId uuid, createdAt timestamptz, updatedAt timestamptz, title text, text text, segment jsonb, inPortal bool, byMail bool, status announcement_status, sendAt timestamptz?, sentAt timestamptz?, recipientCount int4?, authorName text)
UPDATE announcements n SET status = 'SENDING' FROM events e
WHERE n.id = $1::uuid AND (n.status = 'SENDING' OR (n.status = 'SCHEDULED' AND n.send_at <= now())) AND e.id = n.event_id AND e.status <> 'DRAFT'
RETURNING n.id AS "id", n.event_id AS "eventId", n.created_at AS "createdAt", n.updated_at AS "updatedAt", n.title AS "title", n.text AS "text", n.segment AS "segment", n.in_portal AS "inPortal", n.by_mail AS "byMail", n.status AS "status", n.send_at AS "sendAt", n.sent_at AS "sentAt", n.recipient_count AS "recipientCount", n.author_name AS "authorName";

-- announcements.due (eventId uuid) -> (id uuid)
SELECT n.id AS "id" FROM announcements n WHERE n.event_id = $1::uuid AND (n.status = 'SENDING' OR (n.status = 'SCHEDULED' AND n.send_at <= now())) ORDER BY n.send_at, n.id;

-- announcements.endSending (id uuid) -> ()
UPDATE announcements SET status = 'SENT', sent_at = now() WHERE id = $1::uuid AND status = 'SENDING';

-- announcements.find (id uuid) -> (id uuid, eventId uuid, createdAt timestamptz, updatedAt timestamptz, title text, text text, segment jsonb, inPortal bool, byMail bool, status announcement_status, sendAt timestamptz?, sentAt timestamptz?, recipientCount int4?, authorName text)
SELECT n.id AS "id", n.event_id AS "eventId", n.created_at AS "createdAt", n.updated_at AS "updatedAt", n.title AS "title", n.text AS "text", n.segment AS "segment", n.in_portal AS "inPortal", n.by_mail AS "byMail", n.status AS "status", n.send_at AS "sendAt", n.sent_at AS "sentAt", n.recipient_count AS "recipientCount", n.author_name AS "authorName" FROM announcements n WHERE n.id = $1::uuid;

-- announcements.insert (id uuid, eventId uuid, title text, text text, segment jsonb, inPortal bool, byMail bool, authorId uuid) -> ()
INSERT INTO announcements (id, event_id, title, text, segment, in_portal, by_mail, author_id, author_name)
SELECT $1::uuid, $2::uuid, $3::text, $4::text, $5::jsonb, $6::bool, $7::bool, u.id, u.display_name
FROM users u WHERE u.id = $8::uuid;

-- announcements.lock (id uuid) -> (id uuid, eventId uuid, createdAt timestamptz, updatedAt timestamptz, title text, text text, segment jsonb, inPortal bool, byMail bool, status announcement_status, sendAt timestamptz?, sentAt timestamptz?, recipientCount int4?, authorName text)
SELECT n.id AS "id", n.event_id AS "eventId", n.created_at AS "createdAt", n.updated_at AS "updatedAt", n.title AS "title", n.text AS "text", n.segment AS "segment", n.in_portal AS "inPortal", n.by_mail AS "byMail", n.status AS "status", n.send_at AS "sendAt", n.sent_at AS "sentAt", n.recipient_count AS "recipientCount", n.author_name AS "authorName" FROM announcements n WHERE n.id = $1::uuid FOR UPDATE;

-- announcements.reach (ids uuid[]) -> (id uuid, read int4, mailed int4, reached int4)
SELECT r.announcement_id AS "id", count(n.read_at)::int AS "read", count(r.mailed_at)::int AS "mailed", count(*) FILTER (WHERE coalesce(n.read_at, r.mailed_at) IS NOT NULL)::int AS "reached"
FROM announcement_recipients r
LEFT JOIN notifications n ON n.announcement_id = r.announcement_id AND n.attendee_id = r.attendee_id
WHERE r.announcement_id = ANY($1::uuid[]) GROUP BY 1;

-- announcements.setSending (id uuid, status announcement_status, sendAt timestamptz?) -> (sendAt timestamptz?)
UPDATE announcements n SET status = $1::announcement_status, send_at = coalesce($2::timestamptz, now()), updated_at = greatest(now(), updated_at + interval '1 millisecond')
WHERE id = $3::uuid RETURNING n.send_at AS "sendAt";

-- announcements.takeUnmailed (id uuid, count int4) -> (id uuid, firstName text, email citext)
WITH taken AS (
  SELECT r.attendee_id, a.first_name, u.email FROM announcement_recipients r
  JOIN attendees a ON a.id = r.attendee_id JOIN users u ON u.id = a.user_id AND u.disabled_at IS NULL
  WHERE r.announcement_id = $1::uuid AND r.mailed_at IS NULL
  ORDER BY r.attendee_id LIMIT $2::int4 FOR UPDATE OF r FOR KEY SHARE OF a)
UPDATE announcement_recipients r SET mailed_at = now() FROM taken
WHERE r.announcement_id = $1::uuid AND r.attendee_id = taken.attendee_id
RETURNING taken.attendee_id AS "id", taken.first_name AS "firstName", taken.email AS "email";

-- answers.ownGroups (userId uuid, eventIds uuid[]) -> (eventId uuid, groupId uuid)
SELECT g.event_id AS "eventId", g.id AS "groupId" FROM attendees me JOIN attendee_groups g ON g.event_id = me.event_id AND me.groups >> g.bit & 1 = 1
WHERE me.user_id = $1::uuid AND me.event_id = ANY($2::uuid[]);

-- answers.sees (eventId uuid, userId uuid, fieldIds uuid[]) -> (all bool)
  SELECT bool_and(f.id IS NOT NULL) AS "all" FROM attendees me CROSS JOIN unnest($1::uuid[]) AS wanted (id)
  LEFT JOIN event_fields f ON f.id = wanted.id AND f.event_id = me.event_id AND (f.audience = 'EVERYBODY' OR f.audience = 'GROUPS'
AND EXISTS (SELECT FROM attendee_groups g WHERE g.id = ANY (f.group_ids) AND g.event_id = me.event_id AND me.groups >> g.bit & 1 = 1))
  WHERE me.user_id = $2::uuid AND me.event_id = $3::uuid AND me.status = 'CONFIRMED';

-- api-tokens.addUsage (counts jsonb) -> ()
INSERT INTO api_token_usage AS u (token_id, hour, calls, points)
SELECT t.id, c.hour, c.calls, c.points
FROM jsonb_to_recordset($1::jsonb) AS c ("tokenId" uuid, hour timestamptz, calls int, points float8)
JOIN api_tokens t ON t.id = c."tokenId"
ORDER BY t.id, c.hour
ON CONFLICT (token_id, hour) DO UPDATE SET calls = u.calls + excluded.calls, points = u.points + excluded.points;

-- api-tokens.byHashes (keys bytea[], demo bool) -> (id uuid, eventId uuid, companyId uuid?, createdAt timestamptz, name text, scopes text[], origins text[], authorName text, expiresAt timestamptz, lastUsedAt timestamptz?, revokedAt timestamptz?, tokenHash bytea)
SELECT t.id AS "id", t.event_id AS "eventId", t.company_id AS "companyId", t.created_at AS "createdAt", t.name AS "name", t.scopes AS "scopes", t.origins AS "origins", t.author_name AS "authorName", t.expires_at AS "expiresAt", t.last_used_at AS "lastUsedAt", t.revoked_at AS "revokedAt", t.token_hash AS "tokenHash" FROM 
  api_tokens t JOIN events e ON e.id = t.event_id AND ($1::bool OR NOT e.demo) AND t.revoked_at IS NULL AND t.expires_at > now()
    AND (t.company_id IS NULL OR e.status <> 'DRAFT') WHERE t.token_hash = ANY($2::bytea[]);

-- api-tokens.byIds (keys uuid[], demo bool) -> (id uuid, eventId uuid, companyId uuid?, createdAt timestamptz, name text, scopes text[], origins text[], authorName text, expiresAt timestamptz, lastUsedAt timestamptz?, revokedAt timestamptz?, tokenHash bytea)
SELECT t.id AS "id", t.event_id AS "eventId", t.company_id AS "companyId", t.created_at AS "createdAt", t.name AS "name", t.scopes AS "scopes", t.origins AS "origins", t.author_name AS "authorName", t.expires_at AS "expiresAt", t.last_used_at AS "lastUsedAt", t.revoked_at AS "revokedAt", t.token_hash AS "tokenHash" FROM 
  api_tokens t JOIN events e ON e.id = t.event_id AND ($1::bool OR NOT e.demo) AND t.revoked_at IS NULL AND t.expires_at > now()
    AND (t.company_id IS NULL OR e.status <> 'DRAFT') WHERE t.id = ANY($2::uuid[]);

-- api-tokens.countWithin (eventId uuid, ids uuid[]) -> (count int4)
SELECT count(*)::int AS "count" FROM (
  SELECT id FROM attendees WHERE id = ANY($1::uuid[]) AND event_id = $2::uuid
  UNION ALL SELECT id FROM check_ins WHERE id = ANY($1::uuid[]) AND event_id = $2::uuid
  UNION ALL SELECT id FROM companies WHERE id = ANY($1::uuid[]) AND event_id = $2::uuid
  UNION ALL SELECT id FROM activities WHERE id = ANY($1::uuid[]) AND event_id = $2::uuid
  UNION ALL SELECT id FROM pods WHERE id = ANY($1::uuid[]) AND event_id = $2::uuid
  UNION ALL SELECT id FROM meetings WHERE id = ANY($1::uuid[]) AND event_id = $2::uuid) AS named;

-- api-tokens.deleteOldUsage () -> ()
DELETE FROM api_token_usage WHERE hour < now() - interval '7 days';

-- api-tokens.find (id uuid) -> (id uuid, eventId uuid, companyId uuid?, createdAt timestamptz, name text, scopes text[], origins text[], authorName text, expiresAt timestamptz, lastUsedAt timestamptz?, revokedAt timestamptz?)
SELECT t.id AS "id", t.event_id AS "eventId", t.company_id AS "companyId", t.created_at AS "createdAt", t.name AS "name", t.scopes AS "scopes", t.origins AS "origins", t.author_name AS "authorName", t.expires_at AS "expiresAt", t.last_used_at AS "lastUsedAt", t.revoked_at AS "revokedAt" FROM api_tokens t WHERE t.id = $1::uuid;

-- api-tokens.insert (id uuid, eventId uuid, companyId uuid?, name text, tokenHash bytea, scopes text[], origins text[], expiresAt timestamptz, authorId uuid, most int4) -> (id uuid)
INSERT INTO api_tokens AS t (id, event_id, company_id, name, token_hash, scopes, origins, author_id, author_name, expires_at)
SELECT $1::uuid, $2::uuid, $3::uuid, $4::text, $5::bytea, $6::text[], $7::text[], u.id, u.display_name, $8::timestamptz
FROM users u WHERE u.id = $9::uuid AND (
  SELECT count(*) FROM api_tokens valid WHERE valid.event_id = $2::uuid AND valid.company_id IS NOT DISTINCT FROM $3::uuid
    AND valid.revoked_at IS NULL AND valid.expires_at > now()) < $10::int4 RETURNING t.id AS "id";

-- api-tokens.markUsed (ids uuid[]) -> ()
UPDATE api_tokens SET last_used_at = now() WHERE id = ANY($1::uuid[]);

-- api-tokens.origins (demo bool) -> (origin text)
SELECT DISTINCT origin AS "origin" FROM 
  api_tokens t JOIN events e ON e.id = t.event_id AND ($1::bool OR NOT e.demo) AND t.revoked_at IS NULL AND t.expires_at > now()
    AND (t.company_id IS NULL OR e.status <> 'DRAFT'), unnest(t.origins) AS origin;

-- api-tokens.revoke (id uuid) -> (id uuid)
UPDATE api_tokens t SET revoked_at = now(), updated_at = now() WHERE t.id = $1::uuid AND t.revoked_at IS NULL RETURNING t.id AS "id";

-- api-tokens.upsertSandbox (id uuid, eventId uuid, tokenHash bytea, scopes text[], origins text[]) -> (id uuid)
INSERT INTO api_tokens AS t (id, event_id, name, token_hash, scopes, origins, author_name, expires_at)
SELECT $1::uuid, e.id, 'Sandbox', $2::bytea, $3::text[], $4::text[], 'Podium', now() + interval '1 year'
FROM events e WHERE e.id = $5::uuid AND e.demo
ON CONFLICT (token_hash) DO UPDATE SET scopes = excluded.scopes, origins = excluded.origins, expires_at = excluded.expires_at, updated_at = now()
WHERE t.revoked_at IS NULL RETURNING t.id AS "id";

-- api-tokens.usage (ids uuid[]) -> (tokenId uuid, at timestamptz, calls int4, points float8)
SELECT t.id AS "tokenId", h.at AS "at", coalesce(u.calls, 0) AS "calls", coalesce(u.points, 0) AS "points" FROM unnest($1::uuid[]) AS t (id)
CROSS JOIN LATERAL (SELECT date_trunc('hour', now(), 'UTC') - make_interval(hours => n) AS at FROM generate_series(0, 23) AS n) h
LEFT JOIN api_token_usage u ON u.token_id = t.id AND u.hour = h.at
ORDER BY h.at;

-- applications.addressees (ids uuid[]) -> (id uuid, eventId uuid, firstName text, email citext, title text, timezone text)
SELECT a.id AS "id", a.event_id AS "eventId", a.first_name AS "firstName", u.email AS "email", e.title AS "title", e.timezone AS "timezone" FROM attendees a JOIN events e ON e.id = a.event_id JOIN users u ON u.id = a.user_id WHERE a.id = ANY($1::uuid[]);

-- applications.countStages (eventId uuid) -> (stage text, count int4)
SELECT s.stage AS "stage", sum(s.count)::int AS "count" FROM (
  SELECT c.status::text AS stage, c.change AS count FROM attendee_counts c WHERE c.event_id = $1::uuid AND c.status <> 'REMOVED'
  UNION ALL SELECT v.stage, v.sign FROM attendees a CROSS JOIN LATERAL (VALUES (a.application, 1), ('INVITED', -1)) AS v (stage, sign)
  WHERE a.event_id = $1::uuid AND a.application IS NOT NULL) AS s
GROUP BY s.stage HAVING sum(s.count) > 0;

-- applications.decidedBy (decisionId uuid) -> (id uuid, eventId uuid, firstName text, lastName text, undoUntil timestamptz?, former text, stage text, isOver bool, hasTakenPart bool)
SELECT a.id AS "id", a.event_id AS "eventId", a.first_name AS "firstName", a.last_name AS "lastName", x.undo_until AS "undoUntil", coalesce(x.former, 'INVITED') AS "former", coalesce(a.application, a.status::text) AS "stage", ((x.undo_until > clock_timestamp()) IS NOT TRUE) AS "isOver", (a.status = 'CONFIRMED' AND (
    EXISTS (SELECT FROM meetings m WHERE m.sender_id = a.id OR m.receiver_id = a.id AND m.status = 'ACTIVE')
    OR EXISTS (SELECT FROM messages m WHERE m.sender_id = a.id))) AS "hasTakenPart" FROM applications x JOIN attendees a ON a.id = x.attendee_id
WHERE x.decision_id = $1::uuid AND a.status <> 'REMOVED' ORDER BY a.id;

-- applications.erase (attendeeIds uuid[], userId uuid?) -> ()
WITH gone AS (DELETE FROM applications WHERE attendee_id = ANY($1::uuid[]))
UPDATE place_log SET by_id = nullif(by_id, $2::uuid),
  attendee_id = CASE WHEN attendee_id = ANY($1::uuid[]) THEN NULL ELSE attendee_id END
WHERE attendee_id = ANY($1::uuid[]) OR by_id = $2::uuid;

-- applications.eventsToSettle () -> (eventId uuid)
WITH line AS MATERIALIZED (SELECT event_id, groups FROM attendees WHERE application = 'WAITLISTED'),
open_event AS MATERIALIZED (
  SELECT e.id FROM events e WHERE e.id IN (SELECT event_id FROM line) AND e.status = 'PUBLISHED' AND e.starts_at > now()
    AND (e.capacity <= places_taken(e.id, -1)) IS NOT TRUE),
full_group AS MATERIALIZED (
  SELECT g.event_id, g.bit FROM attendee_groups g
  WHERE g.event_id IN (SELECT id FROM open_event) AND g.capacity <= places_taken(g.event_id, 1::bigint << g.bit))
SELECT e.id AS "eventId" FROM open_event e WHERE EXISTS (SELECT FROM line l WHERE l.event_id = e.id
  AND NOT EXISTS (SELECT FROM full_group f WHERE f.event_id = l.event_id AND (l.groups >> f.bit & 1 = 1)))
UNION SELECT x.event_id FROM applications x JOIN attendees a ON a.id = x.attendee_id
WHERE x.offer_ends_at <= clock_timestamp() AND a.application = 'OFFERED';

-- applications.expired (eventId uuid) -> (id uuid)
SELECT a.id AS "id" FROM applications x JOIN attendees a ON a.id = x.attendee_id
WHERE x.event_id = $1::uuid AND a.application = 'OFFERED' AND x.offer_ends_at <= clock_timestamp() ORDER BY x.line;

-- applications.insertLog (ids uuid[], eventId uuid, attendeeIds uuid[], kind text, groupIds uuid[], positions int4[], offerEndsAt timestamptz?, byId uuid?) -> ()
INSERT INTO place_log (id, event_id, attendee_id, at, kind, group_id, position, offer_ends_at, by_id)
SELECT v.id, $1::uuid, v.attendee_id, clock_timestamp(), $2::text, v.group_id, v.position, $3::timestamptz, $4::uuid
FROM unnest($5::uuid[], $6::uuid[], $7::uuid[], $8::int4[]) WITH ORDINALITY AS v (id, attendee_id, group_id, position, place)
ORDER BY v.place;

-- applications.limits (eventId uuid) -> (now timestamptz, limits jsonb, hasLine bool)
SELECT clock_timestamp() AS "now", (SELECT coalesce(jsonb_agg(l), '[]') FROM (
        SELECT -1 AS bit, e.capacity, places_taken(e.id, -1) AS taken WHERE e.capacity IS NOT NULL
        UNION ALL SELECT g.bit, g.capacity, places_taken(e.id, 1::bigint << g.bit) FROM attendee_groups g
        WHERE g.event_id = e.id AND g.capacity IS NOT NULL) AS l) AS "limits", EXISTS (SELECT FROM attendees a WHERE a.event_id = e.id AND a.application IN ('WAITLISTED', 'OFFERED')) AS "hasLine" FROM events e WHERE e.id = $1::uuid;

-- applications.lockCandidates (eventId uuid, ids uuid[]) -> (id uuid, userId uuid?, firstName text, lastName text, byInvitation bool, stage text, bits int4[], isAccepted bool)
SELECT a.id AS "id", a.user_id AS "userId", a.first_name AS "firstName", a.last_name AS "lastName", a.by_invitation AS "byInvitation", coalesce(a.application, a.status::text) AS "stage", ARRAY(SELECT g.bit FROM attendee_groups g WHERE g.event_id = a.event_id AND g.capacity IS NOT NULL AND (a.groups >> g.bit & 1 = 1)) AS "bits", (u.email_verified_at IS NOT NULL OR NOT (a.by_invitation OR e.requires_verified_email)) AS "isAccepted" FROM attendees a JOIN events e ON e.id = a.event_id JOIN users u ON u.id = a.user_id WHERE a.event_id = $1::uuid AND a.id = ANY($2::uuid[])
ORDER BY a.id FOR NO KEY UPDATE OF a;

-- applications.logRemoved (attendeeIds uuid[]) -> (eventId uuid)
INSERT INTO place_log (id, event_id, at, kind)
SELECT gen_random_uuid(), a.event_id, clock_timestamp(), 'REMOVED' FROM attendees a JOIN events e ON e.id = a.event_id
WHERE a.id = ANY($1::uuid[]) AND (a.application IS NOT NULL OR a.status = 'CONFIRMED' AND (e.capacity IS NOT NULL
  OR EXISTS (SELECT FROM attendee_groups g WHERE g.event_id = e.id AND g.capacity IS NOT NULL)))
RETURNING place_log.event_id AS "eventId";

-- applications.offerEnd (attendeeId uuid) -> (isOpen bool)
SELECT x.offer_ends_at > clock_timestamp() AS "isOpen" FROM applications x WHERE x.attendee_id = $1::uuid AND x.offer_ends_at IS NOT NULL;

-- applications.offerOfCode (codeHash text) -> (attendeeId uuid, eventId uuid, eventTitle text, startsAt timestamptz, timezone text, endsAt timestamptz?, isOpen bool, isExpired bool, stage text)
SELECT a.id AS "attendeeId", a.event_id AS "eventId", e.title AS "eventTitle", e.starts_at AS "startsAt", e.timezone AS "timezone", CASE WHEN a.application = 'OFFERED' THEN x.offer_ends_at END AS "endsAt", (a.application IS NOT DISTINCT FROM 'OFFERED' AND x.offer_ends_at > clock_timestamp()) AS "isOpen", coalesce(CASE WHEN a.application = 'OFFERED' THEN x.offer_ends_at <= clock_timestamp() ELSE (
    SELECT l.kind = 'EXPIRED' FROM place_log l WHERE l.attendee_id = a.id AND l.kind IN ('OFFERED', 'EXPIRED')
    ORDER BY l.entry DESC LIMIT 1) END, false) AS "isExpired", coalesce(a.application, a.status::text) AS "stage" FROM applications x JOIN attendees a ON a.id = x.attendee_id JOIN events e ON e.id = a.event_id
WHERE x.offer_code_hash = $1::text AND a.status <> 'REMOVED' AND e.status <> 'DRAFT';

-- applications.prospect (eventId uuid, attendeeId uuid?) -> (byInvitation bool, isFull bool)
SELECT (a.by_invitation IS TRUE) AS "byInvitation", ((e.capacity <= places_taken(e.id, -1)) IS TRUE OR EXISTS (SELECT FROM attendee_groups g
    WHERE g.event_id = a.event_id AND (a.groups >> g.bit & 1 = 1) AND g.capacity <= places_taken(g.event_id, 1::bigint << g.bit))) AS "isFull" FROM events e LEFT JOIN attendees a ON a.id = $1::uuid AND a.event_id = e.id
WHERE e.id = $2::uuid;

-- applications.restore (ids uuid[]) -> (decisionId uuid?)
UPDATE applications x SET since = coalesce(former_since, since), line = former_line, decision_id = former_decision_id,
  undo_until = CASE WHEN former_decision_id IS NOT NULL THEN clock_timestamp() END, offer_ends_at = NULL,
  former = NULL, former_since = NULL, former_line = NULL, former_decision_id = NULL
WHERE attendee_id = ANY($1::uuid[]) RETURNING x.decision_id AS "decisionId";

-- applications.standings (attendeeIds uuid[]) -> (attendeeId uuid, since timestamptz, reason text?, stage text, position int4?, groupId uuid?, groupName text?, groupColour text?, groupShown bool?, offerEndsAt timestamptz?, undoUntil timestamptz?, decisionId uuid?)
  WITH 
asked AS MATERIALIZED (
  SELECT x.attendee_id, x.event_id, x.line, a.groups FROM applications x JOIN attendees a ON a.id = x.attendee_id
  WHERE x.attendee_id = ANY($1::uuid[]) AND a.application = 'WAITLISTED'),
full_group AS MATERIALIZED (
  SELECT g.id, g.event_id, g.name, g.colour, g.shown, g.rank, g.bit FROM attendee_groups g JOIN events e ON e.id = g.event_id
  WHERE g.event_id IN (SELECT event_id FROM asked) AND g.capacity <= places_taken(g.event_id, 1::bigint << g.bit)
    AND (e.capacity <= places_taken(e.id, -1)) IS NOT TRUE),
waiting AS MATERIALIZED (
  SELECT w.attendee_id, w.event_id, w.line, g.id, g.name, g.colour, g.shown, g.bit FROM asked w LEFT JOIN LATERAL (
    SELECT f.* FROM full_group f WHERE f.event_id = w.event_id AND (w.groups >> f.bit & 1 = 1)
    ORDER BY f.rank, f.name, f.id LIMIT 1) AS g ON true), 
places AS MATERIALIZED (
  SELECT r.attendee_id, r.bit, r.place FROM (
    SELECT o.attendee_id, l.bit, row_number() OVER (PARTITION BY l.event_id, l.bit ORDER BY o.line)::int AS place
    FROM (SELECT event_id, bit, max(line) AS line FROM waiting GROUP BY event_id, bit) AS l
    JOIN applications o ON o.event_id = l.event_id AND o.line <= l.line
    JOIN attendees b ON b.id = o.attendee_id AND b.application = 'WAITLISTED' AND (l.bit IS NULL OR (b.groups >> l.bit & 1 = 1))) AS r
  WHERE r.attendee_id IN (SELECT attendee_id FROM waiting))
  SELECT x.attendee_id AS "attendeeId", x.since AS "since", x.reason AS "reason", coalesce(a.application, a.status::text) AS "stage", p.place AS "position", g.id AS "groupId", g.name AS "groupName", g.colour AS "groupColour", g.shown AS "groupShown", x.offer_ends_at AS "offerEndsAt", CASE WHEN x.undo_until > clock_timestamp() THEN x.undo_until END AS "undoUntil", x.decision_id AS "decisionId" FROM applications x JOIN attendees a ON a.id = x.attendee_id
  LEFT JOIN waiting g ON g.attendee_id = x.attendee_id
  LEFT JOIN places p ON p.attendee_id = g.attendee_id AND p.bit IS NOT DISTINCT FROM g.bit
  WHERE x.attendee_id = ANY($1::uuid[]);

-- applications.taken (eventIds uuid[]) -> (eventId uuid, count int4)
SELECT e.id AS "eventId", places_taken(e.id, -1) AS "count" FROM unnest($1::uuid[]) AS e (id);

-- applications.takeUnmailed (decisionId uuid) -> (id uuid, stage text)
UPDATE applications x SET undo_until = NULL FROM attendees a
WHERE a.id = x.attendee_id AND x.decision_id = $1::uuid AND date_trunc('milliseconds', x.undo_until) <= clock_timestamp() AND a.status <> 'REMOVED'
RETURNING a.id AS "id", coalesce(a.application, a.status::text) AS "stage";

-- applications.waiting (eventId uuid) -> (id uuid, bits int4[])
SELECT a.id AS "id", ARRAY(SELECT g.bit FROM attendee_groups g WHERE g.event_id = a.event_id AND g.capacity IS NOT NULL AND (a.groups >> g.bit & 1 = 1)) AS "bits" FROM applications x JOIN attendees a ON a.id = x.attendee_id
WHERE x.event_id = $1::uuid AND x.line IS NOT NULL AND a.application = 'WAITLISTED' ORDER BY x.line;

-- applications.write (eventId uuid, ids uuid[], codeHashes text[], stage text, offerEndsAt timestamptz?, reason text?, decisionId uuid?, undoUntil timestamptz?) -> ()
INSERT INTO applications AS x (attendee_id, event_id, since, line, offer_ends_at, offer_code_hash, reason, decision_id, undo_until, former, former_since, former_line, former_decision_id)
SELECT v.id, $1::uuid, clock_timestamp(),
  CASE $2::text WHEN 'WAITLISTED' THEN coalesce(v.line, nextval('application_line')) WHEN 'OFFERED' THEN v.line END,
  $3::timestamptz, coalesce(v.hash, v.offer_code_hash), CASE WHEN $2::text = 'DECLINED' THEN $4::text ELSE v.reason END,
  $5::uuid, $6::timestamptz, v.former, v.since, CASE WHEN $5::uuid IS NOT NULL THEN v.line END,
  CASE WHEN $5::uuid IS NOT NULL AND v.undo_until IS NOT NULL THEN v.decision_id END
FROM (
  SELECT n.id, n.hash, f.line, f.since, f.reason, f.offer_code_hash, f.decision_id, f.undo_until,
    CASE WHEN $5::uuid IS NOT NULL THEN CASE a.application WHEN 'OFFERED' THEN 'WAITLISTED' ELSE a.application END END AS former
  FROM unnest($7::uuid[], $8::text[]) WITH ORDINALITY AS n (id, hash, place)
  JOIN attendees a ON a.id = n.id LEFT JOIN applications f ON f.attendee_id = n.id
  WHERE $2::text <> 'CONFIRMED' OR f.attendee_id IS NOT NULL ORDER BY n.place) AS v
ON CONFLICT (attendee_id) DO UPDATE SET since = excluded.since, line = excluded.line, offer_ends_at = excluded.offer_ends_at,
  offer_code_hash = excluded.offer_code_hash, reason = excluded.reason, decision_id = excluded.decision_id,
  undo_until = excluded.undo_until, former = excluded.former, former_since = excluded.former_since, former_line = excluded.former_line,
  former_decision_id = excluded.former_decision_id;

-- articles.find (id uuid) -> (id uuid, eventId uuid, title text, summary text, body text, cover text?, sourceUrl text?, publishedAt timestamptz, updatedAt timestamptz)
SELECT i.id AS "id", i.event_id AS "eventId", i.title AS "title", i.summary AS "summary", i.body AS "body", i.cover AS "cover", i.source_url AS "sourceUrl", i.published_at AS "publishedAt", i.updated_at AS "updatedAt" FROM insights i WHERE i.id = $1::uuid;

-- articles.lock (id uuid) -> (id uuid, eventId uuid, title text, summary text, body text, cover text?, sourceUrl text?, publishedAt timestamptz, updatedAt timestamptz)
SELECT i.id AS "id", i.event_id AS "eventId", i.title AS "title", i.summary AS "summary", i.body AS "body", i.cover AS "cover", i.source_url AS "sourceUrl", i.published_at AS "publishedAt", i.updated_at AS "updatedAt" FROM insights i WHERE i.id = $1::uuid FOR UPDATE;

-- attendees.assignedTeams (companyIds uuid[], userId uuid?) -> (id uuid, eventId uuid, firstName text, lastName text, jobTitle text?, organization text?, introduction text?, country text?, avatar text?, cover text?, category attendee_category, userId uuid?, givenAnswers jsonb, companyId uuid?, speaksForCompany bool, sharesEmail bool, profileStatus attendee_status, remindersMailed bool, announcementsMailed bool, requestsMailed bool, mailedAt timestamptz?, dueAt timestamptz?, phoneNumber text?, entryCode text, applicationStage text?, changedAt timestamptz, enteredAt timestamptz?, teamOf uuid)
SELECT a.id AS "id", a.event_id AS "eventId", a.first_name AS "firstName", a.last_name AS "lastName", a.job_title AS "jobTitle", a.organization AS "organization", a.introduction AS "introduction", a.country AS "country", a.avatar AS "avatar", a.cover AS "cover", a.category AS "category", a.user_id AS "userId", a.answers AS "givenAnswers", a.company_id AS "companyId", a.company_contact AS "speaksForCompany", a.shares_email AS "sharesEmail", a.status AS "profileStatus", a.mails_reminders AS "remindersMailed", a.mails_announcements AS "announcementsMailed", a.mails_requests AS "requestsMailed", a.invited_at AS "mailedAt", a.invitation_due_at AS "dueAt", a.phone AS "phoneNumber", a.invite_code AS "entryCode", a.application AS "applicationStage", a.updated_at AS "changedAt", a.checked_in_at AS "enteredAt", asked.id AS "teamOf" FROM unnest($1::uuid[]) AS asked (id)
CROSS JOIN LATERAL (
  SELECT a.* FROM attendees a LEFT JOIN (SELECT own.event_id, reached_groups(own.id, 'see') AS groups FROM attendees own WHERE own.user_id = $2::uuid OFFSET 0) sight ON sight.event_id = a.event_id
  WHERE a.company_id = asked.id AND a.status <> 'REMOVED' AND (a.groups & coalesce(sight.groups, -1)) <> 0
  ORDER BY a.sort_name, a.id LIMIT 100) a;

-- attendees.byIds (ids uuid[]) -> (id uuid, eventId uuid, firstName text, lastName text, jobTitle text?, organization text?, introduction text?, country text?, avatar text?, cover text?, category attendee_category, userId uuid?, givenAnswers jsonb, companyId uuid?, speaksForCompany bool, sharesEmail bool, profileStatus attendee_status, remindersMailed bool, announcementsMailed bool, requestsMailed bool, mailedAt timestamptz?, dueAt timestamptz?, phoneNumber text?, entryCode text, applicationStage text?, changedAt timestamptz, enteredAt timestamptz?)
SELECT a.id AS "id", a.event_id AS "eventId", a.first_name AS "firstName", a.last_name AS "lastName", a.job_title AS "jobTitle", a.organization AS "organization", a.introduction AS "introduction", a.country AS "country", a.avatar AS "avatar", a.cover AS "cover", a.category AS "category", a.user_id AS "userId", a.answers AS "givenAnswers", a.company_id AS "companyId", a.company_contact AS "speaksForCompany", a.shares_email AS "sharesEmail", a.status AS "profileStatus", a.mails_reminders AS "remindersMailed", a.mails_announcements AS "announcementsMailed", a.mails_requests AS "requestsMailed", a.invited_at AS "mailedAt", a.invitation_due_at AS "dueAt", a.phone AS "phoneNumber", a.invite_code AS "entryCode", a.application AS "applicationStage", a.updated_at AS "changedAt", a.checked_in_at AS "enteredAt" FROM attendees a WHERE a.id = ANY($1::uuid[]);

-- attendees.confirmedTeams (companyIds uuid[], userId uuid?) -> (id uuid, eventId uuid, firstName text, lastName text, jobTitle text?, organization text?, introduction text?, country text?, avatar text?, cover text?, category attendee_category, userId uuid?, givenAnswers jsonb, companyId uuid?, speaksForCompany bool, sharesEmail bool, profileStatus attendee_status, remindersMailed bool, announcementsMailed bool, requestsMailed bool, mailedAt timestamptz?, dueAt timestamptz?, phoneNumber text?, entryCode text, applicationStage text?, changedAt timestamptz, enteredAt timestamptz?, teamOf uuid)
SELECT a.id AS "id", a.event_id AS "eventId", a.first_name AS "firstName", a.last_name AS "lastName", a.job_title AS "jobTitle", a.organization AS "organization", a.introduction AS "introduction", a.country AS "country", a.avatar AS "avatar", a.cover AS "cover", a.category AS "category", a.user_id AS "userId", a.answers AS "givenAnswers", a.company_id AS "companyId", a.company_contact AS "speaksForCompany", a.shares_email AS "sharesEmail", a.status AS "profileStatus", a.mails_reminders AS "remindersMailed", a.mails_announcements AS "announcementsMailed", a.mails_requests AS "requestsMailed", a.invited_at AS "mailedAt", a.invitation_due_at AS "dueAt", a.phone AS "phoneNumber", a.invite_code AS "entryCode", a.application AS "applicationStage", a.updated_at AS "changedAt", a.checked_in_at AS "enteredAt", asked.id AS "teamOf" FROM unnest($1::uuid[]) AS asked (id)
CROSS JOIN LATERAL (
  SELECT a.* FROM attendees a LEFT JOIN (SELECT own.event_id, reached_groups(own.id, 'see') AS groups FROM attendees own WHERE own.user_id = $2::uuid OFFSET 0) sight ON sight.event_id = a.event_id
  WHERE a.company_id = asked.id AND a.status = 'CONFIRMED' AND (a.groups & coalesce(sight.groups, -1)) <> 0
  ORDER BY a.sort_name, a.id LIMIT 100) a;

-- attendees.contactTeams (companyIds uuid[], userId uuid?) -> (id uuid, eventId uuid, firstName text, lastName text, jobTitle text?, organization text?, introduction text?, country text?, avatar text?, cover text?, category attendee_category, userId uuid?, givenAnswers jsonb, companyId uuid?, speaksForCompany bool, sharesEmail bool, profileStatus attendee_status, remindersMailed bool, announcementsMailed bool, requestsMailed bool, mailedAt timestamptz?, dueAt timestamptz?, phoneNumber text?, entryCode text, applicationStage text?, changedAt timestamptz, enteredAt timestamptz?, teamOf uuid)
SELECT a.id AS "id", a.event_id AS "eventId", a.first_name AS "firstName", a.last_name AS "lastName", a.job_title AS "jobTitle", a.organization AS "organization", a.introduction AS "introduction", a.country AS "country", a.avatar AS "avatar", a.cover AS "cover", a.category AS "category", a.user_id AS "userId", a.answers AS "givenAnswers", a.company_id AS "companyId", a.company_contact AS "speaksForCompany", a.shares_email AS "sharesEmail", a.status AS "profileStatus", a.mails_reminders AS "remindersMailed", a.mails_announcements AS "announcementsMailed", a.mails_requests AS "requestsMailed", a.invited_at AS "mailedAt", a.invitation_due_at AS "dueAt", a.phone AS "phoneNumber", a.invite_code AS "entryCode", a.application AS "applicationStage", a.updated_at AS "changedAt", a.checked_in_at AS "enteredAt", asked.id AS "teamOf" FROM unnest($1::uuid[]) AS asked (id)
CROSS JOIN LATERAL (
  SELECT a.* FROM attendees a LEFT JOIN (SELECT own.event_id, reached_groups(own.id, 'see') AS groups FROM attendees own WHERE own.user_id = $2::uuid OFFSET 0) sight ON sight.event_id = a.event_id
  WHERE a.company_id = asked.id AND a.company_contact AND a.status = 'CONFIRMED' AND (a.groups & coalesce(sight.groups, -1)) <> 0
  ORDER BY a.sort_name, a.id LIMIT 100) a;

-- attendees.emailsOfUsers (userIds uuid[]) -> (id uuid, email citext)
SELECT u.id AS "id", u.email AS "email" FROM users u WHERE u.id = ANY($1::uuid[]);

-- attendees.facetCounts (eventIds uuid[], userId uuid?) -> (eventId uuid, facet text?, key text?, count int4?)
WITH entered AS (
  SELECT e.id FROM unnest($1::uuid[]) AS e (id) WHERE $2::uuid IS NULL OR may_enter($2::uuid, e.id)
), confirmed AS MATERIALIZED (
  SELECT a.id, a.event_id, a.country, a.category FROM attendees a JOIN entered ON entered.id = a.event_id
  LEFT JOIN (SELECT own.event_id, reached_groups(own.id, 'see') AS groups FROM attendees own WHERE own.user_id = $2::uuid OFFSET 0) sight ON sight.event_id = a.event_id
  WHERE a.status = 'CONFIRMED' AND (a.groups & coalesce(sight.groups, -1)) <> 0
), counted AS (
  SELECT event_id, 'countries' AS facet, country::text AS key, count(*)::int AS count
  FROM confirmed WHERE country IS NOT NULL GROUP BY event_id, country
  UNION ALL
  SELECT event_id, 'categories', category::text, count(*)::int FROM confirmed GROUP BY event_id, category
  UNION ALL
  SELECT c.event_id, 'interests', t.label, count(DISTINCT c.id)::int
  FROM confirmed c JOIN attendee_interests i ON i.attendee_id = c.id JOIN interest_terms t ON t.id = i.term_id
  GROUP BY c.event_id, t.label
)
SELECT entered.id AS "eventId", c.facet AS "facet", c.key AS "key", c.count AS "count" FROM entered LEFT JOIN counted c ON c.event_id = entered.id
ORDER BY c.count DESC, c.key;

-- attendees.findUnprovenProfile (eventId uuid, userId uuid) -> (id uuid)
SELECT a.id AS "id" FROM attendees a JOIN users u ON u.id = a.user_id
WHERE a.event_id = $1::uuid AND a.user_id = $2::uuid AND NOT a.by_invitation AND u.email_verified_at IS NULL;

-- attendees.foldCounts () -> ()
WITH folded AS (
  DELETE FROM attendee_counts WHERE id IN (
    SELECT id FROM attendee_counts WHERE (event_id, status, groups) IN (
      SELECT event_id, status, groups FROM attendee_counts GROUP BY event_id, status, groups HAVING count(*) > 1)
    FOR UPDATE SKIP LOCKED)
  RETURNING event_id, status, groups, change)
INSERT INTO attendee_counts (event_id, status, groups, change)
SELECT event_id, status, groups, sum(change) FROM folded GROUP BY event_id, status, groups HAVING sum(change) <> 0;

-- attendees.hasAtMost (limit int4, eventId uuid, country text) -> (few bool)
SELECT count(*) <= $1::int4 AS few FROM (
  SELECT FROM attendees WHERE event_id = $2::uuid AND attendees.status = 'CONFIRMED' AND country = $3::text
  LIMIT $1::int4 + 1) AS found;

-- attendees.hiddenAmong (userId uuid, ids uuid[]) -> (id uuid)
  SELECT a.id AS "id" FROM attendees a
  WHERE a.id = ANY($1::uuid[]) AND (NOT ((a.groups & (SELECT reached_groups((SELECT own.id FROM attendees own WHERE own.event_id = a.event_id AND own.user_id = $2::uuid), 'see'))) <> 0)
AND NOT EXISTS (SELECT 1 FROM attendee_ties t WHERE t.attendee_id = (SELECT own.id FROM attendees own WHERE own.event_id = a.event_id AND own.user_id = $2::uuid) AND t.other_id = a.id)
AND NOT EXISTS (SELECT 1 FROM activity_speakers s WHERE s.attendee_id = a.id));

-- attendees.latestProfileElsewhere (userId uuid, eventId uuid) -> (id uuid, eventId uuid, firstName text, lastName text, jobTitle text?, organization text?, introduction text?, country text?, avatar text?, cover text?, category attendee_category, userId uuid?, givenAnswers jsonb, companyId uuid?, speaksForCompany bool, sharesEmail bool, profileStatus attendee_status, remindersMailed bool, announcementsMailed bool, requestsMailed bool, mailedAt timestamptz?, dueAt timestamptz?, phoneNumber text?, entryCode text, applicationStage text?, changedAt timestamptz, enteredAt timestamptz?)
SELECT a.id AS "id", a.event_id AS "eventId", a.first_name AS "firstName", a.last_name AS "lastName", a.job_title AS "jobTitle", a.organization AS "organization", a.introduction AS "introduction", a.country AS "country", a.avatar AS "avatar", a.cover AS "cover", a.category AS "category", a.user_id AS "userId", a.answers AS "givenAnswers", a.company_id AS "companyId", a.company_contact AS "speaksForCompany", a.shares_email AS "sharesEmail", a.status AS "profileStatus", a.mails_reminders AS "remindersMailed", a.mails_announcements AS "announcementsMailed", a.mails_requests AS "requestsMailed", a.invited_at AS "mailedAt", a.invitation_due_at AS "dueAt", a.phone AS "phoneNumber", a.invite_code AS "entryCode", a.application AS "applicationStage", a.updated_at AS "changedAt", a.checked_in_at AS "enteredAt" FROM attendees a
WHERE a.user_id = $1::uuid AND a.event_id <> $2::uuid AND (SELECT may_enter($1::uuid, a.event_id))
ORDER BY a.updated_at DESC, a.id DESC LIMIT 1;

-- attendees.lock (ids uuid[]) -> (stands bool)
SELECT attendees.status = 'CONFIRMED' AS "stands" FROM attendees WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE;

-- attendees.lockForRemoval (ids uuid[]) -> (id uuid)
SELECT attendees.id AS "id" FROM attendees WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE;

-- attendees.markInvitationDue (id uuid) -> (dueAt timestamptz?)
UPDATE attendees SET invitation_due_at = coalesce(invitation_due_at, now()) WHERE id = $1::uuid RETURNING attendees.invitation_due_at AS "dueAt";

-- attendees.markInvitationsDue (eventId uuid, attendeeIds uuid[]?, pauseSeconds int4) -> (marked int4, isDraft bool)
WITH due AS (
  UPDATE attendees SET invitation_due_at = now()
  WHERE event_id = $1::uuid AND status = 'INVITED' AND application IS NULL AND invitation_due_at IS NULL
    AND CASE WHEN $2::uuid[] IS NULL THEN invited_at IS NULL
      ELSE id = ANY($2::uuid[]) AND (invited_at IS NULL OR invited_at <= now() - make_interval(secs => $3::int4)) END
  RETURNING 1)
SELECT (SELECT count(*)::int FROM due) AS "marked", status = 'DRAFT' AS "isDraft" FROM events WHERE id = $1::uuid;

-- attendees.markInvited (id uuid) -> (invitedAt timestamptz?)
UPDATE attendees SET invited_at = clock_timestamp(), invitation_due_at = NULL WHERE id = $1::uuid RETURNING attendees.invited_at AS "invitedAt";

-- attendees.markReminded (ids uuid[]) -> ()
UPDATE attendees SET invited_at = now(), invitation_reminders = invitation_reminders + 1 WHERE id = ANY($1::uuid[]);

-- attendees.metAmong (userId uuid, ids uuid[]) -> (id uuid)
SELECT other.id AS "id" FROM attendees other
JOIN attendees me ON me.event_id = other.event_id AND me.user_id = $1::uuid
WHERE other.id = ANY($2::uuid[]) AND EXISTS (
  SELECT 1 FROM meetings m WHERE m.status = 'ACTIVE'
    AND (m.sender_id, m.receiver_id) IN ((me.id, other.id), (other.id, me.id)));

-- attendees.provenAmongUsers (userIds uuid[]) -> (id uuid)
SELECT u.id AS "id" FROM users u WHERE u.id = ANY($1::uuid[]) AND u.email_verified_at IS NOT NULL;

-- attendees.releaseTombstones (userId uuid?) -> (id uuid)
UPDATE attendees SET former_user_id = NULL WHERE former_user_id = $1::uuid RETURNING attendees.id AS "id";

-- attendees.remove (ids uuid[], userStays bool) -> ()
UPDATE attendees a SET status = 'REMOVED', former_user_id = CASE WHEN $1::bool THEN a.user_id END, user_id = NULL, company_id = NULL, confirmed_at = NULL, invited_at = NULL, invitation_due_at = NULL,
  "first_name" = 'Former', "last_name" = 'attendee', "job_title" = NULL, "organization" = NULL, "country" = NULL, "phone" = NULL, "introduction" = NULL, "avatar" = NULL, "cover" = NULL, answers = '{}', shares_email = false, mails_reminders = false, mails_announcements = true, mails_requests = true,
  former_code_hash = encode(substr(sha256(convert_to(a.event_id || ':' || a.invite_code, 'UTF8')), 1, 16), 'base64'),
  invite_code = 'removed-' || a.id, updated_at = now()
WHERE a.id = ANY($2::uuid[]);

-- attendees.removeAnswers (eventId uuid, lost jsonb) -> ()
UPDATE attendees a SET updated_at = greatest(now(), updated_at + interval '1 millisecond'), answers = answers_without(a.answers, $1::jsonb)
WHERE a.event_id = $2::uuid AND a.answers ?| ARRAY(SELECT jsonb_object_keys($1::jsonb))
  AND answers_without(a.answers, $1::jsonb) <> a.answers;

-- attendees.restoreReplaced (groupId uuid) -> ()
WITH was AS (SELECT unnest(replaced_ids) AS id FROM attendee_groups WHERE id = $1::uuid)
UPDATE attendees a SET groups = a.groups # (1::bigint << g.bit)
FROM attendee_groups g
WHERE g.id = $1::uuid AND a.event_id = g.event_id AND (a.groups >> g.bit & 1 = 1) <> (a.id IN (SELECT id FROM was));

-- attendees.setCategories (ids uuid[], values text[]) -> (id uuid, name text, value text?)
UPDATE attendees a SET category = v.value::attendee_category, updated_at = greatest(now(), updated_at + interval '1 millisecond')
FROM unnest($1::uuid[], $2::text[]) AS v (id, value)
WHERE a.id = v.id
RETURNING a.id AS "id", rtrim(a.first_name || ' ' || a.last_name) AS "name", a.category::text AS "value";

-- attendees.setCompanies (ids uuid[], values text[]) -> (id uuid, name text, value text?)
UPDATE attendees a SET company_id = (SELECT c.id FROM companies c WHERE c.id = v.value::uuid), updated_at = greatest(now(), updated_at + interval '1 millisecond')
FROM unnest($1::uuid[], $2::text[]) AS v (id, value)
WHERE a.id = v.id
RETURNING a.id AS "id", rtrim(a.first_name || ' ' || a.last_name) AS "name", a.company_id::text AS "value";

-- attendees.setGroup (groupId uuid, ids uuid[], values text[]) -> (id uuid, name text, value text?)
UPDATE attendees a
SET groups = CASE WHEN v.value IS NULL THEN a.groups & ~(1::bigint << g.bit) ELSE a.groups | (1::bigint << g.bit) END
FROM attendee_groups g, unnest($1::uuid[], $2::text[]) AS v (id, value)
WHERE g.id = $3::uuid AND a.id = v.id AND a.event_id = g.event_id
  AND (a.groups >> g.bit & 1 = 1) = (v.value IS NULL)
RETURNING a.id AS "id", rtrim(a.first_name || ' ' || a.last_name) AS "name", v.value AS "value";

-- attendees.setInviteCodes (ids uuid[], inviteCodes text[]) -> ()
UPDATE attendees a SET invite_code = n.code FROM unnest($1::uuid[], $2::text[]) AS n (id, code) WHERE a.id = n.id;

-- attendees.setStages (ids uuid[], stages text[], inviteCodes text[]) -> (id uuid)
UPDATE attendees a SET
  status = CASE WHEN v.stage = 'CONFIRMED' THEN 'CONFIRMED' ELSE 'INVITED' END::attendee_status,
  application = nullif(nullif(v.stage, 'CONFIRMED'), 'INVITED'),
  confirmed_at = CASE WHEN v.stage = 'CONFIRMED' THEN now() END,
  invite_code = CASE WHEN (a.status = 'CONFIRMED') <> (v.stage = 'CONFIRMED') THEN v.code ELSE a.invite_code END,
  invitation_due_at = NULL, updated_at = greatest(now(), updated_at + interval '1 millisecond')
FROM unnest($1::uuid[], $2::text[], $3::text[]) AS v (id, stage, code)
WHERE a.id = v.id AND a.status <> 'REMOVED' AND coalesce(a.application, a.status::text) <> v.stage
RETURNING a.id AS "id";

-- attendees.takeBackGroups (importId uuid, attendeeIds uuid[]) -> ()
UPDATE attendees a SET groups = (a.groups & ~was.added) | was.removed
FROM import_changes c JOIN imports i ON i.id = c.import_id
CROSS JOIN LATERAL (
  SELECT coalesce(bit_or(1::bigint << g.bit) FILTER (WHERE NOT had.value::bool), 0) AS added,
    coalesce(bit_or(1::bigint << g.bit) FILTER (WHERE had.value::bool), 0) AS removed
  FROM jsonb_each_text(c.before -> 'groups_by_hand') AS had (group_id, value)
  JOIN attendee_groups g ON g.id = had.group_id::uuid AND g.event_id = i.event_id) was
WHERE c.import_id = $1::uuid AND c.subject_id = ANY($2::uuid[]) AND c.before ? 'groups_by_hand' AND a.id = c.subject_id;

-- attendees.takeDueInvitations (eventId uuid) -> (id uuid, wasMailed bool)
WITH due AS (
  SELECT i.id, i.invited_at FROM events e JOIN attendees i ON i.event_id = e.id
  WHERE e.id = $1::uuid AND e.status = 'PUBLISHED' AND i.invitation_due_at IS NOT NULL AND i.status = 'INVITED' AND i.application IS NULL
  ORDER BY i.id LIMIT 100 FOR UPDATE OF i SKIP LOCKED)
UPDATE attendees a SET invitation_due_at = NULL, invited_at = now() FROM due WHERE a.id = due.id
RETURNING a.id AS "id", due.invited_at IS NOT NULL AS "wasMailed";

-- attendees.teamCounts (companyIds uuid[], userId uuid?) -> (id uuid?, confirmed int4, assigned int4)
SELECT a.company_id AS "id", count(*) FILTER (WHERE a.status = 'CONFIRMED')::int AS "confirmed", count(*)::int AS "assigned" FROM attendees a LEFT JOIN (SELECT own.event_id, reached_groups(own.id, 'see') AS groups FROM attendees own WHERE own.user_id = $1::uuid OFFSET 0) sight ON sight.event_id = a.event_id
WHERE a.company_id = ANY($2::uuid[]) AND a.status <> 'REMOVED' AND (a.groups & coalesce(sight.groups, -1)) <> 0 GROUP BY a.company_id;

-- audit.deleteOfEvents (eventIds uuid[]) -> ()
DELETE FROM audit_entries WHERE event_id = ANY($1::uuid[]);

-- audit.eraseEntriesAbout (subjectIds uuid[]) -> ()
UPDATE audit_entries SET subject_name = NULL, before = NULL, after = NULL WHERE subject_id = ANY($1::uuid[]);

-- audit.eraseValues (attendeeIds uuid[], userId uuid?) -> ()
UPDATE audit_entries SET subject_name = NULL, before = NULL, after = NULL
WHERE $1::uuid IS NOT NULL AND (
  subject_id = ANY($2::uuid[]) OR subject_id = $1::uuid OR subject_id IN (
    SELECT r.id FROM message_reports r JOIN messages m ON m.id = r.message_id
    WHERE m.sender_id = ANY($2::uuid[]) OR m.recipient_id = ANY($2::uuid[])));

-- audit.insertChanges (entries jsonb) -> ()
INSERT INTO audit_entries (id, actor_id, actor_name, event_id, action, subject_id, subject_name, before, after)
SELECT c.id, actor_user(c."actorId"), coalesce(actor_name(c."actorId"), 'Podium'), c."eventId", c.action, c."subjectId", c."subjectName", c.before, c.after
FROM jsonb_to_recordset($1::jsonb) AS c (id uuid, "actorId" uuid, "eventId" uuid, action text, "subjectId" uuid,
  "subjectName" text, before jsonb, after jsonb);

-- audit.removeLoggedAnswers (eventId uuid, lost jsonb) -> ()
  UPDATE audit_entries SET before = 
CASE WHEN before ? 'answers' THEN jsonb_set(before, '{answers}', answers_without(before -> 'answers', $1::jsonb)) ELSE before END, after = 
CASE WHEN after ? 'answers' THEN jsonb_set(after, '{answers}', answers_without(after -> 'answers', $1::jsonb)) ELSE after END
  WHERE event_id = $2::uuid AND action IN ('attendee.create', 'attendee.update') AND (before ? 'answers' OR after ? 'answers');

-- blocks.delete (blockerId uuid, blockedId uuid) -> ()
DELETE FROM blocks WHERE blocker_id = $1::uuid AND blocked_id = $2::uuid;

-- blocks.deleteOf (attendeeIds uuid[]) -> ()
DELETE FROM blocks WHERE blocker_id = ANY($1::uuid[]) OR blocked_id = ANY($1::uuid[]);

-- blocks.findBetween (one uuid, other uuid) -> (blocked bool)
SELECT EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = $1::uuid AND other_id = $2::uuid) AS blocked;

-- blocks.insert (blockerId uuid, blockedId uuid) -> ()
INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1::uuid, $2::uuid) ON CONFLICT DO NOTHING;

-- blocks.withUser (userId uuid, attendeeIds uuid[]) -> (id uuid, byViewer bool)
SELECT x.other_id AS "id", bool_or(x.by_attendee) AS "byViewer" FROM attendees me JOIN unreachable x ON x.attendee_id = me.id
WHERE me.user_id = $1::uuid AND x.other_id = ANY($2::uuid[]) GROUP BY x.other_id;

-- bookmarks.among (userId uuid, attendeeIds uuid[]) -> (id uuid)
SELECT b.attendee_id AS "id" FROM bookmarks b JOIN attendees me ON me.id = b.owner_id
WHERE me.user_id = $1::uuid AND b.attendee_id = ANY($2::uuid[]);

-- bookmarks.delete (ownerId uuid, attendeeId uuid) -> ()
DELETE FROM bookmarks WHERE owner_id = $1::uuid AND attendee_id = $2::uuid;

-- bookmarks.deleteOf (attendeeIds uuid[]) -> ()
DELETE FROM bookmarks WHERE owner_id = ANY($1::uuid[]) OR attendee_id = ANY($1::uuid[]);

-- bookmarks.find (ownerId uuid, attendeeId uuid) -> (createdAt timestamptz)
SELECT b.created_at AS "createdAt" FROM bookmarks b WHERE b.owner_id = $1::uuid AND b.attendee_id = $2::uuid;

-- bookmarks.ids (ownerId uuid, limit int4) -> (id uuid)
SELECT b.attendee_id AS "id" FROM bookmarks b JOIN attendees a ON a.id = b.attendee_id
WHERE b.owner_id = $1::uuid AND (a.status = 'CONFIRMED' AND (a.groups & (SELECT reached_groups($1::uuid, 'see'))) <> 0)
ORDER BY b.created_at DESC, b.attendee_id DESC LIMIT $2::int4;

-- bookmarks.insert (ownerId uuid, attendeeId uuid) -> ()
INSERT INTO bookmarks (owner_id, attendee_id) VALUES ($1::uuid, $2::uuid) ON CONFLICT DO NOTHING;

-- bulk-jobs.add (id uuid, eventId uuid, startedById uuid?, kind bulk_job_kind, value text?) -> (id uuid)
INSERT INTO bulk_jobs AS j (id, event_id, started_by, kind, value)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::bulk_job_kind, $5::text)
ON CONFLICT (event_id, kind) WHERE finished_at IS NULL DO NOTHING RETURNING j.id AS "id";

-- bulk-jobs.addProgress (id uuid, done int4, skipped int4, failed int4, closedMeetings int4) -> ()
UPDATE bulk_jobs SET status = 'RUNNING', done = done + $1::int4, skipped = skipped + $2::int4, failed = failed + $3::int4,
  closed_meetings = closed_meetings + $4::int4, failures = 0, updated_at = now()
WHERE id = $5::uuid;

-- bulk-jobs.byId (id uuid) -> (id uuid, total int4, done int4, skipped int4, failed int4, closedMeetings int4, eventId uuid, kind bulk_job_kind, status bulk_job_status, startedById uuid?, error text?, createdAt timestamptz, finishedAt timestamptz?, category text?, companyId text?, groupId text?, startedByName text?, lost bool)
SELECT j.id AS "id", j.total AS "total", j.done AS "done", j.skipped AS "skipped", j.failed AS "failed", j.closed_meetings AS "closedMeetings", j.event_id AS "eventId", j.kind AS "kind", j.status AS "status", j.started_by AS "startedById", j.error AS "error", j.created_at AS "createdAt", j.finished_at AS "finishedAt", CASE j.kind WHEN 'SET_CATEGORY' THEN j.value END AS "category", CASE j.kind WHEN 'SET_COMPANY' THEN j.value END AS "companyId", CASE WHEN j.kind IN ('ADD_TO_GROUP', 'REMOVE_FROM_GROUP') THEN j.value END AS "groupId", s.display_name AS "startedByName", j.finished_at IS NULL AND j.updated_at < now() - interval '10 minutes' AS "lost" FROM bulk_jobs j LEFT JOIN users s ON s.id = j.started_by WHERE j.id = $1::uuid;

-- bulk-jobs.countRunningOf (userId uuid) -> (count int4)
SELECT count(*)::int AS "count" FROM bulk_jobs WHERE started_by = $1::uuid AND finished_at IS NULL;

-- bulk-jobs.failLost (eventId uuid) -> ()
UPDATE bulk_jobs j SET status = 'FAILED', error = 'The server stopped before it was done.', finished_at = now(), updated_at = now()
WHERE j.event_id = $1::uuid AND j.finished_at IS NULL AND j.updated_at < now() - interval '10 minutes';

-- bulk-jobs.finish (id uuid, status bulk_job_status, error text?) -> ()
UPDATE bulk_jobs SET status = $1::bulk_job_status, error = $2::text, finished_at = now(), updated_at = now() WHERE id = $3::uuid;

-- bulk-jobs.lock (id uuid) -> (id uuid, total int4, done int4, skipped int4, failed int4, closedMeetings int4, eventId uuid, kind bulk_job_kind, status bulk_job_status, startedById uuid?, value text?, role role?)
SELECT j.id AS "id", j.total AS "total", j.done AS "done", j.skipped AS "skipped", j.failed AS "failed", j.closed_meetings AS "closedMeetings", j.event_id AS "eventId", j.kind AS "kind", j.status AS "status", j.started_by AS "startedById", j.value AS "value", (SELECT u.role FROM users u WHERE u.id = j.started_by AND u.disabled_at IS NULL AND (u.all_events OR EXISTS (SELECT 1 FROM event_staff x WHERE x.user_id = u.id AND x.event_id = j.event_id AND (x.ends_at IS NULL OR x.ends_at > now())))) AS "role" FROM bulk_jobs j WHERE j.id = $1::uuid FOR NO KEY UPDATE;

-- bulk-jobs.lockStarter (userId uuid) -> (id uuid)
SELECT u.id AS "id" FROM users u WHERE u.id = $1::uuid FOR NO KEY UPDATE;

-- bulk-jobs.nextAttendees (jobId uuid, limit int4) -> (attendeeId uuid)
SELECT i.attendee_id AS "attendeeId" FROM bulk_job_items i WHERE i.job_id = $1::uuid AND i.outcome IS NULL ORDER BY i.attendee_id LIMIT $2::int4;

-- bulk-jobs.noteFault (id uuid, allowed int4) -> (goesOn bool)
UPDATE bulk_jobs SET failures = failures + 1, updated_at = now(),
  status = CASE WHEN failures + 1 < $1::int4 THEN status ELSE 'FAILED' END,
  error = CASE WHEN failures + 1 < $1::int4 THEN error ELSE 'Something went wrong on our side.' END,
  finished_at = CASE WHEN failures + 1 < $1::int4 THEN NULL ELSE now() END
WHERE id = $2::uuid AND finished_at IS NULL RETURNING finished_at IS NULL AS "goesOn";

-- bulk-jobs.reasonCounts (jobIds uuid[]) -> (jobId uuid, reason text?, count int4)
SELECT i.job_id AS "jobId", i.reason AS "reason", count(*)::int AS "count" FROM bulk_job_items i
WHERE i.job_id = ANY($1::uuid[]) AND i.reason IS NOT NULL GROUP BY i.job_id, i.reason ORDER BY count(*) DESC, i.reason;

-- bulk-jobs.running (eventId uuid, kind bulk_job_kind) -> (id uuid)
SELECT j.id AS "id" FROM bulk_jobs j WHERE j.event_id = $1::uuid AND j.kind = $2::bulk_job_kind AND j.finished_at IS NULL;

-- bulk-jobs.writeOutcomes (jobId uuid, ids uuid[], outcomes bulk_job_outcome[], reasons text[], befores text[]) -> ()
UPDATE bulk_job_items i SET outcome = verdict.outcome, reason = verdict.reason, before = verdict.before
FROM unnest($1::uuid[], $2::bulk_job_outcome[], $3::text[], $4::text[]) AS verdict (id, outcome, reason, before)
WHERE i.job_id = $5::uuid AND i.attendee_id = verdict.id;

-- changes.deleteOld () -> (id int8)
DELETE FROM event_changes WHERE id IN (
  SELECT id FROM event_changes WHERE id < (
    SELECT id FROM event_changes WHERE changed_at <= now() - interval '24 hours' ORDER BY changed_at DESC, id DESC LIMIT 1)
  ORDER BY id LIMIT 10000)
RETURNING event_changes.id AS "id";

-- changes.insert (outboxIds int8[]) -> (id int8, eventId uuid, topic text, subjectId uuid)
INSERT INTO event_changes (event_id, topic, subject_id)
SELECT (payload ->> 'eventId')::uuid, payload ->> 'topic', (payload ->> 'subjectId')::uuid
FROM outbox WHERE id = ANY($1::int8[]) GROUP BY payload ORDER BY min(id)
RETURNING event_changes.id AS "id", event_changes.event_id AS "eventId", event_changes.topic AS "topic", event_changes.subject_id AS "subjectId";

-- changes.kept () -> (newest int8, oldest int8, isTrimmed bool)
SELECT coalesce((SELECT max(id) FROM event_changes), 0) AS "newest", coalesce((SELECT min(id) FROM event_changes), 0) AS "oldest", coalesce((SELECT changed_at <= now() - interval '24 hours' FROM event_changes ORDER BY id LIMIT 1), false) AS "isTrimmed";

-- changes.ofEvents (after int8, eventIds uuid[]) -> (id int8, eventId uuid, topic text, subjectId uuid)
SELECT event_changes.id AS "id", event_changes.event_id AS "eventId", event_changes.topic AS "topic", event_changes.subject_id AS "subjectId" FROM event_changes
WHERE id > $1::int8 AND (event_id = ANY($2::uuid[]) OR id = (SELECT max(id) FROM event_changes))
ORDER BY id LIMIT 500;

-- changes.ofTopic (after int8, eventId uuid, topic text) -> (id int8, eventId uuid, topic text, subjectId uuid)
SELECT event_changes.id AS "id", event_changes.event_id AS "eventId", event_changes.topic AS "topic", event_changes.subject_id AS "subjectId" FROM event_changes
WHERE event_id = $1::uuid AND topic = $2::text AND id > $3::int8 ORDER BY id LIMIT 500;

-- changes.settledSequence () -> (sequence int8)
SELECT coalesce(max(id), 0) AS "sequence" FROM (
  SELECT id FROM event_changes WHERE changed_at <= clock_timestamp() - interval '1 minute' ORDER BY changed_at DESC, id DESC LIMIT 1) AS settled;

-- check-in.badgeOfCode (code text) -> (firstName text, lastName text, organization text?, category attendee_category, avatar text?, status attendee_status, eventId uuid, enteredAt timestamptz?, title text, timezone text)
SELECT a.first_name AS "firstName", a.last_name AS "lastName", a.organization AS "organization", a.category AS "category", a.avatar AS "avatar", a.status AS "status", a.event_id AS "eventId", a.checked_in_at AS "enteredAt", e.title AS "title", e.timezone AS "timezone" FROM attendees a JOIN events e ON e.id = a.event_id
WHERE a.invite_code = $1::text AND a.status <> 'REMOVED';

-- check-in.byClientIds (eventId uuid, clientIds text[]) -> (id uuid, eventId uuid, attendeeId uuid, clientId text, gate text, direction check_in_direction, at timestamptz, offline bool, timeUnsure bool, recordedBy text?, outcome text, conflict bool, justEnteredAt timestamptz?)
SELECT c.id AS "id", c.event_id AS "eventId", c.attendee_id AS "attendeeId", c.client_id AS "clientId", c.gate AS "gate", c.direction AS "direction", c.at AS "at", c.offline AS "offline", c.time_unsure AS "timeUnsure", c.recorder_name AS "recordedBy", CASE WHEN c.direction = 'OUT' THEN 'EXIT'
WHEN EXISTS (SELECT 1 FROM check_ins o WHERE o.attendee_id = c.attendee_id AND o.direction = 'IN'
               AND (o.at, o.client_id) < (c.at, c.client_id)) THEN 'RE_ENTRY'
ELSE 'FIRST_ENTRY' END AS "outcome", c.direction = 'IN' AND EXISTS (
SELECT 1 FROM check_ins o WHERE o.attendee_id = c.attendee_id AND o.direction = 'IN' AND o.gate <> c.gate
  AND (o.offline OR c.offline) AND (o.conflict_checked_at IS NULL OR c.conflict_checked_at IS NULL)
  AND o.at BETWEEN c.at - interval '5 minutes' AND c.at + interval '5 minutes') AS "conflict", CASE WHEN c.direction = 'IN' THEN (
  SELECT last.at FROM (
    SELECT o.at, o.direction FROM check_ins o
    WHERE o.attendee_id = c.attendee_id AND (o.at, o.client_id) < (c.at, c.client_id)
    ORDER BY o.at DESC, o.client_id DESC LIMIT 1) AS last
  WHERE last.direction = 'IN' AND last.at >= c.at - interval '1 minute') END AS "justEnteredAt" FROM check_ins c WHERE c.event_id = $1::uuid AND c.client_id = ANY($2::text[]);

-- check-in.byIds (ids uuid[]) -> (id uuid, eventId uuid, attendeeId uuid, clientId text, gate text, direction check_in_direction, at timestamptz, offline bool, timeUnsure bool, recordedBy text?, outcome text, conflict bool, justEnteredAt timestamptz?)
SELECT c.id AS "id", c.event_id AS "eventId", c.attendee_id AS "attendeeId", c.client_id AS "clientId", c.gate AS "gate", c.direction AS "direction", c.at AS "at", c.offline AS "offline", c.time_unsure AS "timeUnsure", c.recorder_name AS "recordedBy", CASE WHEN c.direction = 'OUT' THEN 'EXIT'
    WHEN EXISTS (SELECT 1 FROM check_ins o WHERE o.attendee_id = c.attendee_id AND o.direction = 'IN'
                   AND (o.at, o.client_id) < (c.at, c.client_id)) THEN 'RE_ENTRY'
    ELSE 'FIRST_ENTRY' END AS "outcome", c.direction = 'IN' AND EXISTS (
    SELECT 1 FROM check_ins o WHERE o.attendee_id = c.attendee_id AND o.direction = 'IN' AND o.gate <> c.gate
      AND (o.offline OR c.offline) AND (o.conflict_checked_at IS NULL OR c.conflict_checked_at IS NULL)
      AND o.at BETWEEN c.at - interval '5 minutes' AND c.at + interval '5 minutes') AS "conflict", CASE WHEN c.direction = 'IN' THEN (
      SELECT last.at FROM (
        SELECT o.at, o.direction FROM check_ins o
        WHERE o.attendee_id = c.attendee_id AND (o.at, o.client_id) < (c.at, c.client_id)
        ORDER BY o.at DESC, o.client_id DESC LIMIT 1) AS last
      WHERE last.direction = 'IN' AND last.at >= c.at - interval '1 minute') END AS "justEnteredAt" FROM check_ins c WHERE c.id = ANY($1::uuid[]);

-- check-in.formerHoldersOfCodes (eventId uuid, codes text[]) -> (code text, attendeeId uuid, eventId uuid, status attendee_status)
SELECT scanned.code AS "code", a.id AS "attendeeId", a.event_id AS "eventId", a.status AS "status" FROM unnest($1::text[]) AS scanned (code)
JOIN attendees a ON a.event_id = $2::uuid AND a.former_code_hash = encode(substr(sha256(convert_to($2::uuid::text || ':' || scanned.code, 'UTF8')), 1, 16), 'base64');

-- check-in.hashedCodes (eventId uuid) -> (version text, expected text[], entered text[])
WITH hashed AS (
  SELECT checked_in_at IS NOT NULL AS entered, encode(substr(sha256(convert_to($1::uuid::text || ':' || invite_code, 'UTF8')), 1, 16), 'base64') AS hash
  FROM attendees WHERE event_id = $1::uuid AND attendees.status = 'CONFIRMED')
SELECT md5(coalesce(string_agg(hash || entered, ',' ORDER BY hash), '')) AS "version", coalesce(array_agg(hash ORDER BY hash) FILTER (WHERE NOT entered), '{}') AS "expected", coalesce(array_agg(hash ORDER BY hash) FILTER (WHERE entered), '{}') AS "entered" FROM hashed;

-- check-in.holdersOfCodes (codes text[]) -> (code text, attendeeId uuid, eventId uuid, status attendee_status)
SELECT a.invite_code AS "code", a.id AS "attendeeId", a.event_id AS "eventId", a.status AS "status" FROM attendees a WHERE a.invite_code = ANY($1::text[]);

-- check-in.holdersOfHashes (eventId uuid, hashes text[]) -> (code text, attendeeId uuid, eventId uuid, status attendee_status)
SELECT a.hash AS "code", a.id AS "attendeeId", a.event_id AS "eventId", a.status AS "status"
FROM (SELECT id, event_id, status, coalesce(former_code_hash, encode(substr(sha256(convert_to($1::uuid::text || ':' || invite_code, 'UTF8')), 1, 16), 'base64')) AS hash
      FROM attendees WHERE event_id = $1::uuid) AS a
WHERE a.hash = ANY($2::text[]);

-- check-in.insertScans (eventId uuid, recorderId uuid, ids uuid[], attendeeIds uuid[], clientIds text[], gates text[], directions check_in_direction[], times timestamptz[], unsure bool[]) -> (id uuid)
  WITH added AS (
    INSERT INTO check_ins (id, event_id, recorded_by, recorder_name, attendee_id, client_id, gate, direction, at, offline, time_unsure)
    SELECT id, $1::uuid, actor_user($2::uuid), actor_name($2::uuid), attendee_id,
      client_id, gate, direction, least(coalesce(at, clock_timestamp()), clock_timestamp()), at IS NOT NULL, unsure
    FROM unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::check_in_direction[], $8::timestamptz[], $9::bool[])
      AS scanned (id, attendee_id, client_id, gate, direction, at, unsure)
    ON CONFLICT (event_id, client_id) DO NOTHING
    RETURNING id, attendee_id, direction, at),
  first_entries AS (
    
UPDATE attendees a SET checked_in_at = least(a.checked_in_at, f.at)
FROM (SELECT attendee_id, min(at) AS at FROM added WHERE direction = 'IN' GROUP BY attendee_id) f
WHERE a.id = f.attendee_id AND (a.checked_in_at IS NULL OR a.checked_in_at > f.at))
  SELECT added.id AS "id" FROM added;

-- check-in.lockScanned (attendeeIds uuid[]) -> (id uuid)
SELECT a.id AS "id" FROM attendees a WHERE a.id = ANY($1::uuid[]) ORDER BY a.id FOR NO KEY UPDATE;

-- check-in.markConflictsChecked (attendeeId uuid) -> (gate text)
UPDATE check_ins c SET conflict_checked_at = now()
WHERE c.attendee_id = $1::uuid AND c.direction = 'IN' AND EXISTS (
SELECT 1 FROM check_ins o WHERE o.attendee_id = c.attendee_id AND o.direction = 'IN' AND o.gate <> c.gate
  AND (o.offline OR c.offline) AND (o.conflict_checked_at IS NULL OR c.conflict_checked_at IS NULL)
  AND o.at BETWEEN c.at - interval '5 minutes' AND c.at + interval '5 minutes') RETURNING c.gate AS "gate";

-- check-in.recordScan (id uuid, eventId uuid, recorderId uuid, code text, clientId text, gate text, direction check_in_direction) -> ()
  WITH holder AS MATERIALIZED (
    SELECT id, status FROM attendees WHERE invite_code = $1::text AND event_id = $2::uuid FOR NO KEY UPDATE),
  added AS (
    INSERT INTO check_ins (id, event_id, recorded_by, recorder_name, attendee_id, client_id, gate, direction, at)
    SELECT $3::uuid, $2::uuid, actor_user($4::uuid), actor_name($4::uuid), id,
      $5::text, $6::text, $7::check_in_direction, clock_timestamp()
    FROM holder WHERE holder.status = 'CONFIRMED'
    ON CONFLICT (event_id, client_id) DO NOTHING
    RETURNING id, attendee_id, direction, at)
  
UPDATE attendees a SET checked_in_at = least(a.checked_in_at, f.at)
FROM (SELECT attendee_id, min(at) AS at FROM added WHERE direction = 'IN' GROUP BY attendee_id) f
WHERE a.id = f.attendee_id AND (a.checked_in_at IS NULL OR a.checked_in_at > f.at);

-- companies.briefs (ids uuid[]) -> (id uuid, name text, logo text?, kind company_kind, stand text?)
SELECT c.id AS "id", c.name AS "name", c.logo AS "logo", c.kind AS "kind", c.stand AS "stand" FROM companies c WHERE c.id = ANY($1::uuid[]);

-- companies.byIds (ids uuid[]) -> (id uuid, eventId uuid, kind company_kind, name text, tagline text?, description text?, logo text?, cover text?, website text?, email text?, phone text?, country text?, city text?, sectors text[], tier text?, stand text?, seats int4, links text[], updatedAt timestamptz)
SELECT c.id AS "id", c.event_id AS "eventId", c.kind AS "kind", c.name AS "name", c.tagline AS "tagline", c.description AS "description", c.logo AS "logo", c.cover AS "cover", c.website AS "website", c.email AS "email", c.phone AS "phone", c.country AS "country", c.city AS "city", c.sectors AS "sectors", c.tier AS "tier", c.stand AS "stand", c.seats AS "seats", c.links AS "links", c.updated_at AS "updatedAt" FROM companies c WHERE c.id = ANY($1::uuid[]);

-- companies.facets (eventId uuid, kind company_kind?) -> (countries json, sectors json)
WITH shown AS MATERIALIZED (
  SELECT country, sectors FROM companies WHERE event_id = $1::uuid AND ($2::company_kind IS NULL OR kind = $2::company_kind))
SELECT (SELECT coalesce(json_agg(f), '[]') FROM (
       SELECT country AS value, count(*)::int AS count FROM shown WHERE country IS NOT NULL
       GROUP BY country ORDER BY count(*) DESC, country LIMIT 500) AS f) AS "countries", (SELECT coalesce(json_agg(f), '[]') FROM (
       SELECT sector AS value, count(*)::int AS count FROM shown, unnest(sectors) AS sector
       GROUP BY sector ORDER BY count(*) DESC, sector LIMIT 500) AS f) AS "sectors";

-- companies.keepOfEvent (id uuid, eventId uuid) -> (id uuid)
SELECT companies.id AS "id" FROM companies WHERE id = $1::uuid AND event_id = $2::uuid FOR KEY SHARE;

-- companies.lock (id uuid) -> (id uuid, eventId uuid, kind company_kind, name text, tagline text?, description text?, logo text?, cover text?, website text?, email text?, phone text?, country text?, city text?, sectors text[], tier text?, stand text?, seats int4, links text[], updatedAt timestamptz)
SELECT c.id AS "id", c.event_id AS "eventId", c.kind AS "kind", c.name AS "name", c.tagline AS "tagline", c.description AS "description", c.logo AS "logo", c.cover AS "cover", c.website AS "website", c.email AS "email", c.phone AS "phone", c.country AS "country", c.city AS "city", c.sectors AS "sectors", c.tier AS "tier", c.stand AS "stand", c.seats AS "seats", c.links AS "links", c.updated_at AS "updatedAt" FROM companies c WHERE c.id = $1::uuid FOR UPDATE;

-- companies.lockTeam (id uuid) -> (id uuid, eventId uuid, name text, seats int4)
SELECT companies.id AS "id", companies.event_id AS "eventId", companies.name AS "name", companies.seats AS "seats" FROM companies WHERE id = $1::uuid FOR NO KEY UPDATE;

-- companies.released (ids uuid[]) -> (id uuid, attendees int4, pods int4)
SELECT c.id AS "id", (SELECT count(*)::int FROM attendees WHERE company_id = c.id AND status <> 'REMOVED') AS "attendees", (SELECT count(*)::int FROM pods WHERE company_id = c.id AND removed_at IS NULL) AS "pods" FROM companies c WHERE c.id = ANY($1::uuid[]);

-- companies.sectorsSharedWithUser (userId uuid, ids uuid[]) -> (id uuid, sectors text[])
SELECT c.id AS "id", ARRAY(SELECT sector FROM unnest(c.sectors) WITH ORDINALITY AS own (sector, place) WHERE EXISTS (
 SELECT 1 FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
 WHERE i.attendee_id = me.id AND t.label = own.sector) ORDER BY place) AS "sectors" FROM companies c JOIN attendees me ON me.event_id = c.event_id AND me.user_id = $1::uuid AND me.status = 'CONFIRMED'
WHERE c.id = ANY($2::uuid[]);

-- company-requests.claimants (ids uuid[]) -> (id uuid, attendeeId uuid)
SELECT r.id AS "id", m.receiver_id AS "attendeeId" FROM company_requests r JOIN meetings m ON m.id = r.meeting_id WHERE r.id = ANY($1::uuid[]);

-- company-requests.closeExpired () -> (id uuid, eventId uuid, companyId uuid, senderId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?, createdAt timestamptz, status company_request_status, closedReason meeting_closed_reason?, meetingId uuid?, expiresAt timestamptz?)
UPDATE company_requests r SET status = 'CLOSED', closed_reason = 'EXPIRED', updated_at = now()
WHERE r.id IN (SELECT id FROM company_requests WHERE status = 'PENDING' AND expires_at <= now()
               ORDER BY expires_at LIMIT 200 FOR UPDATE SKIP LOCKED)
RETURNING r.id AS "id", r.event_id AS "eventId", r.company_id AS "companyId", r.sender_id AS "senderId", r.pod_id AS "podId", r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.note AS "note", r.client_id AS "clientId", r.created_at AS "createdAt", r.status AS "status", r.closed_reason AS "closedReason", r.meeting_id AS "meetingId", CASE WHEN r.status = 'PENDING' THEN nullif(r.expires_at, 'infinity') END AS "expiresAt";

-- company-requests.closeExpiredOf (senderId uuid, companyId uuid) -> (id uuid, eventId uuid, companyId uuid, senderId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?, createdAt timestamptz, status company_request_status, closedReason meeting_closed_reason?, meetingId uuid?, expiresAt timestamptz?)
UPDATE company_requests r SET status = 'CLOSED', closed_reason = 'EXPIRED', updated_at = now()
WHERE r.sender_id = $1::uuid AND r.company_id = $2::uuid AND r.status = 'PENDING' AND r.expires_at <= now()
RETURNING r.id AS "id", r.event_id AS "eventId", r.company_id AS "companyId", r.sender_id AS "senderId", r.pod_id AS "podId", r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.note AS "note", r.client_id AS "clientId", r.created_at AS "createdAt", r.status AS "status", r.closed_reason AS "closedReason", r.meeting_id AS "meetingId", CASE WHEN r.status = 'PENDING' THEN nullif(r.expires_at, 'infinity') END AS "expiresAt";

-- company-requests.closeSentBy (attendeeIds uuid[]) -> (id uuid, eventId uuid, companyId uuid, senderId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?, createdAt timestamptz, status company_request_status, closedReason meeting_closed_reason?, meetingId uuid?, expiresAt timestamptz?)
UPDATE company_requests r SET status = 'CLOSED', closed_reason = 'REMOVED', updated_at = now()
WHERE r.sender_id = ANY($1::uuid[]) AND r.status = 'PENDING' RETURNING r.id AS "id", r.event_id AS "eventId", r.company_id AS "companyId", r.sender_id AS "senderId", r.pod_id AS "podId", r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.note AS "note", r.client_id AS "clientId", r.created_at AS "createdAt", r.status AS "status", r.closed_reason AS "closedReason", r.meeting_id AS "meetingId", CASE WHEN r.status = 'PENDING' THEN nullif(r.expires_at, 'infinity') END AS "expiresAt";

-- company-requests.closeUntakeable (memberIds uuid[], leavingIds uuid[], senderIds uuid[]?) -> (id uuid, eventId uuid, companyId uuid, senderId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?, createdAt timestamptz, status company_request_status, closedReason meeting_closed_reason?, meetingId uuid?, expiresAt timestamptz?)
UPDATE company_requests r SET status = 'CLOSED', closed_reason = 'DECLINED', updated_at = now()
WHERE r.company_id IN (SELECT t.company_id FROM attendees t WHERE t.id = ANY($1::uuid[])) AND r.status = 'PENDING'
  AND (r.sender_id = ANY($2::uuid[]) OR $2::uuid[] IS NULL AND EXISTS (
    SELECT 1 FROM attendees a WHERE a.company_id = r.company_id AND a.id = ANY($3::uuid[]) AND (a.company_id = r.company_id AND a.status = 'CONFIRMED' AND (a.groups & r.seen_groups) <> 0 AND (a.groups & r.met_groups) <> 0 AND a.id <> r.sender_id AND NOT EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = a.id AND other_id = r.sender_id)) AND NOT EXISTS (SELECT 1 FROM company_request_declines d WHERE d.request_id = r.id AND d.attendee_id = a.id) AND NOT EXISTS (
SELECT 1 FROM claims c WHERE c.attendee_id = a.id AND c.during && tstzrange(r.starts_at, r.ends_at)
UNION ALL SELECT 1 FROM (
  SELECT x.attendee_id, tstzrange(a.starts_at, a.ends_at) AS during
  FROM (SELECT attendee_id, activity_id FROM agenda_entries UNION ALL SELECT attendee_id, activity_id FROM activity_speakers) x
  JOIN activities a ON a.id = x.activity_id
  WHERE x.attendee_id = ANY(ARRAY[a.id])
  UNION ALL
  SELECT attendee_id, tstzrange(starts_at, ends_at) FROM busy_times WHERE attendee_id = ANY(ARRAY[a.id])
  UNION ALL SELECT attendee_id, during FROM full_days(ARRAY[a.id], NULL)) AS planned WHERE planned.during && tstzrange(r.starts_at, r.ends_at))))
  AND NOT EXISTS (
    SELECT 1 FROM attendees a WHERE a.company_id = r.company_id AND a.id <> ALL($3::uuid[]) AND (a.company_id = r.company_id AND a.status = 'CONFIRMED' AND (a.groups & r.seen_groups) <> 0 AND (a.groups & r.met_groups) <> 0 AND a.id <> r.sender_id AND NOT EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = a.id AND other_id = r.sender_id)) AND NOT EXISTS (SELECT 1 FROM company_request_declines d WHERE d.request_id = r.id AND d.attendee_id = a.id) AND NOT EXISTS (
SELECT 1 FROM claims c WHERE c.attendee_id = a.id AND c.during && tstzrange(r.starts_at, r.ends_at)
UNION ALL SELECT 1 FROM (
  SELECT x.attendee_id, tstzrange(a.starts_at, a.ends_at) AS during
  FROM (SELECT attendee_id, activity_id FROM agenda_entries UNION ALL SELECT attendee_id, activity_id FROM activity_speakers) x
  JOIN activities a ON a.id = x.activity_id
  WHERE x.attendee_id = ANY(ARRAY[a.id])
  UNION ALL
  SELECT attendee_id, tstzrange(starts_at, ends_at) FROM busy_times WHERE attendee_id = ANY(ARRAY[a.id])
  UNION ALL SELECT attendee_id, during FROM full_days(ARRAY[a.id], NULL)) AS planned WHERE planned.during && tstzrange(r.starts_at, r.ends_at)))
RETURNING r.id AS "id", r.event_id AS "eventId", r.company_id AS "companyId", r.sender_id AS "senderId", r.pod_id AS "podId", r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.note AS "note", r.client_id AS "clientId", r.created_at AS "createdAt", r.status AS "status", r.closed_reason AS "closedReason", r.meeting_id AS "meetingId", CASE WHEN r.status = 'PENDING' THEN nullif(r.expires_at, 'infinity') END AS "expiresAt";

-- company-requests.decline (id uuid, attendeeId uuid) -> ()
INSERT INTO company_request_declines (request_id, attendee_id) VALUES ($1::uuid, $2::uuid) ON CONFLICT DO NOTHING;

-- company-requests.deleteOf (attendeeIds uuid[]) -> ()
WITH declined AS (DELETE FROM company_request_declines WHERE attendee_id = ANY($1::uuid[]))
DELETE FROM company_requests WHERE sender_id = ANY($1::uuid[]);

-- company-requests.end (id uuid, status company_request_status, closedReason meeting_closed_reason?, meetingId uuid?) -> (id uuid, eventId uuid, companyId uuid, senderId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?, createdAt timestamptz, status company_request_status, closedReason meeting_closed_reason?, meetingId uuid?, expiresAt timestamptz?)
UPDATE company_requests r SET status = $1::company_request_status, closed_reason = $2::meeting_closed_reason, meeting_id = $3::uuid, updated_at = now()
WHERE r.id = $4::uuid AND r.status = 'PENDING' RETURNING r.id AS "id", r.event_id AS "eventId", r.company_id AS "companyId", r.sender_id AS "senderId", r.pod_id AS "podId", r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.note AS "note", r.client_id AS "clientId", r.created_at AS "createdAt", r.status AS "status", r.closed_reason AS "closedReason", r.meeting_id AS "meetingId", CASE WHEN r.status = 'PENDING' THEN nullif(r.expires_at, 'infinity') END AS "expiresAt";

-- company-requests.insert (id uuid, eventId uuid, companyId uuid, senderId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?) -> (id uuid, eventId uuid, companyId uuid, senderId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?, createdAt timestamptz, status company_request_status, closedReason meeting_closed_reason?, meetingId uuid?, expiresAt timestamptz?)
INSERT INTO company_requests AS r (id, event_id, company_id, sender_id, pod_id, starts_at, ends_at, note, client_id, expires_at, seen_groups, met_groups)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, $6::timestamptz, $7::timestamptz, $8::text,
  $9::text, least(now() + interval '24 hours', $6::timestamptz), reached_groups($4::uuid, 'see'), reached_groups($4::uuid, 'meet')) RETURNING r.id AS "id", r.event_id AS "eventId", r.company_id AS "companyId", r.sender_id AS "senderId", r.pod_id AS "podId", r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.note AS "note", r.client_id AS "clientId", r.created_at AS "createdAt", r.status AS "status", r.closed_reason AS "closedReason", r.meeting_id AS "meetingId", CASE WHEN r.status = 'PENDING' THEN nullif(r.expires_at, 'infinity') END AS "expiresAt";

-- company-requests.listeners (ids uuid[]) -> (id uuid, attendeeId uuid)
SELECT r.id AS "id", a.id AS "attendeeId" FROM company_requests r
JOIN attendees a ON a.id = r.sender_id OR (a.company_id = r.company_id AND a.status = 'CONFIRMED')
WHERE r.id = ANY($1::uuid[]) ORDER BY r.id, a.id;

-- company-requests.lock (id uuid) -> (id uuid, eventId uuid, companyId uuid, senderId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?, createdAt timestamptz, status company_request_status, closedReason meeting_closed_reason?, meetingId uuid?, expiresAt timestamptz?)
SELECT r.id AS "id", r.event_id AS "eventId", r.company_id AS "companyId", r.sender_id AS "senderId", r.pod_id AS "podId", r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.note AS "note", r.client_id AS "clientId", r.created_at AS "createdAt", r.status AS "status", r.closed_reason AS "closedReason", r.meeting_id AS "meetingId", CASE WHEN r.status = 'PENDING' THEN nullif(r.expires_at, 'infinity') END AS "expiresAt" FROM company_requests r WHERE r.id = $1::uuid FOR UPDATE;

-- company-requests.ofNotifications (notificationIds uuid[]) -> (notificationId uuid, id uuid)
SELECT DISTINCT ON (n.id) n.id AS "notificationId", r.id AS "id" FROM notifications n
JOIN company_requests r ON r.company_id = n.company_id AND r.sender_id = n.person_id AND r.starts_at = n.starts_at
WHERE n.id = ANY($1::uuid[]) AND n.kind = 'COMPANY_MEETING_REQUESTED' ORDER BY n.id, r.created_at DESC;

-- company-requests.ofViewer (userId uuid, ids uuid[]) -> (id uuid, eventId uuid, companyId uuid, senderId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?, createdAt timestamptz, status company_request_status, closedReason meeting_closed_reason?, meetingId uuid?, expiresAt timestamptz?, viewerId uuid)
SELECT r.id AS "id", r.event_id AS "eventId", r.company_id AS "companyId", r.sender_id AS "senderId", r.pod_id AS "podId", r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.note AS "note", r.client_id AS "clientId", r.created_at AS "createdAt", r.status AS "status", r.closed_reason AS "closedReason", r.meeting_id AS "meetingId", CASE WHEN r.status = 'PENDING' THEN nullif(r.expires_at, 'infinity') END AS "expiresAt", me.id AS "viewerId" FROM company_requests r
JOIN event_members own ON own.event_id = r.event_id AND own.user_id = $1::uuid
JOIN attendees me ON me.id = own.attendee_id AND (me.id = r.sender_id OR (me.company_id = r.company_id AND me.status = 'CONFIRMED' AND (me.groups & r.seen_groups) <> 0 AND (me.groups & r.met_groups) <> 0 AND me.id <> r.sender_id AND NOT EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = me.id AND other_id = r.sender_id)))
WHERE r.id = ANY($2::uuid[]);

-- company-requests.same (senderId uuid, companyId uuid, startsAt timestamptz, clientId text?) -> (id uuid, eventId uuid, companyId uuid, senderId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?, createdAt timestamptz, status company_request_status, closedReason meeting_closed_reason?, meetingId uuid?, expiresAt timestamptz?)
SELECT r.id AS "id", r.event_id AS "eventId", r.company_id AS "companyId", r.sender_id AS "senderId", r.pod_id AS "podId", r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.note AS "note", r.client_id AS "clientId", r.created_at AS "createdAt", r.status AS "status", r.closed_reason AS "closedReason", r.meeting_id AS "meetingId", CASE WHEN r.status = 'PENDING' THEN nullif(r.expires_at, 'infinity') END AS "expiresAt" FROM company_requests r
WHERE r.sender_id = $1::uuid
  AND (r.client_id = $2::text OR (r.company_id = $3::uuid AND r.starts_at = $4::timestamptz AND r.status = 'PENDING' AND r.expires_at > now()))
ORDER BY r.client_id = $2::text DESC NULLS LAST LIMIT 1;

-- company-requests.takers (id uuid) -> (id uuid)
SELECT a.id AS "id" FROM company_requests r JOIN attendees a ON a.company_id = r.company_id
WHERE r.id = $1::uuid AND (a.company_id = r.company_id AND a.status = 'CONFIRMED' AND (a.groups & r.seen_groups) <> 0 AND (a.groups & r.met_groups) <> 0 AND a.id <> r.sender_id AND NOT EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = a.id AND other_id = r.sender_id)) AND NOT EXISTS (SELECT 1 FROM company_request_declines d WHERE d.request_id = r.id AND d.attendee_id = a.id) AND NOT EXISTS (
SELECT 1 FROM claims c WHERE c.attendee_id = a.id AND c.during && tstzrange(r.starts_at, r.ends_at)
UNION ALL SELECT 1 FROM (
  SELECT x.attendee_id, tstzrange(a.starts_at, a.ends_at) AS during
  FROM (SELECT attendee_id, activity_id FROM agenda_entries UNION ALL SELECT attendee_id, activity_id FROM activity_speakers) x
  JOIN activities a ON a.id = x.activity_id
  WHERE x.attendee_id = ANY(ARRAY[a.id])
  UNION ALL
  SELECT attendee_id, tstzrange(starts_at, ends_at) FROM busy_times WHERE attendee_id = ANY(ARRAY[a.id])
  UNION ALL SELECT attendee_id, during FROM full_days(ARRAY[a.id], NULL)) AS planned WHERE planned.during && tstzrange(r.starts_at, r.ends_at)) ORDER BY a.id;

-- company-requests.teamFor (companyId uuid, viewerId uuid) -> (id uuid, refusal text?)
SELECT a.id AS "id", CASE WHEN NOT (a.status = 'CONFIRMED' AND (a.groups & (SELECT reached_groups(me.id, 'meet'))) <> 0) THEN 'GROUP_RULES' WHEN EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = me.id AND other_id = a.id) THEN 'NOT_REACHABLE' END AS "refusal" FROM attendees a CROSS JOIN (SELECT $1::uuid AS id) me
WHERE a.company_id = $2::uuid AND (a.status = 'CONFIRMED' AND (a.groups & (SELECT reached_groups(me.id, 'see'))) <> 0) ORDER BY a.id;

-- company-requests.waitingWith (senderId uuid, companyId uuid) -> (id uuid, eventId uuid, companyId uuid, senderId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?, createdAt timestamptz, status company_request_status, closedReason meeting_closed_reason?, meetingId uuid?, expiresAt timestamptz?)
SELECT r.id AS "id", r.event_id AS "eventId", r.company_id AS "companyId", r.sender_id AS "senderId", r.pod_id AS "podId", r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.note AS "note", r.client_id AS "clientId", r.created_at AS "createdAt", r.status AS "status", r.closed_reason AS "closedReason", r.meeting_id AS "meetingId", CASE WHEN r.status = 'PENDING' THEN nullif(r.expires_at, 'infinity') END AS "expiresAt" FROM company_requests r
WHERE r.sender_id = $1::uuid AND r.company_id = $2::uuid AND r.status = 'PENDING' AND r.expires_at > now() ORDER BY r.starts_at, r.id LIMIT 1000;

-- contacts.acceptExchange (id uuid, userId uuid) -> (scannerId uuid, scannedId uuid)
UPDATE contact_exchanges x SET accepted_at = now() FROM event_members me
WHERE x.id = $1::uuid AND me.user_id = $2::uuid AND x.scanned_id = me.attendee_id AND x.accepted_at IS NULL
RETURNING x.scanner_id AS "scannerId", x.scanned_id AS "scannedId";

-- contacts.askingCompany (userId uuid, companyId uuid) -> (eventId uuid)
SELECT me.event_id AS "eventId" FROM attendees me WHERE me.user_id = $1::uuid AND (
  EXISTS (SELECT 1 FROM leads l WHERE l.attendee_id = me.id AND l.company_id = $2::uuid)
  OR EXISTS (SELECT 1 FROM contact_consents c WHERE c.attendee_id = me.id AND c.company_id = $2::uuid));

-- contacts.byIds (userId uuid, ids uuid[]) -> (id uuid, attendeeId uuid, since timestamptz, state text, email text?, phone text?)
  SELECT x.id AS "id", o.id AS "attendeeId", coalesce(x.accepted_at, x.created_at) AS "since", CASE WHEN x.accepted_at IS NOT NULL THEN 'EXCHANGED' WHEN x.scanner_id = me.attendee_id THEN 'ASKED_BY_ME' ELSE 'ASKED_BY_THEM' END AS "state", CASE WHEN x.accepted_at IS NOT NULL THEN u.email::text END AS "email", CASE WHEN x.accepted_at IS NOT NULL THEN o.phone END AS "phone" FROM event_members me
JOIN contact_exchanges x ON me.attendee_id IN (x.scanner_id, x.scanned_id)
JOIN attendees o ON o.id = CASE WHEN x.scanner_id = me.attendee_id THEN x.scanned_id ELSE x.scanner_id END
  AND NOT EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = x.scanner_id AND other_id = x.scanned_id)
LEFT JOIN users u ON u.id = o.user_id WHERE me.user_id = $1::uuid AND x.id = ANY($2::uuid[]);

-- contacts.countUnanswered (scannerId uuid) -> (count int4)
SELECT count(*)::int AS count FROM contact_exchanges WHERE scanner_id = $1::uuid AND accepted_at IS NULL;

-- contacts.deleteExchange (id uuid, userId uuid, unanswered bool) -> (scannerId uuid, scannedId uuid)
DELETE FROM contact_exchanges x USING event_members me
WHERE x.id = $1::uuid AND me.user_id = $2::uuid AND me.attendee_id IN (x.scanner_id, x.scanned_id)
  AND (NOT $3::bool OR x.accepted_at IS NULL AND x.scanned_id = me.attendee_id)
RETURNING x.scanner_id AS "scannerId", x.scanned_id AS "scannedId";

-- contacts.deleteExchangeBetween (blockerId uuid, blockedId uuid) -> (id uuid, scannerId uuid, scannedId uuid)
DELETE FROM contact_exchanges x
WHERE (x.scanner_id, x.scanned_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))
RETURNING x.id AS "id", x.scanner_id AS "scannerId", x.scanned_id AS "scannedId";

-- contacts.deleteOf (attendeeIds uuid[]) -> ()
WITH ended AS (
  DELETE FROM contact_exchanges WHERE scanner_id = ANY($1::uuid[]) OR scanned_id = ANY($1::uuid[]))
DELETE FROM contact_consents WHERE attendee_id = ANY($1::uuid[]);

-- contacts.holderCompany (attendeeId uuid, companyId uuid) -> (id uuid, companyId uuid?, attendeeId uuid?, since timestamptz, sharing bool, answered bool)
SELECT h.id AS "id", h.company_id AS "companyId", h.attendee_id AS "attendeeId", h.since AS "since", h.sharing AS "sharing", h.answered AS "answered" FROM (
    SELECT l.id, l.company_id, NULL::uuid AS attendee_id, l.captured_at AS since, coalesce((SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM l.company_id),
    l.source <> 'PROFILE' AND (SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM NULL), false) AS sharing,
      (SELECT granted FROM contact_consents WHERE attendee_id = $1::uuid AND company_id IS NOT DISTINCT FROM l.company_id) IS NOT NULL OR coalesce((SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM l.company_id),
    l.source <> 'PROFILE' AND (SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM NULL), false) AS answered
    FROM leads l WHERE l.attendee_id = $1::uuid
    UNION ALL
    SELECT x.id, NULL, CASE x.scanner_id WHEN $1::uuid THEN x.scanned_id ELSE x.scanner_id END, x.accepted_at, true, true
    FROM contact_exchanges x WHERE $1::uuid IN (x.scanner_id, x.scanned_id) AND x.accepted_at IS NOT NULL) h WHERE h.company_id = $2::uuid;

-- contacts.holderOfCode (code text, scannerId uuid) -> (id uuid, eventId uuid, status attendee_status, everyone bool, blocked bool)
  SELECT a.id AS "id", a.event_id AS "eventId", a.status AS "status", coalesce((SELECT granted FROM contact_consents WHERE attendee_id = a.id AND company_id IS NOT DISTINCT FROM NULL), false) AS everyone,
    (EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = $1::uuid AND other_id = a.id) OR (NOT ((a.groups & (SELECT reached_groups($1::uuid, 'see'))) <> 0)
AND NOT EXISTS (SELECT 1 FROM attendee_ties t WHERE t.attendee_id = $1::uuid AND t.other_id = a.id)
AND NOT EXISTS (SELECT 1 FROM activity_speakers s WHERE s.attendee_id = a.id))) AS blocked
  FROM attendees a WHERE a.invite_code = $2::text;

-- contacts.insertQuestions (companyId uuid, ids uuid[], attendeeIds uuid[]) -> (attendeeId uuid)
INSERT INTO contact_consents (id, attendee_id, company_id)
SELECT asked.id, asked.attendee_id, $1::uuid
FROM unnest($2::uuid[], $3::uuid[]) AS asked (id, attendee_id)
WHERE (SELECT granted FROM contact_consents WHERE attendee_id = asked.attendee_id AND company_id IS NOT DISTINCT FROM NULL) IS NOT TRUE ORDER BY asked.attendee_id
ON CONFLICT (attendee_id, company_id) DO NOTHING RETURNING contact_consents.attendee_id AS "attendeeId";

-- contacts.saveScan (id uuid, eventId uuid, scannerId uuid, scannedId uuid, accepted bool) -> (id uuid, agreed bool)
INSERT INTO contact_exchanges AS x (id, event_id, scanner_id, scanned_id, accepted_at)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, CASE WHEN $5::bool THEN now() END)
ON CONFLICT (least(scanner_id, scanned_id), greatest(scanner_id, scanned_id)) DO UPDATE
SET accepted_at = coalesce(x.accepted_at, CASE WHEN x.scanner_id <> excluded.scanner_id THEN now() ELSE excluded.accepted_at END)
RETURNING x.id AS "id", x.accepted_at IS NOT NULL AND x.accepted_at = now() AS "agreed";

-- contacts.setConsent (id uuid, attendeeId uuid, companyId uuid?, granted bool?) -> ()
INSERT INTO contact_consents (id, attendee_id, company_id, granted, answered_at)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::bool, now())
ON CONFLICT (attendee_id, company_id) DO UPDATE SET granted = excluded.granted, answered_at = now()
WHERE contact_consents.granted IS DISTINCT FROM excluded.granted;

-- contacts.sharesWithAll (attendeeId uuid) -> (everyone bool)
SELECT coalesce((SELECT granted FROM contact_consents WHERE attendee_id = $1::uuid AND company_id IS NOT DISTINCT FROM NULL), false) AS everyone;

-- conversations.advanceReadSequence (conversationId uuid, attendeeId uuid, sequence int4, isShown bool) -> (isChanged bool)
UPDATE conversation_members m SET
  last_read_sequence = greatest(m.last_read_sequence, least($1::int4, c.last_sequence)),
  shown_read_sequence = greatest(m.shown_read_sequence, CASE WHEN $2::bool THEN least($1::int4, c.last_sequence) END),
  unread_count = (SELECT count(*) FROM messages x
                  WHERE x.conversation_id = c.id AND x.recipient_id = m.attendee_id AND x.read_at IS NULL
                    AND x.sequence > greatest(m.last_read_sequence, least($1::int4, c.last_sequence)))
FROM conversations c, conversation_members was
WHERE c.id = m.conversation_id AND m.conversation_id = $3::uuid AND m.attendee_id = $4::uuid
  AND was.conversation_id = m.conversation_id AND was.attendee_id = m.attendee_id
RETURNING (m.last_read_sequence, m.unread_count) <> (was.last_read_sequence, was.unread_count) AS "isChanged";

-- conversations.appendMessage (id uuid, clientId text, text text, userId uuid, attendeeId uuid, sessionId uuid, stamp text) -> (id uuid, conversationId uuid, senderId uuid, recipientId uuid, text text, sequence int4, clientId text, sentAt timestamptz, readAt timestamptz?, eventId uuid)
WITH asked AS MATERIALIZED (
SELECT u.access_stamp FROM users u JOIN sessions s ON s.user_id = u.id
WHERE s.id = $1::uuid AND u.access_stamp IN ($2::text::bigint) FOR SHARE), pair AS (
  SELECT m.conversation_id, me.attendee_id AS sender_id, other.id AS recipient_id
  FROM asked CROSS JOIN attendees other JOIN event_members me ON me.event_id = other.event_id AND me.user_id = $3::uuid
  JOIN conversation_members m ON m.attendee_id = me.attendee_id AND m.other_id = other.id
  WHERE other.id = $4::uuid AND other.status = 'CONFIRMED' AND NOT EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = me.attendee_id AND other_id = other.id)
), known AS (
  SELECT x.* FROM messages x JOIN pair ON pair.conversation_id = x.conversation_id
  WHERE x.sender_id = pair.sender_id AND x.client_id = $5::text
), conversation AS (
  UPDATE conversations c SET last_sequence = last_sequence + 1, last_message_at = clock_timestamp(), updated_at = now()
  FROM pair WHERE c.id = pair.conversation_id AND NOT EXISTS (SELECT 1 FROM known)
  RETURNING c.id, c.last_sequence, c.last_message_at, pair.sender_id, pair.recipient_id
), members AS (
  UPDATE conversation_members m SET last_message_at = c.last_message_at,
    unread_count = unread_count + (m.attendee_id = c.recipient_id)::int,
    last_read_sequence = CASE WHEN m.attendee_id = c.sender_id AND unread_count = 0 THEN c.last_sequence ELSE last_read_sequence END,
    shown_read_sequence = CASE WHEN m.attendee_id = c.sender_id AND unread_count = 0 THEN c.last_sequence ELSE shown_read_sequence END
  FROM conversation c WHERE m.conversation_id = c.id
), added AS (
  INSERT INTO messages (id, conversation_id, sequence, sender_id, recipient_id, client_id, text, sent_at)
  SELECT $6::uuid, id, last_sequence, sender_id, recipient_id, $5::text, $7::text, last_message_at FROM conversation RETURNING *
), published AS (
  INSERT INTO outbox (topic, payload)
  SELECT format('attendee.%s.messages', attendee_id), jsonb_build_object('messageId', added.id)
  FROM added, unnest(ARRAY[added.recipient_id, added.sender_id]) AS attendee_id
  UNION ALL 
  SELECT 'job', jsonb_build_object('name', 'push.message', 'startAfter', '10',
    'data', jsonb_build_object('messageId', added.id))
  FROM added JOIN attendees recipient ON recipient.id = added.recipient_id
  WHERE EXISTS (SELECT 1 FROM push_subscriptions p WHERE p.user_id = recipient.user_id)
)
SELECT m.id AS "id", m.conversation_id AS "conversationId", m.sender_id AS "senderId", m.recipient_id AS "recipientId", m.text AS "text", m.sequence AS "sequence", m.client_id AS "clientId", m.sent_at AS "sentAt", m.read_at AS "readAt", c.event_id AS "eventId" FROM (SELECT * FROM known UNION ALL SELECT * FROM added) m
JOIN conversations c ON c.id = m.conversation_id;

-- conversations.eraseReportTexts (attendeeIds uuid[], userId uuid?) -> ()
UPDATE message_reports r SET reason = 'Erased with a profile.', decision_note = NULL
FROM messages m WHERE $1::uuid IS NOT NULL AND m.id = r.message_id
  AND (m.sender_id = ANY($2::uuid[]) OR m.recipient_id = ANY($2::uuid[]));

-- conversations.findEventOfMessage (messageId uuid) -> (eventId uuid)
SELECT c.event_id AS "eventId" FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.id = $1::uuid;

-- conversations.findOwnAttendee (otherId uuid, userId uuid) -> (eventId uuid, timezone text, attendeeId uuid, mayWrite bool)
  SELECT me.event_id AS "eventId", me.timezone AS "timezone", me.attendee_id AS "attendeeId", (other.status = 'CONFIRMED' AND (other.groups & (SELECT reached_groups(me.attendee_id, 'write'))) <> 0) OR EXISTS (SELECT 1 FROM conversation_members w WHERE w.attendee_id = me.attendee_id AND w.other_id = other.id AND w.last_message_at IS NOT NULL) AS "mayWrite"
  FROM attendees other
  JOIN event_members me ON me.event_id = other.event_id AND me.user_id = $1::uuid AND me.attendee_id <> other.id
  WHERE other.id = $2::uuid AND (other.status = 'CONFIRMED' AND NOT (NOT ((other.groups & (SELECT reached_groups(me.attendee_id, 'see'))) <> 0)
AND NOT EXISTS (SELECT 1 FROM attendee_ties t WHERE t.attendee_id = me.attendee_id AND t.other_id = other.id)
AND NOT EXISTS (SELECT 1 FROM activity_speakers s WHERE s.attendee_id = other.id)));

-- conversations.findReport (id uuid) -> (id uuid, eventId uuid, createdAt timestamptz, reason text, resolvedAt timestamptz?, decision message_report_decision?, decisionNote text?, resolverName text?, reporterId uuid, text text, sentAt timestamptz, senderId uuid, senderReportCount int4, senderWarningCount int4)
SELECT r.id AS "id", r.event_id AS "eventId", r.created_at AS "createdAt", r.reason AS "reason", r.resolved_at AS "resolvedAt", r.decision AS "decision", r.decision_note AS "decisionNote", r.resolver_name AS "resolverName", r.reporter_id AS "reporterId", m.text AS "text", m.sent_at AS "sentAt", m.sender_id AS "senderId", (SELECT count(*)::int FROM messages sent
    JOIN message_reports other ON other.message_id = sent.id AND other.event_id = r.event_id
    WHERE sent.sender_id = m.sender_id AND true) AS "senderReportCount", (SELECT count(*)::int FROM messages sent
    JOIN message_reports other ON other.message_id = sent.id AND other.event_id = r.event_id
    WHERE sent.sender_id = m.sender_id AND other.decision = 'WARNED') AS "senderWarningCount" FROM message_reports r JOIN messages m ON m.id = r.message_id WHERE r.id = $1::uuid;

-- conversations.findReportOfMessage (messageId uuid) -> (id uuid, eventId uuid, createdAt timestamptz, reason text, resolvedAt timestamptz?, decision message_report_decision?, decisionNote text?, resolverName text?, reporterId uuid, text text, sentAt timestamptz, senderId uuid, senderReportCount int4, senderWarningCount int4)
SELECT r.id AS "id", r.event_id AS "eventId", r.created_at AS "createdAt", r.reason AS "reason", r.resolved_at AS "resolvedAt", r.decision AS "decision", r.decision_note AS "decisionNote", r.resolver_name AS "resolverName", r.reporter_id AS "reporterId", m.text AS "text", m.sent_at AS "sentAt", m.sender_id AS "senderId", (SELECT count(*)::int FROM messages sent
    JOIN message_reports other ON other.message_id = sent.id AND other.event_id = r.event_id
    WHERE sent.sender_id = m.sender_id AND true) AS "senderReportCount", (SELECT count(*)::int FROM messages sent
    JOIN message_reports other ON other.message_id = sent.id AND other.event_id = r.event_id
    WHERE sent.sender_id = m.sender_id AND other.decision = 'WARNED') AS "senderWarningCount" FROM message_reports r JOIN messages m ON m.id = r.message_id WHERE r.message_id = $1::uuid;

-- conversations.insertReport (id uuid, eventId uuid, messageId uuid, reporterId uuid, reason text) -> ()
INSERT INTO message_reports (id, event_id, message_id, reporter_id, reason)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::text) ON CONFLICT (message_id) DO NOTHING;

-- conversations.lastMessages (conversationIds uuid[]) -> (id uuid, conversationId uuid, senderId uuid, recipientId uuid, text text, sequence int4, clientId text, sentAt timestamptz, readAt timestamptz?, eventId uuid)
SELECT m.id AS "id", m.conversation_id AS "conversationId", m.sender_id AS "senderId", m.recipient_id AS "recipientId", m.text AS "text", m.sequence AS "sequence", m.client_id AS "clientId", m.sent_at AS "sentAt", m.read_at AS "readAt", c.event_id AS "eventId" FROM conversations c JOIN messages m ON m.conversation_id = c.id AND m.sequence = c.last_sequence
WHERE c.id = ANY($1::uuid[]);

-- conversations.lock (attendeeId uuid, otherId uuid) -> (conversationId uuid, isShown bool)
SELECT c.id AS "conversationId", NOT EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = m.attendee_id AND other_id = m.other_id) AS "isShown"
FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
WHERE m.attendee_id = $1::uuid AND m.other_id = $2::uuid FOR UPDATE OF c;

-- conversations.lockReport (id uuid) -> (eventId uuid, senderId uuid, isResolved bool, isSenderRemoved bool)
SELECT r.event_id AS "eventId", m.sender_id AS "senderId", r.resolved_at IS NOT NULL AS "isResolved", a.status = 'REMOVED' AS "isSenderRemoved" FROM message_reports r JOIN messages m ON m.id = r.message_id JOIN attendees a ON a.id = m.sender_id
WHERE r.id = $1::uuid FOR UPDATE OF r;

-- conversations.markMessagesRead (conversationId uuid, attendeeId uuid, sequence int4, isShown bool) -> ()
UPDATE messages SET read_at = now()
WHERE conversation_id = $1::uuid AND recipient_id = $2::uuid AND sequence <= $3::int4
  AND read_at IS NULL AND $4::bool;

-- conversations.messageRefusals (userId uuid, attendeeIds uuid[]) -> (id uuid, messageRefusal text?)
WITH me AS MATERIALIZED (
  SELECT own.id, own.event_id, reached_groups(own.id, 'write') AS written FROM attendees own
  WHERE own.user_id = $1::uuid AND own.event_id IN (SELECT event_id FROM attendees WHERE id = ANY($2::uuid[])))
SELECT a.id AS "id", CASE WHEN NOT ((a.status = 'CONFIRMED' AND (a.groups & (SELECT me.written)) <> 0) OR EXISTS (SELECT 1 FROM conversation_members w WHERE w.attendee_id = me.id AND w.other_id = a.id AND w.last_message_at IS NOT NULL)) THEN 'GROUP_RULES'
  WHEN EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = me.id AND other_id = a.id) THEN 'NOT_REACHABLE' END AS "messageRefusal" FROM me JOIN attendees a ON a.event_id = me.event_id WHERE a.id = ANY($2::uuid[]);

-- conversations.messagesAfter (attendeeId uuid, otherIds uuid[], sequences int4[]) -> (id uuid, conversationId uuid, senderId uuid, recipientId uuid, text text, sequence int4, clientId text, sentAt timestamptz, readAt timestamptz?, eventId uuid)
SELECT m.id AS "id", m.conversation_id AS "conversationId", m.sender_id AS "senderId", m.recipient_id AS "recipientId", m.text AS "text", m.sequence AS "sequence", m.client_id AS "clientId", m.sent_at AS "sentAt", m.read_at AS "readAt", c.event_id AS "eventId" FROM unnest($1::uuid[], $2::int4[]) AS known (other_id, sequence)
JOIN conversation_members mine ON mine.attendee_id = $3::uuid AND mine.other_id = known.other_id
JOIN conversations c ON c.id = mine.conversation_id
CROSS JOIN LATERAL (
  SELECT * FROM messages x WHERE x.conversation_id = c.id AND x.sequence > known.sequence
  ORDER BY x.sequence LIMIT 100) m
ORDER BY m.conversation_id, m.sequence;

-- conversations.messagesByIds (ids uuid[]) -> (id uuid, conversationId uuid, senderId uuid, recipientId uuid, text text, sequence int4, clientId text, sentAt timestamptz, readAt timestamptz?, eventId uuid)
SELECT m.id AS "id", m.conversation_id AS "conversationId", m.sender_id AS "senderId", m.recipient_id AS "recipientId", m.text AS "text", m.sequence AS "sequence", m.client_id AS "clientId", m.sent_at AS "sentAt", m.read_at AS "readAt", c.event_id AS "eventId" FROM messages m JOIN conversations c ON c.id = m.conversation_id
WHERE m.id = ANY($1::uuid[]);

-- conversations.newestMessages (conversationIds uuid[], after int4, before int4, limit int4) -> (id uuid, conversationId uuid, senderId uuid, recipientId uuid, text text, sequence int4, clientId text, sentAt timestamptz, readAt timestamptz?, eventId uuid)
SELECT m.id AS "id", m.conversation_id AS "conversationId", m.sender_id AS "senderId", m.recipient_id AS "recipientId", m.text AS "text", m.sequence AS "sequence", m.client_id AS "clientId", m.sent_at AS "sentAt", m.read_at AS "readAt", c.event_id AS "eventId" FROM unnest($1::uuid[]) AS asked (id) JOIN conversations c ON c.id = asked.id
CROSS JOIN LATERAL (
  SELECT * FROM messages x WHERE x.conversation_id = c.id AND x.sequence > $2::int4 AND x.sequence < $3::int4
  ORDER BY x.sequence DESC LIMIT $4::int4) m
ORDER BY m.sequence DESC;

-- conversations.oldestMessages (conversationIds uuid[], after int4, before int4, limit int4) -> (id uuid, conversationId uuid, senderId uuid, recipientId uuid, text text, sequence int4, clientId text, sentAt timestamptz, readAt timestamptz?, eventId uuid)
SELECT m.id AS "id", m.conversation_id AS "conversationId", m.sender_id AS "senderId", m.recipient_id AS "recipientId", m.text AS "text", m.sequence AS "sequence", m.client_id AS "clientId", m.sent_at AS "sentAt", m.read_at AS "readAt", c.event_id AS "eventId" FROM unnest($1::uuid[]) AS asked (id) JOIN conversations c ON c.id = asked.id
CROSS JOIN LATERAL (
  SELECT * FROM messages x WHERE x.conversation_id = c.id AND x.sequence > $2::int4 AND x.sequence < $3::int4
  ORDER BY x.sequence ASC LIMIT $4::int4) m
ORDER BY m.sequence ASC;

-- conversations.openWithMessage (id uuid, clientId text, text text, userId uuid, attendeeId uuid, conversationId uuid) -> (id uuid, conversationId uuid, senderId uuid, recipientId uuid, text text, sequence int4, clientId text, sentAt timestamptz, readAt timestamptz?, eventId uuid)
WITH pair AS (
  SELECT me.event_id, me.attendee_id AS sender_id, other.id AS recipient_id
  FROM attendees other
  JOIN event_members me ON me.event_id = other.event_id AND me.user_id = $1::uuid AND me.attendee_id <> other.id
  WHERE other.id = $2::uuid AND (other.status = 'CONFIRMED' AND NOT (NOT ((other.groups & (SELECT reached_groups(me.attendee_id, 'see'))) <> 0)
AND NOT EXISTS (SELECT 1 FROM attendee_ties t WHERE t.attendee_id = me.attendee_id AND t.other_id = other.id)
AND NOT EXISTS (SELECT 1 FROM activity_speakers s WHERE s.attendee_id = other.id))) AND (other.status = 'CONFIRMED' AND (other.groups & (SELECT reached_groups(me.attendee_id, 'write'))) <> 0)
    AND NOT EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = me.attendee_id AND other_id = other.id)
    AND NOT EXISTS (
      SELECT 1 FROM conversation_members m WHERE m.attendee_id = me.attendee_id AND m.other_id = other.id)
), opened AS (
  INSERT INTO conversations (id, event_id, last_sequence, last_message_at)
  SELECT $3::uuid, event_id, 1, clock_timestamp() FROM pair RETURNING *
), members AS (
  INSERT INTO conversation_members
    (conversation_id, attendee_id, other_id, last_message_at, unread_count, last_read_sequence, shown_read_sequence)
  SELECT c.id, member.attendee_id, member.other_id, c.last_message_at, 1 - member.read, member.read, member.read
  FROM opened c, pair,
    LATERAL (VALUES (sender_id, recipient_id, 1), (recipient_id, sender_id, 0)) AS member (attendee_id, other_id, read)
  -- In the same order by both people: two statements at once wait for each other, and do not lock each other out.
  ORDER BY member.attendee_id
), added AS (
  INSERT INTO messages (id, conversation_id, sequence, sender_id, recipient_id, client_id, text, sent_at)
  SELECT $4::uuid, c.id, 1, pair.sender_id, pair.recipient_id, $5::text, $6::text, c.last_message_at FROM opened c, pair RETURNING *
), published AS (
  INSERT INTO outbox (topic, payload)
  SELECT format('attendee.%s.messages', attendee_id), jsonb_build_object('messageId', added.id)
  FROM added, unnest(ARRAY[added.recipient_id, added.sender_id]) AS attendee_id
  UNION ALL 
  SELECT 'job', jsonb_build_object('name', 'push.message', 'startAfter', '10',
    'data', jsonb_build_object('messageId', added.id))
  FROM added JOIN attendees recipient ON recipient.id = added.recipient_id
  WHERE EXISTS (SELECT 1 FROM push_subscriptions p WHERE p.user_id = recipient.user_id)
)
SELECT m.id AS "id", m.conversation_id AS "conversationId", m.sender_id AS "senderId", m.recipient_id AS "recipientId", m.text AS "text", m.sequence AS "sequence", m.client_id AS "clientId", m.sent_at AS "sentAt", m.read_at AS "readAt", c.event_id AS "eventId" FROM added m JOIN opened c ON c.id = m.conversation_id;

-- conversations.unreadCountsOfEvents (userId uuid, eventIds uuid[]) -> (eventId uuid, count int4)
SELECT me.event_id AS "eventId", sum(m.unread_count)::int AS "count"
FROM attendees me JOIN conversation_members m ON m.attendee_id = me.id
WHERE me.user_id = $1::uuid AND me.event_id = ANY($2::uuid[]) GROUP BY me.event_id;

-- conversations.with (userId uuid, attendeeIds uuid[]) -> (id uuid, eventId uuid, lastSequence int4, unreadCount int4, lastReadSequence int4, attendeeId uuid, otherLastReadSequence int4)
  SELECT c.id AS "id", c.event_id AS "eventId", c.last_sequence AS "lastSequence", mine.unread_count AS "unreadCount", mine.last_read_sequence AS "lastReadSequence", mine.other_id AS "attendeeId", theirs.shown_read_sequence AS "otherLastReadSequence" FROM conversation_members mine
JOIN conversations c ON c.id = mine.conversation_id
JOIN conversation_members theirs ON theirs.conversation_id = mine.conversation_id AND theirs.attendee_id = mine.other_id JOIN attendees me ON me.id = mine.attendee_id
  WHERE me.user_id = $1::uuid AND mine.other_id = ANY($2::uuid[]);

-- conversations.writeReportDecision (id uuid, decision message_report_decision?, note text?, userId uuid) -> (resolvedAt timestamptz?)
UPDATE message_reports r SET resolved_at = now(), resolved_by = u.id, resolver_name = u.display_name,
  decision = $1::message_report_decision, decision_note = $2::text
FROM users u WHERE u.id = $3::uuid AND r.id = $4::uuid RETURNING r.resolved_at AS "resolvedAt";

-- event-access.groupsSeenBy (attendeeId uuid) -> (seen text)
SELECT reached_groups($1::uuid, 'see')::text AS seen;

-- event-access.membershipsAmong (userId uuid, companyIds uuid[]) -> (companyId uuid, eventId uuid, contact bool)
SELECT asked.id AS "companyId", a.event_id AS "eventId", a.company_contact AS contact
FROM unnest($1::uuid[]) AS asked (id) JOIN (event_members m JOIN attendees a ON a.id = m.attendee_id) ON a.company_id = asked.id WHERE m.user_id = $2::uuid;

-- event-access.rows (userId uuid, eventIds uuid[]) -> (eventId uuid, timezone text, published bool, attendeeId uuid?, confirmed bool?, accepted bool)
SELECT e.id AS "eventId", e.timezone, e.status <> 'DRAFT' AS published, a.id AS "attendeeId", a.status = 'CONFIRMED' AS confirmed,
  (NOT e.requires_verified_email OR EXISTS (SELECT 1 FROM users prover WHERE prover.id = $1::uuid AND prover.email_verified_at IS NOT NULL)) AS accepted
FROM events e LEFT JOIN attendees a ON a.event_id = e.id AND a.user_id = $1::uuid AND (NOT a.by_invitation OR EXISTS (SELECT 1 FROM users prover WHERE prover.id = a.user_id AND prover.email_verified_at IS NOT NULL))
WHERE e.id = ANY($2::uuid[]);

-- event-staff.events (userIds uuid[], eventIds uuid[]?) -> (userId uuid, eventId uuid, endsAt timestamptz?, addedAt timestamptz, addedByName text?, title text)
SELECT x.user_id AS "userId", x.event_id AS "eventId", x.ends_at AS "endsAt", x.added_at AS "addedAt", (SELECT by.display_name FROM users by WHERE by.id = x.added_by) AS "addedByName", e.title AS "title" FROM event_staff x JOIN events e ON e.id = x.event_id JOIN users u ON u.id = x.user_id
WHERE x.user_id = ANY($1::uuid[]) AND NOT u.all_events AND (x.ends_at IS NULL OR x.ends_at > now())
  AND ($2::uuid[] IS NULL OR x.event_id = ANY($2::uuid[]))
ORDER BY e.starts_at, e.id;

-- event-staff.give (userId uuid, eventIds uuid[], ends timestamptz[], addedBy uuid) -> (eventId uuid)
INSERT INTO event_staff AS x (user_id, event_id, ends_at, added_by)
SELECT $1::uuid, e.id, named.ends_at, $2::uuid
FROM unnest($3::uuid[], $4::timestamptz[]) AS named (event_id, ends_at) JOIN events e ON e.id = named.event_id
ORDER BY e.id
ON CONFLICT (user_id, event_id) DO UPDATE SET ends_at = excluded.ends_at RETURNING x.event_id AS "eventId";

-- event-staff.keys (eventId uuid) -> (id uuid, kind text, name text, ownerName text, companyName text?, createdAt timestamptz, lastUsedAt timestamptz?, expiresAt timestamptz?)
SELECT t.id, 'API_TOKEN' AS kind, t.name, t.author_name AS "ownerName", c.name AS "companyName", t.created_at AS "createdAt",
  t.last_used_at AS "lastUsedAt", t.expires_at AS "expiresAt"
FROM api_tokens t LEFT JOIN companies c ON c.id = t.company_id
WHERE t.event_id = $1::uuid AND t.revoked_at IS NULL AND t.expires_at > now()
UNION ALL SELECT w.id, 'WEBHOOK', w.name, w.author_name, NULL, w.created_at,
  (SELECT max(d.ended_at) FROM webhook_deliveries d WHERE d.webhook_id = w.id), NULL
FROM webhooks w WHERE w.event_id = $1::uuid
ORDER BY "createdAt" DESC, id LIMIT 500;

-- event-staff.ofEvent (eventId uuid) -> (id uuid, email citext, displayName text, role role, allEvents bool, avatar text?, createdAt timestamptz, lastLoginAt timestamptz?, disabledAt timestamptz?, mustChangePassword bool, emailVerifiedAt timestamptz?, language text?, since timestamptz, endsAt timestamptz?, addedByName text?)
SELECT u.id AS "id", u.email AS "email", u.display_name AS "displayName", u.role AS "role", u.all_events AS "allEvents", u.avatar AS "avatar", u.created_at AS "createdAt", u.last_login_at AS "lastLoginAt", u.disabled_at AS "disabledAt", u.must_change_password AS "mustChangePassword", u.email_verified_at AS "emailVerifiedAt", u.language AS "language", coalesce(x.added_at, greatest(u.created_at, e.created_at)) AS "since", x.ends_at AS "endsAt", (SELECT by.display_name FROM users by WHERE by.id = x.added_by) AS "addedByName" FROM events e JOIN users u ON u.role <> 'ATTENDEE' AND u.disabled_at IS NULL AND (u.all_events OR EXISTS (SELECT 1 FROM event_staff x WHERE x.user_id = u.id AND x.event_id = e.id AND (x.ends_at IS NULL OR x.ends_at > now())))
LEFT JOIN event_staff x ON x.user_id = u.id AND x.event_id = e.id AND NOT u.all_events
WHERE e.id = $1::uuid ORDER BY u.display_name, u.id LIMIT 500;

-- event-staff.remove (userId uuid, eventIds uuid[]) -> ()
DELETE FROM event_staff x WHERE x.user_id = $1::uuid AND (x.event_id <> ALL($2::uuid[]) OR NOT (x.ends_at IS NULL OR x.ends_at > now()));

-- eventFields.copy (eventId uuid, copyId uuid, ids uuid[], originalIds uuid[], groupIds uuid[], originalGroupIds uuid[]) -> ()
WITH copy AS (SELECT * FROM unnest($1::uuid[], $2::uuid[]) AS c (id, original)),
copied_group AS (SELECT * FROM unnest($3::uuid[], $4::uuid[]) AS g (id, original))
INSERT INTO event_fields (id, event_id, position, key, kind, labels, helps, purposes, choices, required, audience, group_ids,
  keep_days, condition_field_id, condition_position, condition_answers)
SELECT copy.id, $5::uuid, f.position, f.key, f.kind, f.labels, f.helps, f.purposes, f.choices, f.required, f.audience,
  ARRAY(SELECT g.id FROM copied_group g WHERE g.original = ANY(f.group_ids)), f.keep_days,
  (SELECT c.id FROM copy c WHERE c.original = f.condition_field_id), f.condition_position, f.condition_answers
FROM copy JOIN event_fields f ON f.id = copy.original WHERE f.event_id = $6::uuid;

-- eventFields.countLostAnswers (eventId uuid, lost jsonb) -> (fieldId uuid, removedAnswers int4)
  SELECT lost.key::uuid AS "fieldId", count(*)::int AS "removedAnswers" FROM attendees a JOIN jsonb_each($1::jsonb) AS lost (key, choices) ON a.answers ? lost.key AND
(lost.choices = 'null' OR a.answers -> lost.key ?| ARRAY(SELECT jsonb_array_elements_text(nullif(lost.choices, 'null'))))
  WHERE a.event_id = $2::uuid GROUP BY lost.key;

-- eventFields.deleteOthers (eventId uuid, ids uuid[]) -> ()
DELETE FROM event_fields WHERE event_id = $1::uuid AND id <> ALL($2::uuid[]);

-- eventFields.expired () -> (eventId uuid, fieldIds uuid[])
SELECT f.event_id AS "eventId", array_agg(f.id) AS "fieldIds" FROM event_fields f JOIN events e ON e.id = f.event_id
WHERE f.erased_at IS NULL AND e.ends_at + make_interval(days => f.keep_days) <= now() GROUP BY f.event_id;

-- eventFields.forgetReaders (eventId uuid, groupId uuid) -> ()
UPDATE event_fields SET group_ids = array_remove(group_ids, $1::uuid),
  audience = CASE WHEN array_remove(group_ids, $1::uuid) = '{}' THEN 'STAFF' ELSE audience END
WHERE event_id = $2::uuid AND $1::uuid = ANY(group_ids);

-- eventFields.groupIdsOfEvent (eventId uuid) -> (id uuid)
SELECT g.id FROM attendee_groups g WHERE g.event_id = $1::uuid;

-- eventFields.noteErased (fieldIds uuid[]) -> ()
UPDATE event_fields SET erased_at = now() WHERE id = ANY($1::uuid[]);

-- eventFields.ofEvents (eventIds uuid[]) -> (id uuid, eventId uuid, key text, kind event_field_kind, labels jsonb, helps jsonb, purposes jsonb, choices jsonb, required bool, audience event_field_audience, groupIds uuid[], keepDays int4?, conditionFieldId uuid?, conditionAnswers text[], position int4, updatedAt timestamptz)
SELECT f.id AS "id", f.event_id AS "eventId", f.key AS "key", f.kind AS "kind", f.labels AS "labels", f.helps AS "helps", f.purposes AS "purposes", f.choices AS "choices", f.required AS "required", f.audience AS "audience", f.group_ids AS "groupIds", f.keep_days AS "keepDays", f.condition_field_id AS "conditionFieldId", f.condition_answers AS "conditionAnswers", f.position AS "position", f.updated_at AS "updatedAt" FROM event_fields f WHERE f.event_id = ANY($1::uuid[]) ORDER BY f.event_id, f.position;

-- eventFields.save (eventId uuid, fields jsonb, updatedAt timestamptz) -> ()
INSERT INTO event_fields (id, event_id, position, key, kind, labels, helps, purposes, choices, required, audience, group_ids,
  keep_days, condition_field_id, condition_position, condition_answers, updated_at)
SELECT r.id, $1::uuid, r.position, r.key, r.kind, r.labels, r.helps, r.purposes, r.choices, r.required, r.audience, r."groupIds",
  r."keepDays", r."conditionFieldId", r."conditionPosition", r."conditionAnswers", $2::timestamptz
FROM jsonb_to_recordset($3::jsonb) AS r (id uuid, position int, key text, kind event_field_kind, labels jsonb, helps jsonb,
  purposes jsonb, choices jsonb, required boolean, audience event_field_audience, "groupIds" uuid[], "keepDays" int,
  "conditionFieldId" uuid, "conditionPosition" int, "conditionAnswers" text[])
ON CONFLICT (id) DO UPDATE SET position = excluded.position, key = excluded.key, kind = excluded.kind, labels = excluded.labels,
  helps = excluded.helps, purposes = excluded.purposes, choices = excluded.choices, required = excluded.required,
  audience = excluded.audience, group_ids = excluded.group_ids, keep_days = excluded.keep_days,
  condition_field_id = excluded.condition_field_id, condition_position = excluded.condition_position,
  condition_answers = excluded.condition_answers, updated_at = excluded.updated_at;

-- eventFields.share (eventId uuid) -> ()
SELECT FROM events WHERE id = $1::uuid FOR KEY SHARE;

-- events.attendeeCounts (eventIds uuid[], userId uuid?) -> (eventId uuid, count int4)
SELECT a.event_id AS "eventId", sum(a.change)::int AS "count" FROM attendee_counts a LEFT JOIN (SELECT own.event_id, reached_groups(own.id, 'see') AS groups FROM attendees own WHERE own.user_id = $1::uuid OFFSET 0) sight ON sight.event_id = a.event_id
WHERE a.event_id = ANY($2::uuid[]) AND a.status = 'CONFIRMED' AND (a.groups & coalesce(sight.groups, -1)) <> 0 GROUP BY a.event_id;

-- events.byIds (ids uuid[]) -> (id uuid, title text, tagline text?, description text?, venue text?, city text?, country text?, contactEmail text?, timezone text, startsAt timestamptz, endsAt timestamptz, cover text?, logo text?, accentColor text?, languages text[], status event_status, registration event_registration, requiresVerifiedEmail bool, slotMinutes int4, gapMinutes int4, meetingHours jsonb, keepDays int4?, updatedAt timestamptz, capacity int4?)
SELECT e.id AS "id", e.title AS "title", e.tagline AS "tagline", e.description AS "description", e.venue AS "venue", e.city AS "city", e.country AS "country", e.contact_email AS "contactEmail", e.timezone AS "timezone", e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.cover AS "cover", e.logo AS "logo", e.accent_color AS "accentColor", e.languages AS "languages", e.status AS "status", e.registration AS "registration", e.requires_verified_email AS "requiresVerifiedEmail", e.slot_minutes AS "slotMinutes", e.gap_minutes AS "gapMinutes", e.meeting_hours AS "meetingHours", e.keep_days AS "keepDays", e.updated_at AS "updatedAt", e.capacity AS "capacity" FROM events e WHERE e.id = ANY($1::uuid[]);

-- events.clearInterestGroupNames (groupIds uuid[]) -> ()
UPDATE interest_groups SET name = id::text WHERE id = ANY($1::uuid[]);

-- events.comingPeriods () -> (timezone text, startsAt timestamptz, endsAt timestamptz)
SELECT e.timezone AS "timezone", e.starts_at AS "startsAt", e.ends_at AS "endsAt" FROM events e WHERE e.ends_at > now() ORDER BY e.starts_at, e.id LIMIT 20;

-- events.counts (eventIds uuid[], userId uuid?) -> (eventId uuid, attendees int4, companies jsonb?, pods int4, activities int4)
SELECT e.id AS "eventId", (SELECT coalesce(sum(a.change), 0)::int FROM attendee_counts a WHERE a.event_id = e.id AND a.status = 'CONFIRMED' AND (a.groups & coalesce(sight.groups, -1)) <> 0) AS "attendees", (SELECT jsonb_object_agg(kind, count) FROM
    (SELECT kind, count(*) FROM companies WHERE event_id = e.id GROUP BY kind) AS each) AS "companies", (SELECT count(*)::int FROM pods WHERE event_id = e.id AND removed_at IS NULL) AS "pods", (SELECT count(*)::int FROM activities WHERE event_id = e.id AND kind <> 'POD') AS "activities" FROM unnest($1::uuid[]) AS e (id) LEFT JOIN (SELECT own.event_id, reached_groups(own.id, 'see') AS groups FROM attendees own WHERE own.user_id = $2::uuid OFFSET 0) sight ON sight.event_id = e.id
WHERE $2::uuid IS NULL OR may_enter($2::uuid, e.id);

-- events.databaseClocks (timezones text[], starts timestamptz[], ends timestamptz[], hours int4) -> (timezone text, startsAt timestamptz, minutes int4[])
SELECT z.timezone AS "timezone", z.starts AS "startsAt", array_agg((extract(epoch FROM (t AT TIME ZONE z.timezone) - (t AT TIME ZONE 'UTC')) / 60)::int4 ORDER BY t) AS "minutes" FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS z (timezone, starts, ends)
CROSS JOIN generate_series(z.starts, z.ends, make_interval(hours => $4::int4)) AS t
GROUP BY z.timezone, z.starts, z.ends;

-- events.deleteDemo () -> (id uuid)
DELETE FROM events WHERE demo RETURNING events.id AS "id";

-- events.deleteOtherInterestGroups (eventId uuid, keptIds uuid[]) -> ()
DELETE FROM interest_groups WHERE event_id = $1::uuid AND NOT id = ANY($2::uuid[]);

-- events.deleteOtherInterestTerms (eventId uuid, vocabularies text[], labels text[]) -> ()
DELETE FROM interest_terms t WHERE event_id = $1::uuid AND NOT EXISTS (
  SELECT 1 FROM unnest($2::text[], $3::text[]) AS wanted (vocabulary, label)
  WHERE wanted.vocabulary = t.vocabulary AND wanted.label = t.label);

-- events.deleteUnusedInterestTerms (ids uuid[]) -> ()
DELETE FROM interest_terms t WHERE t.id = ANY($1::uuid[]) AND t.updated_at = t.created_at
  AND NOT EXISTS (SELECT 1 FROM attendee_interests i WHERE i.term_id = t.id);

-- events.dueInvitations (eventIds uuid[]) -> (eventId uuid, count int4)
SELECT event_id AS "eventId", count(*)::int AS "count" FROM attendees
WHERE event_id = ANY($1::uuid[]) AND invitation_due_at IS NOT NULL AND status = 'INVITED' AND application IS NULL GROUP BY event_id;

-- events.findTimezone (timezone text) -> (isKnown bool)
SELECT true AS "isKnown" FROM pg_timezone_names WHERE name = $1::text;

-- events.insertInterestGroupCopies (copyId uuid, ids uuid[], originalIds uuid[]) -> ()
INSERT INTO interest_groups (id, event_id, name, kind, vocabulary, position)
SELECT copy.id, $1::uuid, g.name, g.kind, g.vocabulary, g.position
FROM unnest($2::uuid[], $3::uuid[]) AS copy (id, original) JOIN interest_groups g ON g.id = copy.original;

-- events.insertInterestTermCopies (copyId uuid, ids uuid[], originalIds uuid[]) -> ()
INSERT INTO interest_terms (id, event_id, vocabulary, label)
SELECT copy.id, $1::uuid, t.vocabulary, t.label
FROM unnest($2::uuid[], $3::uuid[]) AS copy (id, original) JOIN interest_terms t ON t.id = copy.original;

-- events.insertInterestTerms (eventId uuid, ids uuid[], vocabularies text[], labels text[]) -> ()
INSERT INTO interest_terms (id, event_id, vocabulary, label)
SELECT id, $1::uuid, vocabulary, label
FROM unnest($2::uuid[], $3::text[], $4::text[]) AS wanted (id, vocabulary, label)
ON CONFLICT ON CONSTRAINT interest_terms_label_key DO NOTHING;

-- events.interestGroupIds (eventId uuid) -> (id uuid)
SELECT g.id AS "id" FROM interest_groups g WHERE g.event_id = $1::uuid ORDER BY g.id;

-- events.interestGroups (eventId uuid) -> (id uuid, name text, kind interest_kind, vocabulary text)
SELECT g.id AS "id", g.name AS "name", g.kind AS "kind", g.vocabulary AS "vocabulary" FROM interest_groups g WHERE g.event_id = $1::uuid;

-- events.interestGroupsWithTerms (eventIds uuid[]) -> (id uuid, eventId uuid, name text, kind interest_kind, terms text[])
SELECT g.id AS "id", g.event_id AS "eventId", g.name AS "name", g.kind AS "kind", coalesce(array_agg(t.label ORDER BY t.label) FILTER (WHERE t.id IS NOT NULL), '{}') AS "terms"
FROM interest_groups g LEFT JOIN interest_terms t ON t.event_id = g.event_id AND t.vocabulary = g.vocabulary
WHERE g.event_id = ANY($1::uuid[])
GROUP BY g.id ORDER BY g.position, g.id;

-- events.interestTermIds (eventId uuid) -> (id uuid)
SELECT t.id AS "id" FROM interest_terms t WHERE t.event_id = $1::uuid ORDER BY t.id;

-- events.interestTermUses (groupIds uuid[]) -> (groupId uuid, term text, attendees int4)
SELECT i.group_id AS "groupId", t.label AS "term", count(*)::int AS "attendees" FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
WHERE i.group_id = ANY($1::uuid[])
GROUP BY i.group_id, t.label ORDER BY count(*) DESC, t.label;

-- events.lock (id uuid) -> (id uuid, title text, tagline text?, description text?, venue text?, city text?, country text?, contactEmail text?, timezone text, startsAt timestamptz, endsAt timestamptz, cover text?, logo text?, accentColor text?, languages text[], status event_status, registration event_registration, requiresVerifiedEmail bool, slotMinutes int4, gapMinutes int4, meetingHours jsonb, keepDays int4?, updatedAt timestamptz, capacity int4?)
SELECT e.id AS "id", e.title AS "title", e.tagline AS "tagline", e.description AS "description", e.venue AS "venue", e.city AS "city", e.country AS "country", e.contact_email AS "contactEmail", e.timezone AS "timezone", e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.cover AS "cover", e.logo AS "logo", e.accent_color AS "accentColor", e.languages AS "languages", e.status AS "status", e.registration AS "registration", e.requires_verified_email AS "requiresVerifiedEmail", e.slot_minutes AS "slotMinutes", e.gap_minutes AS "gapMinutes", e.meeting_hours AS "meetingHours", e.keep_days AS "keepDays", e.updated_at AS "updatedAt", e.capacity AS "capacity" FROM events e WHERE e.id = $1::uuid FOR NO KEY UPDATE;

-- events.lockForCopy (eventId uuid) -> (id uuid)
SELECT e.id AS "id" FROM events e WHERE e.id = $1::uuid FOR SHARE;

-- events.lockWithPeople (eventId uuid) -> ()
SELECT FROM events WHERE id = $1::uuid FOR UPDATE;

-- events.readerLanguages (userId uuid, eventIds uuid[]) -> (eventId uuid, language text)
SELECT e.id AS "eventId", coalesce(u.language, e.languages[1], 'EN') AS "language" FROM events e LEFT JOIN users u ON u.id = $1::uuid WHERE e.id = ANY($2::uuid[]);

-- events.renameInterestTerm (eventId uuid, vocabulary text, from text, to text) -> ()
UPDATE interest_terms t SET label = $1::text, updated_at = now()
WHERE event_id = $2::uuid AND vocabulary = $3::text AND label = $4::text
  AND NOT EXISTS (SELECT 1 FROM interest_terms same
    WHERE same.event_id = t.event_id AND same.vocabulary = t.vocabulary AND same.label = $1::text);

-- events.upsertInterestGroups (eventId uuid, ids uuid[], names text[], kinds interest_kind[], vocabularies text[]) -> ()
INSERT INTO interest_groups (id, event_id, name, kind, vocabulary, position)
SELECT id, $1::uuid, name, kind, vocabulary, place - 1
FROM unnest($2::uuid[], $3::text[], $4::interest_kind[], $5::text[]) WITH ORDINALITY
  AS wanted (id, name, kind, vocabulary, place)
ON CONFLICT (id) DO UPDATE
SET name = excluded.name, kind = excluded.kind, vocabulary = excluded.vocabulary, position = excluded.position, updated_at = now();

-- faqs.faqIdsInOrder (eventId uuid) -> (id uuid)
SELECT faqs.id AS "id" FROM faqs WHERE event_id = $1::uuid ORDER BY position, id;

-- faqs.faqsByIds (ids uuid[]) -> (id uuid, eventId uuid, question text, answer text, category text?, position int4, updatedAt timestamptz)
SELECT f.id AS "id", f.event_id AS "eventId", f.question AS "question", f.answer AS "answer", f.category AS "category", f.position AS "position", f.updated_at AS "updatedAt" FROM faqs f WHERE f.id = ANY($1::uuid[]);

-- faqs.faqsOfEvent (eventId uuid) -> (id uuid, eventId uuid, question text, answer text, category text?, position int4, updatedAt timestamptz)
SELECT f.id AS "id", f.event_id AS "eventId", f.question AS "question", f.answer AS "answer", f.category AS "category", f.position AS "position", f.updated_at AS "updatedAt" FROM faqs f WHERE f.event_id = $1::uuid ORDER BY f.position, f.id;

-- faqs.findFaq (id uuid) -> (id uuid, eventId uuid, question text, answer text, category text?, position int4, updatedAt timestamptz)
SELECT f.id AS "id", f.event_id AS "eventId", f.question AS "question", f.answer AS "answer", f.category AS "category", f.position AS "position", f.updated_at AS "updatedAt" FROM faqs f WHERE f.id = $1::uuid;

-- faqs.insertFaqCopies (copyId uuid, ids uuid[], originalIds uuid[]) -> ()
INSERT INTO faqs (id, event_id, question, answer, category, position)
SELECT copy.id, $1::uuid, source.question, source.answer, source.category, source.position
FROM unnest($2::uuid[], $3::uuid[]) AS copy (id, original) JOIN faqs source ON source.id = copy.original;

-- faqs.lockFaq (id uuid) -> (id uuid, eventId uuid, question text, answer text, category text?, position int4, updatedAt timestamptz)
SELECT f.id AS "id", f.event_id AS "eventId", f.question AS "question", f.answer AS "answer", f.category AS "category", f.position AS "position", f.updated_at AS "updatedAt" FROM faqs f WHERE f.id = $1::uuid FOR UPDATE;

-- faqs.lockFaqsOfEvent (eventId uuid) -> (id uuid)
SELECT faqs.id AS "id" FROM faqs WHERE event_id = $1::uuid ORDER BY id FOR UPDATE;

-- faqs.nextFaqPosition (eventId uuid) -> (next int4)
SELECT coalesce(max(position) + 1, 0) AS "next" FROM faqs WHERE event_id = $1::uuid;

-- faqs.reorderFaqs (eventId uuid, faqIds uuid[]) -> ()
UPDATE faqs f SET position = wanted.place
FROM (SELECT id, row_number() OVER (ORDER BY array_position($1::uuid[], id), position, id) - 1 AS place
      FROM faqs WHERE event_id = $2::uuid) AS wanted
WHERE f.id = wanted.id AND f.position <> wanted.place;

-- favourites.among (userId uuid, companyIds uuid[]) -> (companyId uuid)
SELECT f.company_id AS "companyId" FROM favourite_companies f JOIN attendees me ON me.id = f.owner_id
WHERE me.user_id = $1::uuid AND f.company_id = ANY($2::uuid[]);

-- favourites.delete (ownerId uuid, companyId uuid) -> ()
DELETE FROM favourite_companies WHERE owner_id = $1::uuid AND company_id = $2::uuid;

-- favourites.deleteOf (attendeeIds uuid[]) -> ()
DELETE FROM favourite_companies WHERE owner_id = ANY($1::uuid[]);

-- favourites.insert (ownerId uuid, companyId uuid) -> ()
INSERT INTO favourite_companies (owner_id, company_id) VALUES ($1::uuid, $2::uuid) ON CONFLICT DO NOTHING;

-- groups.attendeesAmong (eventId uuid, ids uuid[]) -> (id uuid)
SELECT a.id AS "id" FROM attendees a WHERE a.id = ANY($1::uuid[]) AND a.event_id = $2::uuid AND a.status <> 'REMOVED';

-- groups.bits (eventId uuid) -> (bits jsonb)
SELECT jsonb_object_agg(g.name, (CASE WHEN g.is_conditional THEN 0 ELSE 1::bigint << g.bit END)::text) AS "bits" FROM attendee_groups g WHERE g.event_id = $1::uuid AND g.bit > 0 HAVING count(*) > 0;

-- groups.byIds (ids uuid[]) -> (id uuid, eventId uuid, name text, colour text?, rank int4, shown bool, isConditional bool, categories text[], companyKinds text[], companyTiers text[], capacity int4?, answers jsonb, waitingRequests int4?, requestsPerDay int4?, requestsInAll int4?, meetingsPerDay int4?, meetingsInAll int4?, updatedAt timestamptz, placesTaken int4, isEveryoneElse bool, memberCount int4)
SELECT g.id AS "id", g.event_id AS "eventId", g.name AS "name", g.colour AS "colour", g.rank AS "rank", g.shown AS "shown", g.is_conditional AS "isConditional", g.categories AS "categories", g.company_kinds AS "companyKinds", g.company_tiers AS "companyTiers", g.capacity AS "capacity", g.answers AS "answers", g.waiting_requests AS "waitingRequests", g.requests_per_day AS "requestsPerDay", g.requests_in_all AS "requestsInAll", g.meetings_per_day AS "meetingsPerDay", g.meetings_in_all AS "meetingsInAll", g.updated_at AS "updatedAt", places_taken(g.event_id, 1::bigint << g.bit) AS "placesTaken", g.bit = 0 AS "isEveryoneElse", (SELECT coalesce(sum(a.change), 0)::int FROM attendee_counts a WHERE a.event_id = g.event_id AND a.status <> 'REMOVED' AND (a.groups >> g.bit & 1 = 1)) AS "memberCount" FROM attendee_groups g WHERE g.id = ANY($1::uuid[]);

-- groups.copy (eventId uuid, copyId uuid, ids uuid[], originalIds uuid[], fieldIds uuid[], originalFieldIds uuid[]) -> ()
INSERT INTO attendee_groups (id, event_id, bit, name, colour, rank, shown, categories, company_kinds, company_tiers, answers,
  capacity, sees, meets, writes, waiting_requests, requests_per_day, requests_in_all, meetings_per_day, meetings_in_all)
SELECT copy.id, $1::uuid, g.bit, g.name, g.colour, g.rank, g.shown, g.categories, g.company_kinds, g.company_tiers, (
    SELECT coalesce(jsonb_agg(jsonb_build_object('fieldId', coalesce(field.id::text, c.one ->> 'fieldId'), 'values', c.one -> 'values') ORDER BY c.place), '[]')
    FROM jsonb_array_elements(g.answers) WITH ORDINALITY AS c (one, place)
    LEFT JOIN unnest($2::uuid[], $3::uuid[]) AS field (id, original) ON field.original::text = c.one ->> 'fieldId'),
  g.capacity, g.sees, g.meets, g.writes, g.waiting_requests, g.requests_per_day, g.requests_in_all, g.meetings_per_day, g.meetings_in_all
FROM unnest($4::uuid[], $5::uuid[]) AS copy (id, original) JOIN attendee_groups g ON g.id = copy.original
WHERE g.event_id = $6::uuid;

-- groups.countHits (eventId uuid, fromIds uuid[], toIds uuid[], sees text[], meets text[], writes text[]) -> (seeingNone int4, requests int4, conversations int4, matches int4)
  WITH asked AS (SELECT $1::uuid AS event_id),
  mask AS MATERIALIZED (
    SELECT m.groups, m.people, bit_or(g.sees) AS sees, bit_or(g.meets) AS meets, bit_or(g.writes) AS writes,
      bit_or(r.sees) AS then_sees, bit_or(r.meets) AS then_meets, bit_or(r.writes) AS then_writes
    FROM (
      SELECT a.groups, sum(a.change)::int AS people FROM attendee_counts a
      WHERE a.event_id = $1::uuid AND a.status = 'CONFIRMED' GROUP BY a.groups HAVING sum(a.change) > 0) AS m
    JOIN attendee_groups g ON g.event_id = $1::uuid AND (m.groups >> g.bit & 1 = 1)
    JOIN (
SELECT of.id, ~ coalesce(bit_or(1::bigint << other.bit) FILTER (WHERE r.see = 'false'), 0) AS sees,
  ~ coalesce(bit_or(1::bigint << other.bit) FILTER (WHERE r.meet = 'false'), 0) AS meets,
  ~ coalesce(bit_or(1::bigint << other.bit) FILTER (WHERE r.write = 'false'), 0) AS writes
FROM attendee_groups of
LEFT JOIN (unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[]) AS r (from_id, to_id, see, meet, write)
  JOIN attendee_groups other ON other.id = r.to_id) ON r.from_id = of.id
WHERE of.event_id = $1::uuid GROUP BY of.id) AS r ON r.id = g.id
    GROUP BY m.groups, m.people)
  SELECT (
    SELECT coalesce(sum(v.people), 0)::int FROM mask v WHERE NOT EXISTS (
      SELECT 1 FROM mask o WHERE o.groups & v.then_sees <> 0 AND (o.groups <> v.groups OR o.people > 1))) AS "seeingNone", (
    SELECT count(*)::int FROM meetings m JOIN attendees a ON a.id = m.sender_id JOIN mask v ON v.groups = a.groups
    JOIN attendees o ON o.id = m.receiver_id
    WHERE m.event_id = (SELECT event_id FROM asked) AND m.status = 'PENDING' AND (o.groups & v.sees <> 0 AND o.groups & v."meets" <> 0
  AND (o.groups & v.then_sees = 0 OR o.groups & v."then_meets" = 0))) AS "requests", (
    SELECT count(DISTINCT c.conversation_id)::int FROM attendees a JOIN mask v ON v.groups = a.groups
    JOIN conversation_members c ON c.attendee_id = a.id JOIN attendees o ON o.id = c.other_id
    WHERE a.event_id = (SELECT event_id FROM asked) AND c.last_message_at IS NOT NULL AND (o.groups & v.sees <> 0 AND o.groups & v."writes" <> 0
  AND (o.groups & v.then_sees = 0 OR o.groups & v."then_writes" = 0))) AS "conversations", (
    SELECT count(*)::int FROM attendees a JOIN mask v ON v.groups = a.groups
    JOIN match_showings s ON s.viewer_id = a.id JOIN attendees o ON o.id = s.attendee_id
    WHERE a.event_id = (SELECT event_id FROM asked) AND o.groups & v.sees <> 0 AND o.groups & v.then_sees = 0) AS "matches";

-- groups.firstFreeBit (eventId uuid) -> (bit int4)
SELECT free.bit AS "bit" FROM generate_series(1, 50) AS free (bit)
WHERE NOT EXISTS (SELECT 1 FROM attendee_groups g WHERE g.event_id = $1::uuid AND g.bit = free.bit)
ORDER BY free.bit LIMIT 1;

-- groups.insertEveryoneElse (id uuid, eventId uuid) -> ()
INSERT INTO attendee_groups (id, event_id, bit, name) VALUES ($1::uuid, $2::uuid, 0, '')
ON CONFLICT ON CONSTRAINT attendee_groups_bit_key DO NOTHING;

-- groups.lacksPlaces (groupId uuid, ids uuid[]) -> (lacks bool)
SELECT (coming.count > 0 AND g.capacity < places_taken(g.event_id, 1::bigint << g.bit) + coming.count) IS TRUE AS "lacks" FROM attendee_groups g CROSS JOIN LATERAL (
  SELECT count(*) FROM attendees a WHERE a.id = ANY($1::uuid[]) AND (a.status = 'CONFIRMED' OR a.application IS NOT DISTINCT FROM 'OFFERED') AND NOT (a.groups >> g.bit & 1 = 1)) AS coming
WHERE g.id = $2::uuid;

-- groups.noteReplaced (groupId uuid) -> ()
UPDATE attendee_groups g SET replaced_ids = ARRAY(
  SELECT a.id FROM attendees a WHERE a.event_id = g.event_id AND (a.groups >> g.bit & 1 = 1))
WHERE g.id = $1::uuid;

-- groups.ofAttendees (attendeeIds uuid[], all bool) -> (id uuid, name text, colour text?, attendeeId uuid)
SELECT g.id AS "id", g.name AS "name", g.colour AS "colour", a.id AS "attendeeId" FROM attendees a
JOIN attendee_groups g ON g.event_id = a.event_id AND g.bit > 0 AND (a.groups >> g.bit & 1 = 1)
WHERE a.id = ANY($1::uuid[]) AND ($2::bool OR g.shown) ORDER BY g.bit = 0, g.rank, g.name, g.id;

-- groups.ofEvent (eventId uuid) -> (id uuid, eventId uuid, name text, colour text?, rank int4, shown bool, isConditional bool, categories text[], companyKinds text[], companyTiers text[], capacity int4?, answers jsonb, waitingRequests int4?, requestsPerDay int4?, requestsInAll int4?, meetingsPerDay int4?, meetingsInAll int4?, updatedAt timestamptz, placesTaken int4, isEveryoneElse bool, memberCount int4)
SELECT g.id AS "id", g.event_id AS "eventId", g.name AS "name", g.colour AS "colour", g.rank AS "rank", g.shown AS "shown", g.is_conditional AS "isConditional", g.categories AS "categories", g.company_kinds AS "companyKinds", g.company_tiers AS "companyTiers", g.capacity AS "capacity", g.answers AS "answers", g.waiting_requests AS "waitingRequests", g.requests_per_day AS "requestsPerDay", g.requests_in_all AS "requestsInAll", g.meetings_per_day AS "meetingsPerDay", g.meetings_in_all AS "meetingsInAll", g.updated_at AS "updatedAt", places_taken(g.event_id, 1::bigint << g.bit) AS "placesTaken", g.bit = 0 AS "isEveryoneElse", (SELECT coalesce(sum(a.change), 0)::int FROM attendee_counts a WHERE a.event_id = g.event_id AND a.status <> 'REMOVED' AND (a.groups >> g.bit & 1 = 1)) AS "memberCount" FROM attendee_groups g WHERE g.event_id = $1::uuid ORDER BY g.bit = 0, g.rank, g.name, g.id;

-- groups.rulesOfEvent (eventId uuid) -> (fromId uuid, toId uuid, see bool, meet bool, write bool, updatedAt timestamptz)
SELECT g.id AS "fromId", other.id AS "toId", (g.sees >> other.bit & 1 = 1) AS "see", (g.meets >> other.bit & 1 = 1) AS "meet", (g.writes >> other.bit & 1 = 1) AS "write", max(g.updated_at) OVER () AS "updatedAt" FROM attendee_groups g JOIN attendee_groups other ON other.event_id = g.event_id
WHERE g.event_id = $1::uuid ORDER BY g.bit = 0, g.rank, g.name, g.id, other.bit = 0, other.rank, other.name, other.id;

-- groups.writeRules (eventId uuid, fromIds uuid[], toIds uuid[], sees text[], meets text[], writes text[]) -> ()
  UPDATE attendee_groups g SET sees = asked.sees, meets = asked.meets, writes = asked.writes, updated_at = greatest(now(), updated_at + interval '1 millisecond')
  FROM (
SELECT of.id, ~ coalesce(bit_or(1::bigint << other.bit) FILTER (WHERE r.see = 'false'), 0) AS sees,
  ~ coalesce(bit_or(1::bigint << other.bit) FILTER (WHERE r.meet = 'false'), 0) AS meets,
  ~ coalesce(bit_or(1::bigint << other.bit) FILTER (WHERE r.write = 'false'), 0) AS writes
FROM attendee_groups of
LEFT JOIN (unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[]) AS r (from_id, to_id, see, meet, write)
  JOIN attendee_groups other ON other.id = r.to_id) ON r.from_id = of.id
WHERE of.event_id = $6::uuid GROUP BY of.id) AS asked WHERE g.id = asked.id;

-- idempotency.delete (callerId uuid, keyHash bytea) -> ()
DELETE FROM idempotency_keys WHERE caller_id = $1::uuid AND key_hash = $2::bytea;

-- idempotency.deleteExpired () -> ()
DELETE FROM idempotency_keys WHERE created_at <= now() - interval '24 hours';

-- idempotency.find (callerId uuid, keyHash bytea) -> (requestHash bytea, answer bytea?, isExpired bool, isReadable bool)
SELECT k.request_hash AS "requestHash", k.answer AS "answer", k.created_at <= now() - interval '24 hours' AS "isExpired", k.rights IS NOT DISTINCT FROM u.rights AS "isReadable" FROM idempotency_keys k LEFT JOIN LATERAL (SELECT id, concat_ws(' ', role, access_stamp, CASE WHEN NOT all_events THEN (
SELECT string_agg(event_id::text, ',' ORDER BY event_id) FROM event_staff
WHERE user_id = users.id AND (ends_at IS NULL OR ends_at > now())) END) AS rights FROM users WHERE id = $1::uuid) u ON true
WHERE k.caller_id = $1::uuid AND k.key_hash = $2::bytea;

-- idempotency.insert (callerId uuid, keyHash bytea, requestHash bytea, answer bytea?) -> ()
WITH person AS (SELECT id, concat_ws(' ', role, access_stamp, CASE WHEN NOT all_events THEN (
SELECT string_agg(event_id::text, ',' ORDER BY event_id) FROM event_staff
WHERE user_id = users.id AND (ends_at IS NULL OR ends_at > now())) END) AS rights FROM users WHERE id = $1::uuid FOR KEY SHARE),
  token AS (SELECT id, NULL AS rights FROM api_tokens WHERE id = $1::uuid FOR KEY SHARE)
INSERT INTO idempotency_keys (caller_id, key_hash, request_hash, answer, rights)
SELECT id, $2::bytea, $3::bytea, $4::bytea, rights FROM (TABLE person UNION ALL TABLE token) AS caller;

-- idempotency.tryLockKey (callerId uuid, keyHash bytea, idle text) -> (isFree bool?, idle text?)
SELECT pg_try_advisory_xact_lock(hashtextextended($1::uuid::text || encode($2::bytea, 'hex'), 0)) AS "isFree",
  set_config('idle_in_transaction_session_timeout', $3::text, true) AS idle;

-- imports.addPrepared (id uuid, eventId uuid, startedBy uuid?, kind import_kind, fileName text, columns jsonb, source jsonb?, rows int4) -> ()
INSERT INTO imports (id, event_id, started_by, kind, file_name, status, columns, source, total_rows)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::import_kind, $5::text, 'PREPARED', $6::jsonb, $7::jsonb, $8::int4);

-- imports.addQueued (id uuid, eventId uuid, startedBy uuid?, kind import_kind, fileName text, dryRun bool, partial bool, serverId uuid?) -> ()
INSERT INTO imports (id, event_id, started_by, kind, file_name, dry_run, partial, status, server_id)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::import_kind, $5::text, $6::bool, $7::bool, 'QUEUED', $8::uuid);

-- imports.analyzeStagedRows () -> ()
ANALYZE import_rows;

-- imports.byIds (ids uuid[]) -> (id uuid, eventId uuid, kind import_kind, fileName text, dryRun bool, partial bool, sendInvites bool, status import_status, phase text?, totalRows int4?, rows int4, created int4, updated int4, unchanged int4, faulty int4, columns jsonb, source jsonb?, corrections jsonb, errors jsonb, warnings jsonb, ignoredColumns text[], failure text?, undo jsonb?, createdAt timestamptz, updatedAt timestamptz, startedBy text?, fileKeptUntil timestamptz?, committed bool, companyKinds jsonb, queuePosition int4?, lost bool)
SELECT i.id AS "id", i.event_id AS "eventId", i.kind AS "kind", i.file_name AS "fileName", i.dry_run AS "dryRun", i.partial AS "partial", i.send_invites AS "sendInvites", i.status AS "status", i.phase AS "phase", i.total_rows AS "totalRows", i.rows AS "rows", i.created AS "created", i.updated AS "updated", i.unchanged AS "unchanged", i.faulty AS "faulty", i.columns AS "columns", i.source AS "source", i.corrections AS "corrections", i.errors AS "errors", i.warnings AS "warnings", i.ignored_columns AS "ignoredColumns", i.failure AS "failure", i.undo AS "undo", i.created_at AS "createdAt", i.updated_at AS "updatedAt", (SELECT u.display_name FROM users u WHERE u.id = i.started_by) AS "startedBy", (SELECT f.expires_at FROM import_files f WHERE f.import_id = i.id AND f.expires_at > now()) AS "fileKeptUntil", i.status = 'COMMITTED' AS "committed", coalesce((CASE WHEN i.kind = 'COMPANIES' THEN (
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'count', count) ORDER BY count DESC, kind) FROM (
      SELECT c.kind, count(*)::int AS count FROM import_changes x JOIN companies c ON c.id = x.subject_id
      WHERE x.import_id = i.id GROUP BY c.kind) found)
  END), '[]') AS "companyKinds", CASE WHEN i.status = 'QUEUED' THEN (
    SELECT count(*)::int FROM imports q WHERE q.server_id = i.server_id AND q.status = 'QUEUED'
      AND (coalesce(q.queued_at, q.created_at), q.id) <= (coalesce(i.queued_at, i.created_at), i.id))
  END AS "queuePosition", CASE WHEN i.status = 'QUEUED' THEN i.updated_at < now() - interval '30 seconds'
  WHEN i.status <> 'RUNNING' THEN false
  WHEN i.updated_at < now() - interval '10 minutes' THEN true
  ELSE NOT EXISTS (
    SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND d.datname = current_database()
      AND (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(i.id::text, 0))
  END AS "lost" FROM imports i WHERE i.id = ANY($1::uuid[]);

-- imports.committedAt (importId uuid) -> (committedAt text)
SELECT committed_at::text AS "committedAt" FROM imports WHERE id = $1::uuid;

-- imports.correctedCells (importId uuid) -> (correctedCells jsonb)
SELECT f.mended AS "correctedCells" FROM import_files f WHERE f.import_id = $1::uuid AND f.expires_at > now();

-- imports.countChanges (importId uuid) -> (count int4)
SELECT count(*)::int AS "count" FROM import_changes WHERE import_id = $1::uuid;

-- imports.countStagedRows () -> (count int4)
SELECT count(*)::int AS "count" FROM import_rows;

-- imports.deleteStagedRows (lines int4[]) -> ()
DELETE FROM import_rows WHERE line = ANY($1::int4[]);

-- imports.dropAbandoned () -> ()
DELETE FROM imports i
WHERE i.status = 'PREPARED' AND NOT EXISTS (SELECT 1 FROM import_files f WHERE f.import_id = i.id);

-- imports.dropExpiredFiles () -> ()
DELETE FROM import_files f USING imports i
WHERE i.id = f.import_id AND f.expires_at < now() AND i.status NOT IN ('QUEUED', 'RUNNING');

-- imports.dropFaultyRows (importId uuid) -> ()
DELETE FROM import_faulty_rows WHERE import_id = $1::uuid;

-- imports.dropFile (importId uuid) -> ()
DELETE FROM import_files WHERE import_id = $1::uuid;

-- imports.dropOldChanges () -> ()
DELETE FROM import_changes c USING imports i WHERE i.id = c.import_id AND NOT (i.status = 'COMMITTED' AND i.committed_at > now() - interval '7 days');

-- imports.dropOldCorrections () -> ()
UPDATE imports i SET corrections = '[]' WHERE i.corrections <> '[]' AND NOT (i.status = 'COMMITTED' AND i.committed_at > now() - interval '7 days')
  AND NOT EXISTS (SELECT 1 FROM import_files f WHERE f.import_id = i.id);

-- imports.dropOldestFilesOf (userId uuid) -> ()
DELETE FROM import_files WHERE import_id IN (
  SELECT i.id FROM imports i JOIN import_files f ON f.import_id = i.id
  WHERE i.started_by = $1::uuid AND i.status NOT IN ('QUEUED', 'RUNNING')
  ORDER BY i.created_at DESC OFFSET 4);

-- imports.dropOldFaultyRows () -> ()
DELETE FROM import_faulty_rows r USING imports i
WHERE i.id = r.import_id AND i.updated_at < now() - interval '1 day' AND i.status NOT IN ('QUEUED', 'RUNNING');

-- imports.dropOldSamples () -> ()
UPDATE imports i SET columns = coalesce((
  SELECT jsonb_agg(col || '{"samples": []}' ORDER BY place) FROM jsonb_array_elements(i.columns) WITH ORDINALITY AS cols (col, place)), '[]'),
  source = i.source || '{"encodings": []}'
WHERE (i.columns @? '$[*].samples[*]' OR i.source @? '$.encodings[*]') AND NOT EXISTS (SELECT 1 FROM import_files f WHERE f.import_id = i.id);

-- imports.eraseValues (attendeeIds uuid[], email citext?) -> ()
WITH changes AS (DELETE FROM import_changes WHERE subject_id = ANY($1::uuid[])),
  files AS (DELETE FROM import_files WHERE lower($2::citext::text) = ANY(addresses)),
  corrected AS (
    UPDATE imports i SET corrections = coalesce((
      SELECT jsonb_agg(one ORDER BY place) FROM jsonb_array_elements(i.corrections) WITH ORDINALITY AS told (one, place)
      WHERE lower($2::citext::text) NOT IN (lower(one ->> 'value'), coalesce(lower(one ->> 'replacement'), ''))), '[]')
    WHERE strpos(lower(i.corrections::text), lower($2::citext::text)) > 0)
DELETE FROM import_faulty_rows r USING imports i WHERE i.id = r.import_id AND (
  lower($2::citext::text) IN (SELECT regexp_split_to_table(lower(cell), '[\s<>;,"]+') FROM unnest(r.cells) AS cell)
  OR EXISTS (
    SELECT 1 FROM attendees a
    WHERE a.id = ANY($1::uuid[]) AND a.event_id = i.event_id AND (
      a.last_name <> '' AND r.cells @> ARRAY[a.first_name, a.last_name]
      OR lower(btrim(concat_ws(' ', a.first_name, a.last_name))) = (
        SELECT lower(string_agg(btrim(r.cells[place]), ' ' ORDER BY col ->> 'field'))
        FROM jsonb_array_elements(i.columns) WITH ORDINALITY AS cols (col, place)
        WHERE col ->> 'field' IN ('firstName', 'lastName') AND r.cells[place] !~ '^[\s–—.·-]*$'))));

-- imports.fail (ids uuid[]) -> ()
UPDATE imports SET status = 'FAILED', phase = NULL, updated_at = now()
WHERE id = ANY($1::uuid[]) AND status IN ('QUEUED', 'RUNNING');

-- imports.file (importId uuid) -> (content bytea, correctedCells jsonb)
SELECT f.content AS "content", f.mended AS "correctedCells" FROM import_files f WHERE f.import_id = $1::uuid AND f.expires_at > now();

-- imports.finish (rows int4, faulty int4, created int4, updated int4, unchanged int4, status import_status, errors jsonb, warnings jsonb, ignoredColumns text[], id uuid) -> ()
UPDATE imports SET status = $1::import_status, phase = NULL, rows = $2::int4, total_rows = $2::int4, faulty = $3::int4, errors = $4::jsonb, warnings = $5::jsonb,
  created = $6::int4, updated = $7::int4, unchanged = $8::int4, ignored_columns = $9::text[],
  updated_at = now(), committed_at = CASE WHEN $1::import_status = 'COMMITTED' THEN now() END
WHERE id = $10::uuid;

-- imports.hold (id text) -> (held void)
SELECT pg_advisory_lock(hashtextextended($1::text, 0)) AS held;

-- imports.interestGroups (eventId uuid) -> (id uuid, name text, kind interest_kind, vocabulary text, terms jsonb)
SELECT g.id AS "id", g.name AS "name", g.kind AS "kind", g.vocabulary AS "vocabulary", coalesce(jsonb_object_agg(t.label, t.id) FILTER (WHERE t.id IS NOT NULL), '{}') AS "terms"
FROM interest_groups g LEFT JOIN interest_terms t ON t.event_id = g.event_id AND t.vocabulary = g.vocabulary
WHERE g.event_id = $1::uuid GROUP BY g.id ORDER BY g.position, g.id;

-- imports.keepFile (importId uuid, content bytea, addresses text[]) -> ()
INSERT INTO import_files (import_id, content, addresses, expires_at)
VALUES ($1::uuid, $2::bytea, $3::text[], now() + interval '2 hours');

-- imports.lockChoices (eventId uuid) -> (id uuid)
SELECT events.id AS "id" FROM events WHERE id = $1::uuid FOR SHARE;

-- imports.lockUndoable (id uuid) -> (undoable bool?)
SELECT i.status = 'COMMITTED' AND i.committed_at > now() - interval '7 days' AS "undoable" FROM imports i WHERE i.id = $1::uuid FOR UPDATE;

-- imports.queuePrepared (columns jsonb, source jsonb?, corrections jsonb, dryRun bool, partial bool, sendInvites bool, id uuid, serverId uuid?, correctedCells jsonb, addresses text[]) -> (id uuid)
WITH kept AS (
  UPDATE import_files SET expires_at = now() + interval '2 hours', mended = $1::jsonb, addresses = addresses || $2::text[]
  WHERE import_id = $3::uuid AND expires_at > now() RETURNING import_id)
UPDATE imports i SET status = 'QUEUED', server_id = $4::uuid, columns = $5::jsonb, source = $6::jsonb, corrections = $7::jsonb,
  dry_run = $8::bool, partial = $9::bool, send_invites = $10::bool, rows = 0, created = 0, updated = 0, unchanged = 0,
  faulty = 0, errors = '[]', warnings = '[]', failure = NULL, phase = NULL, queued_at = now(), updated_at = now()
FROM kept WHERE i.id = kept.import_id AND i.status IN ('PREPARED', 'CHECKED', 'REFUSED', 'FAILED') RETURNING i.id AS "id";

-- imports.release (id text) -> (released bool)
SELECT pg_advisory_unlock(hashtextextended($1::text, 0)) AS released;

-- imports.removeAnswersBefore (eventId uuid, lost jsonb) -> ()
UPDATE import_changes c SET before = jsonb_set(c.before, '{answers}', answers_without(c.before -> 'answers', $1::jsonb))
FROM imports i WHERE i.id = c.import_id AND i.event_id = $2::uuid
  AND c.before -> 'answers' ?| ARRAY(SELECT jsonb_object_keys($1::jsonb));

-- imports.removeUncommitted (id uuid) -> (id uuid)
DELETE FROM imports i WHERE i.id = $1::uuid AND i.status IN ('PREPARED', 'CHECKED', 'REFUSED', 'FAILED') RETURNING i.id AS "id";

-- imports.renewQueued (ids uuid[]) -> ()
UPDATE imports SET updated_at = now() WHERE id = ANY($1::uuid[]) AND status = 'QUEUED';

-- imports.reread (id uuid, columns jsonb, source jsonb?, rows int4, addresses text[]) -> (id uuid)
WITH i AS (
  UPDATE imports SET status = 'PREPARED', columns = $1::jsonb, source = $2::jsonb, corrections = '[]', total_rows = $3::int4, rows = 0,
    created = 0, updated = 0, unchanged = 0, faulty = 0, errors = '[]', warnings = '[]', failure = NULL, phase = NULL, updated_at = now()
  WHERE id = $4::uuid AND status IN ('PREPARED', 'CHECKED', 'REFUSED', 'FAILED')
    AND EXISTS (SELECT FROM import_files f WHERE f.import_id = imports.id AND f.expires_at > now())
  RETURNING id)
UPDATE import_files f SET addresses = $5::text[], mended = '[]' FROM i WHERE f.import_id = i.id RETURNING i.id AS "id";

-- imports.setFailure (id uuid, serverId uuid?, status import_status, failure text?) -> ()
UPDATE imports SET status = 'FAILED', failure = $1::text, phase = NULL, updated_at = now()
WHERE id = $2::uuid AND server_id = $3::uuid AND status = $4::import_status;

-- imports.setPhase (id uuid, phase text?) -> ()
UPDATE imports SET phase = $1::text, updated_at = now() WHERE id = $2::uuid;

-- imports.setReadRows (id uuid, rows int4) -> ()
UPDATE imports SET rows = $1::int4, updated_at = now() WHERE id = $2::uuid;

-- imports.setUndone (id uuid, counts jsonb) -> ()
UPDATE imports SET status = 'UNDONE', undo = $1::jsonb, updated_at = now() WHERE id = $2::uuid;

-- imports.start (id uuid, eventId uuid, startedBy uuid?, kind import_kind, fileName text, dryRun bool, partial bool, serverId uuid?) -> (id uuid)
INSERT INTO imports AS i (id, event_id, started_by, kind, file_name, dry_run, partial, phase, server_id)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::import_kind, $5::text, $6::bool, $7::bool, 'READING', $8::uuid)
ON CONFLICT (id) DO UPDATE SET status = 'RUNNING', phase = 'READING', updated_at = now()
  WHERE i.status IN ('QUEUED', 'FAILED') AND i.server_id = excluded.server_id RETURNING i.id AS "id";

-- imports.unknownValues (importId uuid) -> (field text, value text, rows int4)
SELECT field, value, rows FROM (
  SELECT u.field, mode() WITHIN GROUP (ORDER BY u.value) AS value, count(DISTINCT f.line)::int AS rows,
    row_number() OVER (PARTITION BY u.field ORDER BY count(DISTINCT f.line) DESC, u.key) AS place
  FROM import_faulty_rows f CROSS JOIN LATERAL jsonb_array_elements(f.faults) AS cell (one)
    CROSS JOIN LATERAL jsonb_to_record(cell.one -> 'unknown') AS u (field text, key text, value text)
  WHERE f.import_id = $1::uuid AND cell.one ? 'unknown' GROUP BY u.field, u.key) found
WHERE place <= 100 ORDER BY field, place;

-- imports.wholeFaultyRows (importId uuid) -> (faults jsonb, cells text[])
SELECT f.faults AS "faults", f.cells AS "cells" FROM import_faulty_rows f WHERE f.import_id = $1::uuid ORDER BY f.line;

-- interests.deleteForeignChoices (eventId uuid) -> ()
DELETE FROM attendee_interests i USING interest_groups g, interest_terms chosen
WHERE g.id = i.group_id AND g.event_id = $1::uuid AND chosen.id = i.term_id AND chosen.vocabulary <> g.vocabulary;

-- interests.deleteImported (importId uuid, attendeeIds uuid[]) -> ()
DELETE FROM attendee_interests i USING import_changes c
WHERE c.import_id = $1::uuid AND c.subject_id = ANY($2::uuid[]) AND i.attendee_id = c.subject_id
  AND c.before -> 'interests' ? i.group_id::text;

-- interests.deleteOf (attendeeIds uuid[]) -> ()
DELETE FROM attendee_interests WHERE attendee_id = ANY($1::uuid[]);

-- interests.deleteOthers (attendeeId uuid, groupIds uuid[], keptGroupIds uuid[], keptTermIds uuid[]) -> (termId uuid)
DELETE FROM attendee_interests i WHERE i.attendee_id = $1::uuid AND i.group_id = ANY($2::uuid[])
  AND (i.group_id, i.term_id) NOT IN (SELECT * FROM unnest($3::uuid[], $4::uuid[]))
RETURNING i.term_id AS "termId";

-- interests.insert (attendeeId uuid, groupIds uuid[], termIds uuid[]) -> (termId uuid)
INSERT INTO attendee_interests (attendee_id, group_id, term_id)
SELECT $1::uuid, * FROM unnest($2::uuid[], $3::uuid[]) ON CONFLICT DO NOTHING
RETURNING attendee_interests.term_id AS "termId";

-- interests.insertFormer (importId uuid, attendeeIds uuid[]) -> ()
INSERT INTO attendee_interests (attendee_id, group_id, term_id)
SELECT c.subject_id, g.id, t.id
FROM import_changes c CROSS JOIN LATERAL jsonb_each(c.before -> 'interests') AS was (group_id, labels)
JOIN interest_groups g ON g.id = was.group_id::uuid
JOIN interest_terms t ON t.event_id = g.event_id AND t.vocabulary = g.vocabulary AND was.labels ? t.label
WHERE c.import_id = $1::uuid AND c.subject_id = ANY($2::uuid[]);

-- interests.mergeTerm (eventId uuid, vocabulary text, from text, to text) -> ()
INSERT INTO attendee_interests (attendee_id, group_id, term_id)
SELECT i.attendee_id, i.group_id, target.id
FROM interest_terms source
JOIN interest_terms target ON target.event_id = source.event_id AND target.vocabulary = source.vocabulary AND target.label = $1::text
JOIN attendee_interests i ON i.term_id = source.id
JOIN attendees a ON a.id = i.attendee_id AND a.status <> 'REMOVED'
WHERE source.event_id = $2::uuid AND source.vocabulary = $3::text AND source.label = $4::text
ORDER BY a.id FOR KEY SHARE OF a ON CONFLICT DO NOTHING;

-- interests.moveChoices (eventId uuid) -> ()
UPDATE attendee_interests i SET term_id = same.id
FROM interest_groups g, interest_terms chosen, interest_terms same
WHERE g.id = i.group_id AND g.event_id = $1::uuid AND chosen.id = i.term_id AND chosen.vocabulary <> g.vocabulary
  AND same.event_id = g.event_id AND same.vocabulary = g.vocabulary AND same.label = chosen.label;

-- interests.ofAttendees (attendeeIds uuid[]) -> (attendeeId uuid, group text, kind interest_kind, terms text[])
SELECT i.attendee_id AS "attendeeId", g.name AS "group", g.kind AS "kind", array_agg(t.label ORDER BY t.label) AS "terms" FROM attendee_interests i JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id
WHERE i.attendee_id = ANY($1::uuid[])
GROUP BY i.attendee_id, g.id ORDER BY g.position, g.id;

-- interests.resolve (eventId uuid, groups text[], terms text[]) -> (group text, term text?, groupId uuid?, termId uuid?)
SELECT named.name AS "group", named.label AS "term", g.id AS "groupId", t.id AS "termId" FROM unnest($1::text[], $2::text[]) AS named (name, label)
LEFT JOIN interest_groups g ON g.event_id = $3::uuid AND g.name = named.name
LEFT JOIN interest_terms t ON t.event_id = $3::uuid AND t.vocabulary = g.vocabulary AND t.label = named.label;

-- interests.shared (userId uuid, attendeeIds uuid[]) -> (attendeeId uuid, terms text[])
SELECT i.attendee_id AS "attendeeId", array_agg(DISTINCT t.label ORDER BY t.label) AS "terms" FROM attendees a
JOIN attendees me ON me.event_id = a.event_id AND me.user_id = $1::uuid AND me.id <> a.id
JOIN attendee_interests i ON i.attendee_id = a.id
JOIN interest_terms t ON t.id = i.term_id
WHERE a.id = ANY($2::uuid[])
  AND EXISTS (SELECT 1 FROM attendee_interests mine WHERE mine.attendee_id = me.id AND mine.term_id = i.term_id)
GROUP BY i.attendee_id;

-- invitations.copyWords (id uuid, eventId uuid, copyId uuid) -> ()
INSERT INTO invitation_plans (id, event_id, words) SELECT $1::uuid, $2::uuid, words FROM invitation_plans
WHERE event_id = $3::uuid;

-- invitations.countReminders (eventId uuid, days int4[]) -> (count int4)
  SELECT count(*)::int AS "count" FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
LEFT JOIN invitation_plans p ON p.event_id = e.id WHERE a.event_id = $1::uuid AND a.status = 'INVITED' AND a.application IS NULL AND a.invitation_due_at IS NULL AND a.invited_at + (($2::int4[])[a.invitation_reminders + 1] - coalesce(($2::int4[])[a.invitation_reminders], 0)) * interval '1 day' <= (date_trunc('day', now() AT TIME ZONE e.timezone) + interval '1 day') AT TIME ZONE e.timezone AND a.mails_announcements AND u.disabled_at IS NULL AND NOT EXISTS (SELECT FROM mail_refusals r WHERE r.address = u.email) AND e.status = 'PUBLISHED' AND e.ends_at > now();

-- invitations.inviteeOfCode (code text) -> (eventId uuid, firstName text, lastName text, email citext, userId uuid, newUser bool, eventTitle text)
SELECT a.event_id AS "eventId", a.first_name AS "firstName", a.last_name AS "lastName", u.email AS "email", u.id AS "userId", (u.password_hash IS NULL OR u.email_verified_at IS NULL) AND a.invite_credentials_version = u.credentials_version AS "newUser", e.title AS "eventTitle"
FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
WHERE a.invite_code = $1::text AND a.status = 'INVITED' AND u.disabled_at IS NULL AND u.role = 'ATTENDEE'
  AND e.status <> 'DRAFT';

-- invitations.inviteesByIds (attendeeIds uuid[]) -> (id uuid, eventId uuid, firstName text, inviteCode text, email citext, startsAt timestamptz, endsAt timestamptz, timezone text, venue text?, city text?, eventTitle text, words jsonb?, isOutdated bool)
  SELECT a.id AS "id", a.event_id AS "eventId", a.first_name AS "firstName", a.invite_code AS "inviteCode", u.email AS "email", e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.timezone AS "timezone", e.venue AS "venue", e.city AS "city", e.title AS "eventTitle", p.words AS "words", a.invite_credentials_version IS DISTINCT FROM u.credentials_version AS "isOutdated"
  FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
LEFT JOIN invitation_plans p ON p.event_id = e.id WHERE a.id = ANY($1::uuid[]) ORDER BY a.id;

-- invitations.lockInvitee (attendeeId uuid) -> (id uuid, eventId uuid, firstName text, inviteCode text, email citext, startsAt timestamptz, endsAt timestamptz, timezone text, venue text?, city text?, eventTitle text, words jsonb?, isOutdated bool, status attendee_status, application text?, invitedAt timestamptz?, invitationDueAt timestamptz?, isDraft bool, wait float8?)
  SELECT a.id AS "id", a.event_id AS "eventId", a.first_name AS "firstName", a.invite_code AS "inviteCode", u.email AS "email", e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.timezone AS "timezone", e.venue AS "venue", e.city AS "city", e.title AS "eventTitle", p.words AS "words", a.invite_credentials_version IS DISTINCT FROM u.credentials_version AS "isOutdated", a.status AS "status", a.application AS "application", a.invited_at AS "invitedAt", a.invitation_due_at AS "invitationDueAt", e.status = 'DRAFT' AS "isDraft", extract(epoch FROM a.invited_at + make_interval(secs => 600) - clock_timestamp())::float8 AS "wait" FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
LEFT JOIN invitation_plans p ON p.event_id = e.id WHERE a.id = $1::uuid FOR NO KEY UPDATE OF a;

-- invitations.lockPlan (id uuid, eventId uuid) -> (id uuid, updatedAt timestamptz, words jsonb, sendAt timestamptz?, reminderDays int4[])
INSERT INTO invitation_plans AS p (id, event_id, updated_at) SELECT $1::uuid, e.id, e.created_at FROM events e WHERE e.id = $2::uuid
ON CONFLICT (event_id) DO UPDATE SET event_id = excluded.event_id RETURNING p.id AS "id", p.updated_at AS "updatedAt", p.words AS "words", p.send_at AS "sendAt", p.reminder_days AS "reminderDays";

-- invitations.planOfEvent (eventId uuid) -> (eventId uuid, updatedAt timestamptz, words jsonb, sendAt timestamptz?, reminderDays int4[], isMissed bool)
SELECT e.id AS "eventId", coalesce(p.updated_at, e.created_at) AS "updatedAt", coalesce(p.words, '[]') AS "words", p.send_at AS "sendAt", coalesce(p.reminder_days, '{}') AS "reminderDays", coalesce(p.send_at < now() - interval '1 minute', false) AS "isMissed" FROM events e LEFT JOIN invitation_plans p ON p.event_id = e.id WHERE e.id = $1::uuid;

-- invitations.sampleInvitee (eventId uuid, userId uuid) -> (startsAt timestamptz, endsAt timestamptz, timezone text, venue text?, city text?, eventId uuid, eventTitle text, id uuid, email citext, firstName text, words jsonb?, inviteCode text, isOutdated bool)
SELECT e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.timezone AS "timezone", e.venue AS "venue", e.city AS "city", e.id AS "eventId", e.title AS "eventTitle", u.id AS "id", u.email AS "email", u.display_name AS "firstName", p.words AS "words", 'sample' AS "inviteCode", false AS "isOutdated" FROM events e CROSS JOIN users u LEFT JOIN invitation_plans p ON p.event_id = e.id
WHERE e.id = $1::uuid AND u.id = $2::uuid;

-- invitations.takePlan (eventId uuid, sendAt timestamptz) -> (eventId uuid)
UPDATE invitation_plans p SET send_at = NULL, updated_at = greatest(now(), updated_at + interval '1 millisecond') WHERE p.event_id = $1::uuid AND p.send_at = $2::timestamptz
  AND EXISTS (SELECT FROM events e WHERE e.id = p.event_id AND e.status = 'PUBLISHED' AND e.ends_at > now())
RETURNING p.event_id AS "eventId";

-- invitations.takeReminders () -> (id uuid, eventId uuid, firstName text, inviteCode text, email citext, startsAt timestamptz, endsAt timestamptz, timezone text, venue text?, city text?, eventTitle text, words jsonb?, isOutdated bool)
  SELECT a.id AS "id", a.event_id AS "eventId", a.first_name AS "firstName", a.invite_code AS "inviteCode", u.email AS "email", e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.timezone AS "timezone", e.venue AS "venue", e.city AS "city", e.title AS "eventTitle", p.words AS "words", a.invite_credentials_version IS DISTINCT FROM u.credentials_version AS "isOutdated" FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
LEFT JOIN invitation_plans p ON p.event_id = e.id
  WHERE p.reminder_days <> '{}' AND a.status = 'INVITED' AND a.application IS NULL AND a.invitation_due_at IS NULL AND a.invited_at + ((p.reminder_days)[a.invitation_reminders + 1] - coalesce((p.reminder_days)[a.invitation_reminders], 0)) * interval '1 day' <= now() AND a.mails_announcements AND u.disabled_at IS NULL AND NOT EXISTS (SELECT FROM mail_refusals r WHERE r.address = u.email) AND e.status = 'PUBLISHED' AND e.ends_at > now()
  ORDER BY a.id LIMIT 100 FOR NO KEY UPDATE OF a SKIP LOCKED;

-- jobs.endHold () -> (since timestamptz)
DELETE FROM job_holds RETURNING job_holds.since AS "since";

-- keeping.administrators () -> (id uuid, email citext)
SELECT u.id AS "id", u.email AS "email" FROM users u WHERE u.role = 'ADMIN' AND u.disabled_at IS NULL ORDER BY u.id;

-- keeping.erasureOf (eventId uuid) -> (eventId uuid, title text, timezone text, erasesAt timestamptz, daysLeft int4, warnedDays int4?, people int4)
SELECT e.id AS "eventId", e.title AS "title", e.timezone AS "timezone", greatest(e.ends_at + make_interval(days => e.keep_days), coalesce(w.warned_at, now()) + make_interval(days => 7)) AS "erasesAt", ceil(extract(epoch FROM greatest(e.ends_at + make_interval(days => e.keep_days), coalesce(w.warned_at, now()) + make_interval(days => 7)) - now()) / 86400)::int AS "daysLeft", w.warned_days AS "warnedDays", (SELECT count(*)::int FROM attendees a WHERE a.event_id = e.id AND a.status <> 'REMOVED') AS "people" FROM events e LEFT JOIN event_erasures w ON w.event_id = e.id AND w.due_at = e.ends_at + make_interval(days => e.keep_days) WHERE e.id = $1::uuid AND e.keep_days IS NOT NULL;

-- keeping.erasuresAhead () -> (eventId uuid, title text, timezone text, erasesAt timestamptz, daysLeft int4, warnedDays int4?, people int4)
SELECT e.id AS "eventId", e.title AS "title", e.timezone AS "timezone", greatest(e.ends_at + make_interval(days => e.keep_days), coalesce(w.warned_at, now()) + make_interval(days => 7)) AS "erasesAt", ceil(extract(epoch FROM greatest(e.ends_at + make_interval(days => e.keep_days), coalesce(w.warned_at, now()) + make_interval(days => 7)) - now()) / 86400)::int AS "daysLeft", w.warned_days AS "warnedDays", (SELECT count(*)::int FROM attendees a WHERE a.event_id = e.id AND a.status <> 'REMOVED') AS "people" FROM events e LEFT JOIN event_erasures w ON w.event_id = e.id AND w.due_at = e.ends_at + make_interval(days => e.keep_days)
WHERE e.keep_days IS NOT NULL AND greatest(e.ends_at + make_interval(days => e.keep_days), coalesce(w.warned_at, now()) + make_interval(days => 7)) <= now() + interval '30 days' AND EXISTS (SELECT 1 FROM attendees a WHERE a.event_id = e.id AND a.status <> 'REMOVED')
ORDER BY greatest(e.ends_at + make_interval(days => e.keep_days), coalesce(w.warned_at, now()) + make_interval(days => 7)), e.id;

-- keeping.forgetWarnings () -> ()
DELETE FROM event_erasures w USING events e WHERE e.id = w.event_id
  AND (w.due_at IS DISTINCT FROM e.ends_at + make_interval(days => e.keep_days) OR NOT EXISTS (SELECT FROM attendees a WHERE a.event_id = e.id AND a.status <> 'REMOVED'));

-- keeping.lockUsers (userIds uuid[]) -> ()
SELECT FROM users WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE;

-- keeping.nextPeople (eventId uuid, count int4) -> (id uuid, userId uuid?)
SELECT a.id AS "id", a.user_id AS "userId" FROM attendees a WHERE a.event_id = $1::uuid AND a.status <> 'REMOVED' ORDER BY a.id LIMIT $2::int4;

-- keeping.noteWarning (eventId uuid, warnedDays int4) -> ()
INSERT INTO event_erasures AS w (event_id, due_at, warned_at, warned_days)
SELECT e.id, e.ends_at + make_interval(days => e.keep_days), now(), $1::int4 FROM events e WHERE e.id = $2::uuid
ON CONFLICT (event_id) DO UPDATE SET due_at = excluded.due_at, warned_days = excluded.warned_days,
  warned_at = CASE WHEN w.due_at = excluded.due_at THEN w.warned_at ELSE excluded.warned_at END;

-- keeping.previewOf (eventId uuid, keepDays int4) -> (erasesAt timestamptz, people int4)
SELECT greatest(e.ends_at + make_interval(days => days.count), coalesce(w.warned_at, now()) + make_interval(days => 7)) AS "erasesAt", (SELECT count(*)::int FROM attendees a WHERE a.event_id = e.id AND a.status <> 'REMOVED') AS "people" FROM events e CROSS JOIN (SELECT $1::int4 AS count) AS days LEFT JOIN event_erasures w ON w.event_id = e.id AND w.due_at = e.ends_at + make_interval(days => days.count)
WHERE e.id = $2::uuid;

-- keeping.usersOfOneEvent (eventId uuid, userIds uuid[]) -> (id uuid, email citext)
SELECT u.id AS "id", u.email AS "email" FROM users u WHERE u.id = ANY($1::uuid[]) AND u.role = 'ATTENDEE'
  AND NOT EXISTS (SELECT 1 FROM attendees o WHERE o.user_id = u.id AND o.event_id <> $2::uuid);

-- leads.byIds (userId uuid, ids uuid[]) -> (id uuid, companyId uuid, attendeeId uuid, capturedById uuid?, rating lead_rating?, note text, source lead_source, capturedAt timestamptz, followedUpAt timestamptz?, followedUpById uuid?, updatedAt timestamptz, answersById jsonb, email text?, phone text?)
SELECT l.id AS "id", l.company_id AS "companyId", l.attendee_id AS "attendeeId", l.captured_by AS "capturedById", l.rating AS "rating", l.note AS "note", l.source AS "source", l.captured_at AS "capturedAt", l.followed_up_at AS "followedUpAt", l.followed_up_by AS "followedUpById", l.updated_at AS "updatedAt", l.answers AS "answersById", CASE WHEN coalesce((SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM l.company_id),
    l.source <> 'PROFILE' AND (SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM NULL), false) THEN u.email::text END AS "email", CASE WHEN coalesce((SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM l.company_id),
    l.source <> 'PROFILE' AND (SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM NULL), false) THEN a.phone END AS "phone" FROM leads l JOIN attendees a ON a.id = l.attendee_id LEFT JOIN users u ON u.id = a.user_id WHERE l.id = ANY($1::uuid[]) AND EXISTS (SELECT 1 FROM event_members m JOIN attendees a ON a.id = m.attendee_id WHERE m.user_id = $2::uuid AND m.event_id = l.event_id AND a.company_id = l.company_id);

-- leads.claimReminder (leadId uuid, attendeeId uuid, remindAt timestamptz) -> (personId uuid, companyId uuid)
UPDATE lead_reminders r SET reminded_at = now()
FROM leads l JOIN attendees visitor ON visitor.id = l.attendee_id JOIN companies c ON c.id = l.company_id
  JOIN attendees member ON member.company_id = c.id
WHERE r.lead_id = $1::uuid AND r.attendee_id = $2::uuid AND r.remind_at = $3::timestamptz AND r.reminded_at IS NULL
  AND l.id = r.lead_id AND l.followed_up_at IS NULL AND member.id = r.attendee_id AND member.status = 'CONFIRMED'
RETURNING visitor.id AS "personId", c.id AS "companyId";

-- leads.countsOfCompanies (userId uuid, isStaff bool, companyIds uuid[]) -> (companyId uuid, count int4)
SELECT c.id AS "companyId", (SELECT count(*)::int FROM leads l WHERE l.company_id = c.id) AS "count" FROM companies c WHERE c.id = ANY($1::uuid[]) AND ($2::bool
  OR EXISTS (SELECT 1 FROM event_members m JOIN attendees a ON a.id = m.attendee_id WHERE m.user_id = $3::uuid AND m.event_id = c.event_id AND a.company_id = c.id));

-- leads.delete (userId uuid, id uuid) -> (id uuid)
WITH l AS (DELETE FROM leads l WHERE l.id = $1::uuid AND EXISTS (SELECT 1 FROM event_members m JOIN attendees a ON a.id = m.attendee_id WHERE m.user_id = $2::uuid AND m.event_id = l.event_id AND a.company_id = l.company_id) RETURNING *),
      kept AS (INSERT INTO deleted_leads AS d (company_id, attendee_id, client_ids)
        SELECT company_id, attendee_id, client_ids FROM l ON CONFLICT (company_id, attendee_id)
        DO UPDATE SET client_ids = (excluded.client_ids || d.client_ids)[:50])
      SELECT l.id AS "id" FROM l;

-- leads.deletedOf (companyId uuid, attendeeIds uuid[]) -> (attendeeId uuid, clientIds text[])
SELECT d.attendee_id AS "attendeeId", d.client_ids AS "clientIds" FROM deleted_leads d WHERE d.company_id = $1::uuid AND d.attendee_id = ANY($2::uuid[]);

-- leads.deleteOf (attendeeIds uuid[]) -> ()
WITH released AS (
  UPDATE leads SET captured_by = CASE WHEN captured_by <> ALL($1::uuid[]) THEN captured_by END,
    followed_up_by = CASE WHEN followed_up_by <> ALL($1::uuid[]) THEN followed_up_by END
  WHERE (captured_by = ANY($1::uuid[]) OR followed_up_by = ANY($1::uuid[])) AND attendee_id <> ALL($1::uuid[])),
reminders AS (DELETE FROM lead_reminders WHERE attendee_id = ANY($1::uuid[])),
former AS (DELETE FROM deleted_leads WHERE attendee_id = ANY($1::uuid[]))
DELETE FROM leads WHERE attendee_id = ANY($1::uuid[]);

-- leads.deleteUnansweredQuestions (companyId uuid, count int4) -> (id uuid)
DELETE FROM lead_questions q WHERE q.id IN (
  SELECT o.id FROM lead_questions o WHERE o.company_id = $1::uuid AND o.position IS NULL
    AND NOT EXISTS (SELECT FROM leads l WHERE l.company_id = o.company_id AND l.answers ? o.id::text)
  ORDER BY o.created_at, o.id LIMIT $2::int4) RETURNING q.id AS "id";

-- leads.lock (companyId uuid, attendeeIds uuid[]) -> (id uuid, companyId uuid, attendeeId uuid, capturedById uuid?, capturedAt timestamptz, source lead_source, rating lead_rating?, ratedAt timestamptz?, note text, answers jsonb, clientIds text[], followedUpAt timestamptz?, followedUpById uuid?, updatedAt timestamptz)
SELECT l.id AS "id", l.company_id AS "companyId", l.attendee_id AS "attendeeId", l.captured_by AS "capturedById", l.captured_at AS "capturedAt", l.source AS "source", l.rating AS "rating", l.rated_at AS "ratedAt", l.note AS "note", l.answers AS "answers", l.client_ids AS "clientIds", l.followed_up_at AS "followedUpAt", l.followed_up_by AS "followedUpById", l.updated_at AS "updatedAt" FROM leads l WHERE l.company_id = $1::uuid AND l.attendee_id = ANY($2::uuid[])
ORDER BY l.id FOR UPDATE;

-- leads.lockOne (id uuid) -> (id uuid, companyId uuid, attendeeId uuid, capturedById uuid?, capturedAt timestamptz, source lead_source, rating lead_rating?, ratedAt timestamptz?, note text, answers jsonb, clientIds text[], followedUpAt timestamptz?, followedUpById uuid?, updatedAt timestamptz)
SELECT l.id AS "id", l.company_id AS "companyId", l.attendee_id AS "attendeeId", l.captured_by AS "capturedById", l.captured_at AS "capturedAt", l.source AS "source", l.rating AS "rating", l.rated_at AS "ratedAt", l.note AS "note", l.answers AS "answers", l.client_ids AS "clientIds", l.followed_up_at AS "followedUpAt", l.followed_up_by AS "followedUpById", l.updated_at AS "updatedAt" FROM leads l WHERE l.id = $1::uuid FOR UPDATE;

-- leads.lockVisitors (memberId uuid, codes text[], ids uuid[]) -> (id uuid, eventId uuid, companyId uuid?, status attendee_status, code text, blocked bool, met bool)
  SELECT a.id AS "id", a.event_id AS "eventId", a.company_id AS "companyId", a.status AS "status", a.invite_code AS "code",
    (EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = $1::uuid AND other_id = a.id) OR (NOT ((a.groups & (SELECT reached_groups($1::uuid, 'see'))) <> 0)
AND NOT EXISTS (SELECT 1 FROM attendee_ties t WHERE t.attendee_id = $1::uuid AND t.other_id = a.id)
AND NOT EXISTS (SELECT 1 FROM activity_speakers s WHERE s.attendee_id = a.id))) AS blocked,
    EXISTS (SELECT 1 FROM meetings m WHERE m.accepted_at IS NOT NULL
      AND (m.sender_id, m.receiver_id) IN ((a.id, $1::uuid), ($1::uuid, a.id))) AS met
  FROM attendees a WHERE a.invite_code = ANY($2::text[]) OR a.id = ANY($3::uuid[]) ORDER BY a.id FOR KEY SHARE OF a;

-- leads.ofVisitors (userId uuid, attendeeIds uuid[]) -> (id uuid, companyId uuid, attendeeId uuid, capturedById uuid?, rating lead_rating?, note text, source lead_source, capturedAt timestamptz, followedUpAt timestamptz?, followedUpById uuid?, updatedAt timestamptz, answersById jsonb, email text?, phone text?)
SELECT l.id AS "id", l.company_id AS "companyId", l.attendee_id AS "attendeeId", l.captured_by AS "capturedById", l.rating AS "rating", l.note AS "note", l.source AS "source", l.captured_at AS "capturedAt", l.followed_up_at AS "followedUpAt", l.followed_up_by AS "followedUpById", l.updated_at AS "updatedAt", l.answers AS "answersById", CASE WHEN coalesce((SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM l.company_id),
l.source <> 'PROFILE' AND (SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM NULL), false) THEN u.email::text END AS "email", CASE WHEN coalesce((SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM l.company_id),
l.source <> 'PROFILE' AND (SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM NULL), false) THEN a.phone END AS "phone" FROM leads l JOIN attendees a ON a.id = l.attendee_id LEFT JOIN users u ON u.id = a.user_id WHERE l.attendee_id = ANY($1::uuid[]) AND EXISTS (SELECT 1 FROM event_members m JOIN attendees a ON a.id = m.attendee_id WHERE m.user_id = $2::uuid AND m.event_id = l.event_id AND a.company_id = l.company_id);

-- leads.questionsOfCompanies (companyIds uuid[]) -> (id uuid, companyId uuid, position int4?, kind lead_question_kind, text text, options text[])
SELECT q.id AS "id", q.company_id AS "companyId", q.position AS "position", q.kind AS "kind", q.text AS "text", q.options AS "options" FROM lead_questions q WHERE q.company_id = ANY($1::uuid[])
ORDER BY q.position NULLS LAST, q.created_at, q.id;

-- leads.remindersOfUser (userId uuid, leadIds uuid[]) -> (leadId uuid, remindAt timestamptz)
SELECT r.lead_id AS "leadId", r.remind_at AS "remindAt" FROM lead_reminders r JOIN attendees a ON a.id = r.attendee_id
WHERE r.lead_id = ANY($1::uuid[]) AND a.user_id = $2::uuid;

-- leads.removeReminder (leadId uuid, attendeeId uuid) -> ()
DELETE FROM lead_reminders WHERE lead_id = $1::uuid AND attendee_id = $2::uuid;

-- leads.retireQuestions (companyId uuid) -> ()
UPDATE lead_questions SET position = NULL WHERE company_id = $1::uuid AND position IS NOT NULL;

-- leads.save (eventId uuid, leads jsonb) -> ()
INSERT INTO leads (id, event_id, company_id, attendee_id, captured_by, captured_at, source, rating, rated_at, note, answers, client_ids,
  followed_up_at, followed_up_by)
SELECT r.id, $1::uuid, r."companyId", r."attendeeId", r."capturedById", r."capturedAt", r.source, r.rating, r."ratedAt",
  r.note, r.answers, r."clientIds", r."followedUpAt", r."followedUpById"
FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, "companyId" uuid, "attendeeId" uuid, "capturedById" uuid,
  "capturedAt" timestamptz, source lead_source, rating lead_rating, "ratedAt" timestamptz, note text, answers jsonb, "clientIds" text[],
  "followedUpAt" timestamptz, "followedUpById" uuid)
ON CONFLICT (id) DO UPDATE SET captured_by = excluded.captured_by, captured_at = excluded.captured_at, source = excluded.source,
  rating = excluded.rating, rated_at = excluded.rated_at, note = excluded.note, answers = excluded.answers,
  client_ids = excluded.client_ids, followed_up_at = excluded.followed_up_at, followed_up_by = excluded.followed_up_by,
  updated_at = greatest(now(), leads.updated_at + interval '1 millisecond');

-- leads.saveQuestions (companyId uuid, questions jsonb) -> ()
INSERT INTO lead_questions (id, company_id, position, kind, text, options)
SELECT r.id, $1::uuid, r.position, r.kind, r.text, r.options
FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, position int, kind lead_question_kind, text text, options text[])
ON CONFLICT (id) DO UPDATE SET position = excluded.position, text = excluded.text, options = excluded.options;

-- leads.saveReminder (leadId uuid, attendeeId uuid, remindAt timestamptz) -> (leadId uuid)
INSERT INTO lead_reminders AS r (lead_id, attendee_id, remind_at) VALUES ($1::uuid, $2::uuid, $3::timestamptz)
ON CONFLICT (lead_id, attendee_id) DO UPDATE SET remind_at = excluded.remind_at, reminded_at = NULL
WHERE r.remind_at <> excluded.remind_at RETURNING r.lead_id AS "leadId";

-- leads.teamBadges (companyId uuid) -> (codeHash text, name text)
SELECT encode(substr(sha256(convert_to(a.event_id::text || ':' || a.invite_code, 'UTF8')), 1, 16), 'base64') AS "codeHash", rtrim(a.first_name || ' ' || a.last_name) AS "name" FROM attendees a WHERE a.company_id = $1::uuid AND a.status = 'CONFIRMED'
ORDER BY a.sort_name, a.id LIMIT 100;

-- live-access.bySessionIds (keys uuid[], demo bool) -> (sessionId uuid, tokenHash bytea, userId uuid, lastUsedAt timestamptz, role role, mustChangePassword bool, staffEvents jsonb?, profiles json?, blocked uuid[]?)
SELECT s.id AS "sessionId", s.token_hash AS "tokenHash", s.user_id AS "userId", s.last_used_at AS "lastUsedAt", u.role AS "role", u.must_change_password AS "mustChangePassword", CASE WHEN NOT u.all_events THEN (
SELECT coalesce(jsonb_object_agg(x.event_id, floor(extract(epoch FROM x.ends_at) * 1000)), '{}')
FROM event_staff x WHERE x.user_id = u.id AND (x.ends_at IS NULL OR x.ends_at > now())) END AS "staffEvents", entered.profiles AS "profiles", reach.blocked AS "blocked" FROM sessions s JOIN users u ON u.id = s.user_id
LEFT JOIN LATERAL (
  SELECT json_agg(json_build_object('eventId', m.event_id, 'timezone', m.timezone, 'attendeeId', m.attendee_id, 'seen', reached_groups(m.attendee_id, 'see')::text,
    'companyId', (SELECT own.company_id FROM attendees own WHERE own.id = m.attendee_id))
    ORDER BY m.event_id) AS profiles
  FROM event_members m WHERE m.user_id = u.id) entered ON true
LEFT JOIN LATERAL (
  SELECT array_agg(DISTINCT x.other_id ORDER BY x.other_id) AS blocked
  FROM attendees a JOIN unreachable x ON x.attendee_id = a.id WHERE a.user_id = u.id) reach ON true
WHERE s.id = ANY($1::uuid[]) AND s.expires_at > now() AND u.disabled_at IS NULL AND ($2::bool OR NOT u.demo);

-- live-access.byTokenHashes (keys bytea[], demo bool) -> (sessionId uuid, tokenHash bytea, userId uuid, lastUsedAt timestamptz, role role, mustChangePassword bool, staffEvents jsonb?, profiles json?, blocked uuid[]?)
SELECT s.id AS "sessionId", s.token_hash AS "tokenHash", s.user_id AS "userId", s.last_used_at AS "lastUsedAt", u.role AS "role", u.must_change_password AS "mustChangePassword", CASE WHEN NOT u.all_events THEN (
SELECT coalesce(jsonb_object_agg(x.event_id, floor(extract(epoch FROM x.ends_at) * 1000)), '{}')
FROM event_staff x WHERE x.user_id = u.id AND (x.ends_at IS NULL OR x.ends_at > now())) END AS "staffEvents", entered.profiles AS "profiles", reach.blocked AS "blocked" FROM sessions s JOIN users u ON u.id = s.user_id
LEFT JOIN LATERAL (
  SELECT json_agg(json_build_object('eventId', m.event_id, 'timezone', m.timezone, 'attendeeId', m.attendee_id, 'seen', reached_groups(m.attendee_id, 'see')::text,
    'companyId', (SELECT own.company_id FROM attendees own WHERE own.id = m.attendee_id))
    ORDER BY m.event_id) AS profiles
  FROM event_members m WHERE m.user_id = u.id) entered ON true
LEFT JOIN LATERAL (
  SELECT array_agg(DISTINCT x.other_id ORDER BY x.other_id) AS blocked
  FROM attendees a JOIN unreachable x ON x.attendee_id = a.id WHERE a.user_id = u.id) reach ON true
WHERE s.token_hash = ANY($1::bytea[]) AND s.expires_at > now() AND u.disabled_at IS NULL AND ($2::bool OR NOT u.demo);

-- live-digest.versions (eventId uuid, attendeeId uuid?) -> (activities text, busyTimes text, meetings text, notifications text)
SELECT concat_ws(' ', (SELECT coalesce(sum(hashtextextended(a.ctid::text || a.xmin::text, 0)), 0)::text FROM activities a WHERE a.event_id = $1::uuid), (SELECT coalesce(sum(hashtextextended(s.ctid::text || s.xmin::text, 0)), 0)::text FROM activity_speakers s WHERE s.activity_id IN (SELECT a.id FROM activities a WHERE a.event_id = $1::uuid)), (SELECT coalesce(sum(hashtextextended(g.ctid::text || g.xmin::text, 0)), 0)::text FROM agenda_entries g WHERE g.attendee_id = $2::uuid)) AS activities, (SELECT coalesce(sum(hashtextextended(b.ctid::text || b.xmin::text, 0)), 0)::text FROM busy_times b WHERE b.attendee_id = $2::uuid) AS "busyTimes",
  concat_ws(' ', (SELECT coalesce(sum(hashtextextended(m.ctid::text || m.xmin::text, 0)), 0)::text FROM meetings m WHERE $2::uuid IN (m.sender_id, m.receiver_id)), (SELECT coalesce(sum(hashtextextended(p.ctid::text || p.xmin::text, 0)), 0)::text FROM meeting_proposals p WHERE p.meeting_id IN (SELECT m.id FROM meetings m WHERE $2::uuid IN (m.sender_id, m.receiver_id)))) AS meetings, (SELECT coalesce(sum(hashtextextended(n.ctid::text || n.xmin::text, 0)), 0)::text FROM notifications n WHERE n.attendee_id = $2::uuid) AS notifications;

-- mails.acceptAddress (id uuid, eventIds uuid[]?) -> (userId uuid, refusedAt timestamptz, eventId uuid?)
DELETE FROM mail_refusals r USING mails m WHERE m.id = $1::uuid AND ($2::uuid[] IS NULL OR m.event_id = ANY($2::uuid[]))
  AND r.address = m.recipient::citext RETURNING r.user_id AS "userId", r.refused_at AS "refusedAt", m.event_id AS "eventId";

-- mails.backlog () -> (mailsWaiting int4, mailsFailed int4)
SELECT (SELECT count(*)::int FROM mails m WHERE m.status = 'QUEUED') AS "mailsWaiting", (SELECT count(*)::int FROM mails m WHERE m.status = 'FAILED' AND m.created_at > now() - interval '1 day') AS "mailsFailed";

-- mails.beginSending (id uuid) -> (recipient text, recipientId uuid?, template text, subject text, text text?, html text?, calendar text?, withheld text?, key bytea, replyTo text?)
  UPDATE mails m SET attempts = attempts + (CASE
WHEN m.template NOT IN ('one-time-code', 'verify-email')
  AND EXISTS (SELECT FROM mail_refusals r WHERE r.address = m.recipient::citext) THEN 'REFUSED'
WHEN NOT (SELECT (m.template <> 'announcement' OR a.mails_announcements) AND (m.template <> 'planned-reminder' OR a.mails_announcements) AND (m.template <> 'meeting-requested' OR a.mails_requests) AND (m.template <> 'meeting-confirmed' OR a.mails_reminders) AND (m.template <> 'meeting-changed' OR a.mails_reminders) AND (m.template <> 'timetable-changed' OR a.mails_announcements) AND (m.template <> 'meeting-cancelled' OR a.mails_reminders) AND (m.template <> 'meeting-reminder' OR a.mails_reminders) FROM attendees a WHERE a.id = m.recipient_id) THEN 'STOPPED' END IS NULL)::int, updated_at = now()
  WHERE id = $1::uuid AND status IN ('QUEUED', 'FAILED') RETURNING m.recipient AS "recipient", m.recipient_id AS "recipientId", m.template AS "template", m.subject AS "subject", m.text AS "text", m.html AS "html", m.calendar AS "calendar", CASE
WHEN m.template NOT IN ('one-time-code', 'verify-email')
  AND EXISTS (SELECT FROM mail_refusals r WHERE r.address = m.recipient::citext) THEN 'REFUSED'
WHEN NOT (SELECT (m.template <> 'announcement' OR a.mails_announcements) AND (m.template <> 'planned-reminder' OR a.mails_announcements) AND (m.template <> 'meeting-requested' OR a.mails_requests) AND (m.template <> 'meeting-confirmed' OR a.mails_reminders) AND (m.template <> 'meeting-changed' OR a.mails_reminders) AND (m.template <> 'timetable-changed' OR a.mails_announcements) AND (m.template <> 'meeting-cancelled' OR a.mails_reminders) AND (m.template <> 'meeting-reminder' OR a.mails_reminders) FROM attendees a WHERE a.id = m.recipient_id) THEN 'STOPPED' END AS "withheld", (SELECT k.key FROM mail_keys k) AS "key", (SELECT e.contact_email FROM events e WHERE e.id = m.event_id) AS "replyTo";

-- mails.deleteOf (attendeeIds uuid[], userId uuid?, email citext?) -> ()
DELETE FROM mails m WHERE m.recipient_id = ANY($1::uuid[]) OR m.about_id = ANY($1::uuid[])
  OR (lower(m.recipient) = lower($2::citext::text) AND NOT EXISTS (
    SELECT 1 FROM attendees a WHERE a.user_id = $3::uuid AND a.event_id = m.event_id AND a.id <> ALL($1::uuid[])))
  OR m.recipient_id = $3::uuid;

-- mails.insertAll (ids uuid[], eventIds uuid[], recipients text[], recipientIds uuid[], aboutIds uuid[], templates text[], subjects text[], texts text[], htmls text[], calendars text[]) -> ()
INSERT INTO mails (id, event_id, recipient, recipient_id, about_id, template, subject, text, html, calendar)
SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::uuid[], $6::text[], $7::text[],
  $8::text[], $9::text[], $10::text[]);

-- mails.readers (addresses text[], eventIds uuid[], recipientIds uuid[], templates text[]) -> (language text, wants bool, key bytea)
SELECT coalesce(u.language, e.languages[1], 'EN') AS "language", coalesce((mail.template <> 'announcement' OR a.mails_announcements) AND (mail.template <> 'planned-reminder' OR a.mails_announcements) AND (mail.template <> 'meeting-requested' OR a.mails_requests) AND (mail.template <> 'meeting-confirmed' OR a.mails_reminders) AND (mail.template <> 'meeting-changed' OR a.mails_reminders) AND (mail.template <> 'timetable-changed' OR a.mails_announcements) AND (mail.template <> 'meeting-cancelled' OR a.mails_reminders) AND (mail.template <> 'meeting-reminder' OR a.mails_reminders), true) AS "wants", k.key AS "key" FROM unnest($1::text[], $2::uuid[], $3::uuid[], $4::text[])
  WITH ORDINALITY AS mail (address, event_id, recipient_id, template, position)
CROSS JOIN mail_keys k LEFT JOIN users u ON u.email = mail.address::citext LEFT JOIN events e ON e.id = mail.event_id
LEFT JOIN attendees a ON a.id = mail.recipient_id
ORDER BY mail.position;

-- mails.refuseAddress (id uuid) -> ()
INSERT INTO mail_refusals (address, user_id) SELECT u.email, u.id FROM mails m JOIN users u ON u.email = m.recipient::citext
WHERE m.id = $1::uuid ON CONFLICT (address) DO UPDATE SET user_id = excluded.user_id, refused_at = now();

-- mails.reseal (id uuid, before text, text text, html text?) -> ()
UPDATE mails SET text = $1::text, html = $2::text WHERE id = $3::uuid AND text = $4::text;

-- mails.setFailed (id uuid, error text, addressRefused bool) -> ()
UPDATE mails SET status = 'FAILED', error = $1::text, address_refused = $2::bool, updated_at = now()
WHERE id = $3::uuid;

-- mails.setKept (id uuid) -> ()
UPDATE mails SET status = 'KEPT', sent_at = now() WHERE id = $1::uuid;

-- mails.setSent (id uuid) -> ()
WITH accepted AS (
  DELETE FROM mail_refusals r USING mails m WHERE m.id = $1::uuid AND r.address = m.recipient::citext)
UPDATE mails SET status = 'SENT', sent_at = now(), error = NULL, text = NULL, html = NULL, calendar = NULL, updated_at = now()
WHERE id = $1::uuid;

-- mails.unsealed (marks text[]) -> (id uuid, text text?, html text?)
SELECT m.id AS "id", m.text AS "text", m.html AS "html" FROM mails m WHERE m.status IN ('QUEUED', 'FAILED', 'KEPT') AND left(m.text, 16) <> ($1::text[])[1] AND (left(m.text, 7) <> 'sealed:' OR left(m.text, 16) = ANY($1::text[]))
LIMIT 10000;

-- matching.actSums (eventId uuid) -> (persona persona, other persona, actors int4, reached int4, welcomed int4, refused int4)
WITH 
  act AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY actor_id, kind ORDER BY other_id) AS nth
    FROM (
      SELECT DISTINCT d.actor_id, d.other_id, d.kind, coalesce(mine.kind::text, me.category::text)::persona AS persona, coalesce(theirs.kind::text, them.category::text)::persona AS other
      FROM (
        SELECT b.owner_id AS actor_id, b.attendee_id AS other_id, 'REACHED' AS kind
          FROM attendees own JOIN bookmarks b ON b.owner_id = own.id WHERE own.event_id = $1::uuid
        UNION ALL SELECT own.id, no.to_attendee_id, 'REFUSED'
          FROM attendees own CROSS JOIN LATERAL (SELECT w.to_attendee_id FROM meeting_wishes w WHERE w.from_id = own.id AND w.kind = 'NO' AND w.to_attendee_id IS NOT NULL) AS no WHERE own.event_id = $1::uuid
        UNION ALL SELECT sender_id, receiver_id, 'REACHED' FROM meetings WHERE event_id = $1::uuid
        UNION ALL SELECT receiver_id, sender_id, 'WELCOMED' FROM meetings
          WHERE event_id = $1::uuid AND (status = 'ACTIVE' OR accepted_at IS NOT NULL)
        UNION ALL SELECT receiver_id, sender_id, 'REFUSED' FROM meetings
          WHERE event_id = $1::uuid AND closed_reason = 'DECLINED' AND accepted_at IS NULL
        UNION ALL SELECT m.sender_id, m.recipient_id, 'REACHED'
          FROM conversations v JOIN messages m ON m.conversation_id = v.id AND m.sequence = 1 WHERE v.event_id = $1::uuid
        UNION ALL SELECT m.recipient_id, m.sender_id, 'WELCOMED'
          FROM conversations v JOIN messages m ON m.conversation_id = v.id AND m.sequence = 1
          WHERE v.event_id = $1::uuid AND EXISTS (
            SELECT 1 FROM messages answer WHERE answer.conversation_id = v.id AND answer.sender_id = m.recipient_id)
      ) AS d
      JOIN attendees me ON me.id = d.actor_id AND me.status = 'CONFIRMED' AND NOT EXISTS (SELECT 1 FROM match_objections o WHERE o.attendee_id = me.id) LEFT JOIN companies mine ON mine.id = me.company_id
      JOIN attendees them ON them.id = d.other_id AND them.status = 'CONFIRMED' AND NOT EXISTS (SELECT 1 FROM match_objections o WHERE o.attendee_id = them.id) LEFT JOIN companies theirs ON theirs.id = them.company_id
    ) AS single
  )
SELECT act.persona AS "persona", act.other AS "other", count(DISTINCT actor_id)::int AS "actors", (count(*) FILTER (WHERE kind = 'REACHED'))::int AS "reached", (count(*) FILTER (WHERE kind = 'WELCOMED'))::int AS "welcomed", (count(*) FILTER (WHERE kind = 'REFUSED'))::int AS "refused" FROM act WHERE nth <= 20
GROUP BY persona, other;

-- matching.backgrounds (viewerIds uuid[], attendeeIds uuid[]) -> (attendeeId uuid, persona persona, lookedFor bool, sectors text[])
SELECT a.id AS "attendeeId", pair.other AS "persona", pair.gate >= 0.9 AS "lookedFor", ARRAY(
    SELECT sector FROM unnest(c.sectors) AS sector
    WHERE lower(sector) IN (SELECT lower(own) FROM unnest(mine.sectors) AS own UNION ALL 
    SELECT lower(t.label) FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id WHERE i.attendee_id = v.id)
    UNION SELECT own FROM unnest(mine.sectors) AS own WHERE lower(own) IN (
    SELECT lower(t.label) FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id WHERE i.attendee_id = a.id)
    ORDER BY 1) AS "sectors" FROM attendees v LEFT JOIN companies mine ON mine.id = v.company_id
JOIN attendees a ON a.event_id = v.event_id AND a.id = ANY($1::uuid[]) LEFT JOIN companies c ON c.id = a.company_id
JOIN match_persona_pairs pair ON pair.event_id = v.event_id AND pair.persona = coalesce(mine.kind::text, v.category::text)::persona
  AND pair.other = coalesce(c.kind::text, a.category::text)::persona
WHERE v.id = ANY($2::uuid[]);

-- matching.count (viewerId uuid) -> (total int4)
  WITH 
viewer AS MATERIALIZED (
  SELECT v.id AS viewer_id, (SELECT reached_groups(v.id, 'see')) AS seen, v.event_id, v.company_id, v.country, coalesce(c.kind::text, v.category::text)::persona AS persona,
    coalesce(x.length, 0) AS length, coalesce(x.sought, 0) AS sought, coalesce(x.exchanges, false) AS exchanges,
    ARRAY(SELECT DISTINCT lower(sector) FROM unnest(c.sectors) AS sector) AS sectors,
    ARRAY(SELECT lower(sector) FROM unnest(c.sectors) AS sector
      UNION SELECT lower(t.label) FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
        WHERE i.attendee_id = v.id) AS labels,
    ARRAY(SELECT id FROM interest_groups WHERE event_id = v.event_id AND kind = 'SEEK') AS seek_groups,
    ARRAY(SELECT id FROM interest_groups WHERE event_id = v.event_id AND kind = 'OFFER') AS offer_groups
  FROM attendees v LEFT JOIN companies c ON c.id = v.company_id LEFT JOIN match_vectors x ON x.attendee_id = v.id
  WHERE v.id = $1::uuid
),
mine AS MATERIALIZED (
  SELECT * FROM (
    SELECT v.viewer_id, t.id AS term_id, v.seek_groups, v.offer_groups, lower(t.label) = ANY(v.sectors) AS of_sector,
      CASE WHEN count(i.term_id) > 0 THEN coalesce(w.weight, 0) ELSE 0 END AS weight,
      coalesce(bool_or(i.group_id = ANY(v.seek_groups)), false) AS seeks, coalesce(bool_or(i.group_id = ANY(v.offer_groups)), false) AS offers,
      row_number() OVER (PARTITION BY v.viewer_id ORDER BY lower(t.label) = ANY(v.sectors) DESC, w.weight DESC NULLS LAST, t.id) AS nth
    FROM viewer v JOIN interest_terms t ON t.event_id = v.event_id LEFT JOIN match_weights w ON w.term_id = t.id
    LEFT JOIN attendee_interests i ON i.attendee_id = v.viewer_id AND i.term_id = t.id
    GROUP BY v.viewer_id, t.id, w.weight, v.seek_groups, v.offer_groups, v.sectors
    HAVING count(i.term_id) > 0 AND w.weight IS NOT NULL OR lower(t.label) = ANY(v.sectors)
  ) AS counted
  WHERE nth <= 24
),
shared AS MATERIALIZED (
  SELECT t.attendee_id, sum(m.weight * m.weight) AS common,
    sum(CASE WHEN m.seeks AND t.offers THEN m.weight ELSE 0 END) AS wanted,
    sum(CASE WHEN m.offers AND t.seeks THEN m.weight ELSE 0 END) AS asked,
    count(*) FILTER (WHERE m.of_sector) AS sector_terms
  FROM mine m CROSS JOIN LATERAL (
    SELECT i.attendee_id, bool_or(i.group_id = ANY(m.seek_groups)) AS seeks, bool_or(i.group_id = ANY(m.offer_groups)) AS offers
    FROM attendee_interests i WHERE i.term_id = m.term_id AND true
    GROUP BY i.attendee_id
  ) AS t
  GROUP BY t.attendee_id
),
gate AS MATERIALIZED (
  SELECT v.viewer_id, there.other::text AS persona, there.gate AS gate_there, back.gate AS gate_back,
    there.exchange_share AS share_there, back.exchange_share AS share_back
  FROM viewer v JOIN match_persona_pairs there ON there.event_id = v.event_id AND there.persona = v.persona
  JOIN match_persona_pairs back ON back.event_id = v.event_id AND back.persona = there.other AND back.other = v.persona
),
firm AS MATERIALIZED (
  SELECT c.id, c.kind::text AS persona, cardinality(c.sectors) AS sectors,
    (SELECT count(*) FROM unnest(c.sectors) AS sector WHERE lower(sector) = ANY(v.labels)) AS labelled,
    (SELECT count(*) FROM unnest(c.sectors) AS sector WHERE lower(sector) = ANY(v.sectors)) AS same,
    CASE WHEN c.id = v.company_id THEN 0.2::float8 ELSE 1::float8 END AS relation
  FROM viewer v JOIN companies c ON c.event_id = v.event_id
  
),
vector AS MATERIALIZED (
  SELECT attendee_id, length, sought, exchanges FROM match_vectors
  WHERE event_id IN (SELECT event_id FROM viewer) AND true
),
showing AS MATERIALIZED (
  SELECT attendee_id FROM match_showings WHERE viewer_id IN (SELECT viewer_id FROM viewer)
),
pair AS (
  SELECT v.viewer_id, a.id AS attendee_id, g.gate_there, g.gate_back, g.share_there, g.share_back,
    coalesce(s.wanted, 0) / greatest(v.sought, 1e-9::float8) AS wanted, coalesce(s.asked, 0) / greatest(o.sought, 1e-9::float8) AS asked,
    CASE WHEN s.common > 0 THEN s.common / (v.length * o.length) ELSE 0 END AS cosine, v.exchanges OR coalesce(o.exchanges, false) AS exchanges,
    least(1, (coalesce(f.labelled, 0) + greatest(f.same, s.sector_terms, 0))::float8
      / greatest(cardinality(v.sectors) + coalesce(f.sectors, 0), 1)) AS field,
    CASE WHEN a.country = v.country THEN 0.03::float8 ELSE 0 END AS nearness, coalesce(f.relation, 1) AS relation
  FROM viewer v JOIN attendees a ON a.event_id = v.event_id AND a.id <> v.viewer_id AND (a.status = 'CONFIRMED' AND (a.groups & v.seen) <> 0) AND true
  LEFT JOIN firm f ON f.id = a.company_id
  LEFT JOIN gate g ON g.viewer_id = v.viewer_id AND g.persona = coalesce(f.persona, a.category::text)
  LEFT JOIN shared s ON s.attendee_id = a.id
  LEFT JOIN vector o ON o.attendee_id = a.id
  OFFSET 0
),
scored AS (
  SELECT *, score * (1 + 0.1::float8 * greatest(0, 2 - others) / 2) AS rank
  FROM (
    SELECT w.viewer_id, w.attendee_id, coalesce(e.shown, 0) - (n.attendee_id IS NOT NULL)::int AS others, n.attendee_id IS NOT NULL AS showing,
      2 * w.there * w.back / (w.there + w.back)
        / (1 + 0.03::float8 * greatest(0, coalesce(e.shown, 0) - (n.attendee_id IS NOT NULL)::int - 10)) AS score
    FROM (
      SELECT viewer_id, attendee_id, (gate_there + (1 - gate_there) * 0.3 * least(1, 2 * wanted)) * relation * least(1, 0.05 + 0.25 * field + nearness +
      CASE WHEN exchanges THEN (1 - share_there) * cosine + share_there * wanted ELSE cosine END) AS there, (gate_back + (1 - gate_back) * 0.3 * least(1, 2 * asked)) * relation * least(1, 0.05 + 0.25 * field + nearness +
      CASE WHEN exchanges THEN (1 - share_back) * cosine + share_back * asked ELSE cosine END) AS back
      FROM pair WHERE cosine > 0 OR field > 0 OR gate_there >= 0.9
      OFFSET 0
    ) AS w
    LEFT JOIN match_exposures e ON e.attendee_id = w.attendee_id
    LEFT JOIN showing n ON n.attendee_id = w.attendee_id
    OFFSET 0
  ) AS shown
)
  SELECT count(*)::int AS "total" FROM scored WHERE attendee_id NOT IN (
    SELECT other_id FROM unreachable WHERE attendee_id = $1::uuid
    UNION ALL SELECT CASE WHEN sender_id = $1::uuid THEN receiver_id ELSE sender_id END FROM meetings
      WHERE (sender_id = $1::uuid OR receiver_id = $1::uuid) AND status IN ('PENDING', 'ACTIVE')
    UNION ALL SELECT w.to_attendee_id FROM meeting_wishes w WHERE w.from_id = $1::uuid AND w.kind = 'NO' AND w.to_attendee_id IS NOT NULL);

-- matching.deleteObjection (attendeeId uuid) -> ()
DELETE FROM match_objections WHERE attendee_id = $1::uuid;

-- matching.deleteOf (attendeeIds uuid[]) -> ()
WITH objected AS (DELETE FROM match_objections WHERE attendee_id = ANY($1::uuid[])),
weighed AS (DELETE FROM match_vectors WHERE attendee_id = ANY($1::uuid[]))
DELETE FROM match_showings WHERE viewer_id = ANY($1::uuid[]) OR attendee_id = ANY($1::uuid[]);

-- matching.deleteOtherShowings (viewerId uuid, shownIds uuid[]) -> ()
DELETE FROM match_showings WHERE viewer_id = $1::uuid AND attendee_id <> ALL($2::uuid[]);

-- matching.insertModel (eventId uuid) -> (eventId uuid)
INSERT INTO match_models AS m (event_id, people) VALUES ($1::uuid, 0) ON CONFLICT DO NOTHING RETURNING m.event_id AS "eventId";

-- matching.insertObjection (attendeeId uuid) -> ()
INSERT INTO match_objections (attendee_id) VALUES ($1::uuid) ON CONFLICT DO NOTHING;

-- matching.insertShowings (viewerId uuid, shownIds uuid[]) -> ()
INSERT INTO match_showings (viewer_id, attendee_id)
SELECT $1::uuid, id FROM attendees WHERE id = ANY($2::uuid[]) AND status <> 'REMOVED' ORDER BY id FOR KEY SHARE
ON CONFLICT DO NOTHING;

-- matching.knownModels (eventIds uuid[]) -> (eventId uuid)
SELECT m.event_id AS "eventId" FROM match_models m WHERE m.event_id = ANY($1::uuid[]);

-- matching.liveModels () -> (eventId uuid)
SELECT m.event_id AS "eventId" FROM match_models m JOIN events e ON e.id = m.event_id
WHERE e.status = 'PUBLISHED' AND e.ends_at > now() - interval '1 day' ORDER BY m.counted_at;

-- matching.lockExposures (viewerId uuid, shownIds uuid[]) -> ()
INSERT INTO match_exposures (attendee_id)
SELECT id FROM attendees WHERE id = ANY($1::uuid[])
  OR id IN (SELECT attendee_id FROM match_showings WHERE viewer_id = $2::uuid) ORDER BY id
ON CONFLICT (attendee_id) DO UPDATE SET shown = match_exposures.shown;

-- matching.lockViewer (viewerId uuid) -> (id uuid)
SELECT a.id AS "id" FROM attendees a WHERE a.id = $1::uuid FOR NO KEY UPDATE;

-- matching.modelsOfAttendees (attendeeIds uuid[]) -> (eventId uuid)
SELECT DISTINCT m.event_id AS "eventId" FROM attendees a JOIN match_models m ON m.event_id = a.event_id
WHERE a.id = ANY($1::uuid[]);

-- matching.objectingAttendees (attendeeIds uuid[]) -> (id uuid)
SELECT o.attendee_id AS "id" FROM match_objections o WHERE o.attendee_id = ANY($1::uuid[]);

-- matching.ownAttendeesBeside (userId uuid, attendeeIds uuid[]) -> (id uuid, eventId uuid)
SELECT DISTINCT me.id AS "id", me.event_id AS "eventId"
FROM attendees a JOIN attendees me ON me.event_id = a.event_id AND me.user_id = $1::uuid AND me.status = 'CONFIRMED'
WHERE a.id = ANY($2::uuid[]) AND a.id <> me.id;

-- matching.personaSizes (eventId uuid) -> (persona persona, people int4)
SELECT coalesce(c.kind::text, a.category::text)::persona AS "persona", count(*)::int AS "people" FROM attendees a LEFT JOIN companies c ON c.id = a.company_id
WHERE a.event_id = $1::uuid AND a.status = 'CONFIRMED' AND NOT EXISTS (SELECT 1 FROM match_objections o WHERE o.attendee_id = a.id)
GROUP BY 1;

-- matching.rank (viewerId uuid, first int4) -> (attendeeId uuid, score float8, showing bool, showings int4)
  WITH 
viewer AS MATERIALIZED (
  SELECT v.id AS viewer_id, (SELECT reached_groups(v.id, 'see')) AS seen, v.event_id, v.company_id, v.country, coalesce(c.kind::text, v.category::text)::persona AS persona,
    coalesce(x.length, 0) AS length, coalesce(x.sought, 0) AS sought, coalesce(x.exchanges, false) AS exchanges,
    ARRAY(SELECT DISTINCT lower(sector) FROM unnest(c.sectors) AS sector) AS sectors,
    ARRAY(SELECT lower(sector) FROM unnest(c.sectors) AS sector
      UNION SELECT lower(t.label) FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
        WHERE i.attendee_id = v.id) AS labels,
    ARRAY(SELECT id FROM interest_groups WHERE event_id = v.event_id AND kind = 'SEEK') AS seek_groups,
    ARRAY(SELECT id FROM interest_groups WHERE event_id = v.event_id AND kind = 'OFFER') AS offer_groups
  FROM attendees v LEFT JOIN companies c ON c.id = v.company_id LEFT JOIN match_vectors x ON x.attendee_id = v.id
  WHERE v.id = $1::uuid
),
mine AS MATERIALIZED (
  SELECT * FROM (
    SELECT v.viewer_id, t.id AS term_id, v.seek_groups, v.offer_groups, lower(t.label) = ANY(v.sectors) AS of_sector,
      CASE WHEN count(i.term_id) > 0 THEN coalesce(w.weight, 0) ELSE 0 END AS weight,
      coalesce(bool_or(i.group_id = ANY(v.seek_groups)), false) AS seeks, coalesce(bool_or(i.group_id = ANY(v.offer_groups)), false) AS offers,
      row_number() OVER (PARTITION BY v.viewer_id ORDER BY lower(t.label) = ANY(v.sectors) DESC, w.weight DESC NULLS LAST, t.id) AS nth
    FROM viewer v JOIN interest_terms t ON t.event_id = v.event_id LEFT JOIN match_weights w ON w.term_id = t.id
    LEFT JOIN attendee_interests i ON i.attendee_id = v.viewer_id AND i.term_id = t.id
    GROUP BY v.viewer_id, t.id, w.weight, v.seek_groups, v.offer_groups, v.sectors
    HAVING count(i.term_id) > 0 AND w.weight IS NOT NULL OR lower(t.label) = ANY(v.sectors)
  ) AS counted
  WHERE nth <= 24
),
shared AS MATERIALIZED (
  SELECT t.attendee_id, sum(m.weight * m.weight) AS common,
    sum(CASE WHEN m.seeks AND t.offers THEN m.weight ELSE 0 END) AS wanted,
    sum(CASE WHEN m.offers AND t.seeks THEN m.weight ELSE 0 END) AS asked,
    count(*) FILTER (WHERE m.of_sector) AS sector_terms
  FROM mine m CROSS JOIN LATERAL (
    SELECT i.attendee_id, bool_or(i.group_id = ANY(m.seek_groups)) AS seeks, bool_or(i.group_id = ANY(m.offer_groups)) AS offers
    FROM attendee_interests i WHERE i.term_id = m.term_id AND true
    GROUP BY i.attendee_id
  ) AS t
  GROUP BY t.attendee_id
),
gate AS MATERIALIZED (
  SELECT v.viewer_id, there.other::text AS persona, there.gate AS gate_there, back.gate AS gate_back,
    there.exchange_share AS share_there, back.exchange_share AS share_back
  FROM viewer v JOIN match_persona_pairs there ON there.event_id = v.event_id AND there.persona = v.persona
  JOIN match_persona_pairs back ON back.event_id = v.event_id AND back.persona = there.other AND back.other = v.persona
),
firm AS MATERIALIZED (
  SELECT c.id, c.kind::text AS persona, cardinality(c.sectors) AS sectors,
    (SELECT count(*) FROM unnest(c.sectors) AS sector WHERE lower(sector) = ANY(v.labels)) AS labelled,
    (SELECT count(*) FROM unnest(c.sectors) AS sector WHERE lower(sector) = ANY(v.sectors)) AS same,
    CASE WHEN c.id = v.company_id THEN 0.2::float8 ELSE 1::float8 END AS relation
  FROM viewer v JOIN companies c ON c.event_id = v.event_id
  
),
vector AS MATERIALIZED (
  SELECT attendee_id, length, sought, exchanges FROM match_vectors
  WHERE event_id IN (SELECT event_id FROM viewer) AND true
),
showing AS MATERIALIZED (
  SELECT attendee_id FROM match_showings WHERE viewer_id IN (SELECT viewer_id FROM viewer)
),
pair AS (
  SELECT v.viewer_id, a.id AS attendee_id, g.gate_there, g.gate_back, g.share_there, g.share_back,
    coalesce(s.wanted, 0) / greatest(v.sought, 1e-9::float8) AS wanted, coalesce(s.asked, 0) / greatest(o.sought, 1e-9::float8) AS asked,
    CASE WHEN s.common > 0 THEN s.common / (v.length * o.length) ELSE 0 END AS cosine, v.exchanges OR coalesce(o.exchanges, false) AS exchanges,
    least(1, (coalesce(f.labelled, 0) + greatest(f.same, s.sector_terms, 0))::float8
      / greatest(cardinality(v.sectors) + coalesce(f.sectors, 0), 1)) AS field,
    CASE WHEN a.country = v.country THEN 0.03::float8 ELSE 0 END AS nearness, coalesce(f.relation, 1) AS relation
  FROM viewer v JOIN attendees a ON a.event_id = v.event_id AND a.id <> v.viewer_id AND (a.status = 'CONFIRMED' AND (a.groups & v.seen) <> 0) AND true
  LEFT JOIN firm f ON f.id = a.company_id
  LEFT JOIN gate g ON g.viewer_id = v.viewer_id AND g.persona = coalesce(f.persona, a.category::text)
  LEFT JOIN shared s ON s.attendee_id = a.id
  LEFT JOIN vector o ON o.attendee_id = a.id
  OFFSET 0
),
scored AS (
  SELECT *, score * (1 + 0.1::float8 * greatest(0, 2 - others) / 2) AS rank
  FROM (
    SELECT w.viewer_id, w.attendee_id, coalesce(e.shown, 0) - (n.attendee_id IS NOT NULL)::int AS others, n.attendee_id IS NOT NULL AS showing,
      2 * w.there * w.back / (w.there + w.back)
        / (1 + 0.03::float8 * greatest(0, coalesce(e.shown, 0) - (n.attendee_id IS NOT NULL)::int - 10)) AS score
    FROM (
      SELECT viewer_id, attendee_id, (gate_there + (1 - gate_there) * 0.3 * least(1, 2 * wanted)) * relation * least(1, 0.05 + 0.25 * field + nearness +
      CASE WHEN exchanges THEN (1 - share_there) * cosine + share_there * wanted ELSE cosine END) AS there, (gate_back + (1 - gate_back) * 0.3 * least(1, 2 * asked)) * relation * least(1, 0.05 + 0.25 * field + nearness +
      CASE WHEN exchanges THEN (1 - share_back) * cosine + share_back * asked ELSE cosine END) AS back
      FROM pair WHERE cosine > 0 OR field > 0 OR gate_there >= 0.9
      OFFSET 0
    ) AS w
    LEFT JOIN match_exposures e ON e.attendee_id = w.attendee_id
    LEFT JOIN showing n ON n.attendee_id = w.attendee_id
    OFFSET 0
  ) AS shown
),
  left_out AS MATERIALIZED (
    SELECT other_id FROM unreachable WHERE attendee_id = $1::uuid
    UNION ALL SELECT CASE WHEN sender_id = $1::uuid THEN receiver_id ELSE sender_id END FROM meetings
      WHERE (sender_id = $1::uuid OR receiver_id = $1::uuid) AND status IN ('PENDING', 'ACTIVE')
    UNION ALL SELECT w.to_attendee_id FROM meeting_wishes w WHERE w.from_id = $1::uuid AND w.kind = 'NO' AND w.to_attendee_id IS NOT NULL),
  candidate AS MATERIALIZED (SELECT * FROM scored WHERE attendee_id NOT IN (SELECT * FROM left_out)),
  best AS MATERIALIZED (
    SELECT *, row_number() OVER (ORDER BY rank DESC, others, attendee_id)::float8 AS place
    FROM (SELECT * FROM candidate ORDER BY rank DESC, others, attendee_id LIMIT $2::int4) AS first
  ),
  discovery AS MATERIALIZED (
    SELECT *, 10 - 0.5::float8 AS place FROM candidate
    WHERE others = 0 AND NOT EXISTS (SELECT 1 FROM best WHERE others = 0 AND place <= 10)
    ORDER BY rank DESC, attendee_id LIMIT 1
  )
  SELECT attendee_id AS "attendeeId", score, showing,
    (SELECT count(*)::int FROM match_showings WHERE viewer_id = $1::uuid) AS showings
  FROM (
    SELECT * FROM best WHERE attendee_id NOT IN (SELECT attendee_id FROM discovery)
    UNION ALL SELECT * FROM discovery
  ) AS listed
  ORDER BY place
  LIMIT $2::int4;

-- matching.refreshVectors (eventId uuid) -> ()
SELECT FROM match_vectors_refresh(ARRAY(
  SELECT a.id FROM attendees a WHERE a.event_id = $1::uuid AND (
    EXISTS (SELECT 1 FROM attendee_interests i WHERE i.attendee_id = a.id)
    OR EXISTS (SELECT 1 FROM match_vectors x WHERE x.attendee_id = a.id))));

-- matching.savePairs (eventId uuid, pairs jsonb) -> ()
INSERT INTO match_persona_pairs (event_id, persona, other, wish, sums, prior, gate, exchange_share)
SELECT $1::uuid, persona, other, wish, sums, prior, gate, "exchangeShare"
FROM jsonb_to_recordset($2::jsonb) AS r (persona persona, other persona, wish persona_wish, sums jsonb, prior jsonb,
  gate float8, "exchangeShare" float8)
ON CONFLICT (event_id, persona, other) DO UPDATE SET wish = excluded.wish, sums = excluded.sums, prior = excluded.prior,
  gate = excluded.gate, exchange_share = excluded.exchange_share;

-- matching.saveWishes (eventId uuid, wishes jsonb) -> ()
UPDATE match_persona_pairs pair SET wish = w.wish
FROM jsonb_to_recordset($1::jsonb) AS w (persona persona, other persona, wish persona_wish)
WHERE pair.event_id = $2::uuid AND pair.persona = w.persona AND pair.other = w.other;

-- matching.scores (viewerIds uuid[], attendeeIds uuid[]) -> (attendeeId uuid, score float8)
  WITH 
viewer AS MATERIALIZED (
  SELECT v.id AS viewer_id, (SELECT reached_groups(v.id, 'see')) AS seen, v.event_id, v.company_id, v.country, coalesce(c.kind::text, v.category::text)::persona AS persona,
    coalesce(x.length, 0) AS length, coalesce(x.sought, 0) AS sought, coalesce(x.exchanges, false) AS exchanges,
    ARRAY(SELECT DISTINCT lower(sector) FROM unnest(c.sectors) AS sector) AS sectors,
    ARRAY(SELECT lower(sector) FROM unnest(c.sectors) AS sector
      UNION SELECT lower(t.label) FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
        WHERE i.attendee_id = v.id) AS labels,
    ARRAY(SELECT id FROM interest_groups WHERE event_id = v.event_id AND kind = 'SEEK') AS seek_groups,
    ARRAY(SELECT id FROM interest_groups WHERE event_id = v.event_id AND kind = 'OFFER') AS offer_groups
  FROM attendees v LEFT JOIN companies c ON c.id = v.company_id LEFT JOIN match_vectors x ON x.attendee_id = v.id
  WHERE v.id = ANY($1::uuid[])
),
mine AS MATERIALIZED (
  SELECT * FROM (
    SELECT v.viewer_id, t.id AS term_id, v.seek_groups, v.offer_groups, lower(t.label) = ANY(v.sectors) AS of_sector,
      CASE WHEN count(i.term_id) > 0 THEN coalesce(w.weight, 0) ELSE 0 END AS weight,
      coalesce(bool_or(i.group_id = ANY(v.seek_groups)), false) AS seeks, coalesce(bool_or(i.group_id = ANY(v.offer_groups)), false) AS offers,
      row_number() OVER (PARTITION BY v.viewer_id ORDER BY lower(t.label) = ANY(v.sectors) DESC, w.weight DESC NULLS LAST, t.id) AS nth
    FROM viewer v JOIN interest_terms t ON t.event_id = v.event_id LEFT JOIN match_weights w ON w.term_id = t.id
    LEFT JOIN attendee_interests i ON i.attendee_id = v.viewer_id AND i.term_id = t.id
    GROUP BY v.viewer_id, t.id, w.weight, v.seek_groups, v.offer_groups, v.sectors
    HAVING count(i.term_id) > 0 AND w.weight IS NOT NULL OR lower(t.label) = ANY(v.sectors)
  ) AS counted
  WHERE nth <= 24
),
shared AS MATERIALIZED (
  SELECT t.attendee_id, sum(m.weight * m.weight) AS common,
    sum(CASE WHEN m.seeks AND t.offers THEN m.weight ELSE 0 END) AS wanted,
    sum(CASE WHEN m.offers AND t.seeks THEN m.weight ELSE 0 END) AS asked,
    count(*) FILTER (WHERE m.of_sector) AS sector_terms
  FROM mine m CROSS JOIN LATERAL (
    SELECT i.attendee_id, bool_or(i.group_id = ANY(m.seek_groups)) AS seeks, bool_or(i.group_id = ANY(m.offer_groups)) AS offers
    FROM attendee_interests i WHERE i.term_id = m.term_id AND i.attendee_id = ANY($2::uuid[])
    GROUP BY i.attendee_id
  ) AS t
  GROUP BY t.attendee_id
),
gate AS MATERIALIZED (
  SELECT v.viewer_id, there.other::text AS persona, there.gate AS gate_there, back.gate AS gate_back,
    there.exchange_share AS share_there, back.exchange_share AS share_back
  FROM viewer v JOIN match_persona_pairs there ON there.event_id = v.event_id AND there.persona = v.persona
  JOIN match_persona_pairs back ON back.event_id = v.event_id AND back.persona = there.other AND back.other = v.persona
),
firm AS MATERIALIZED (
  SELECT c.id, c.kind::text AS persona, cardinality(c.sectors) AS sectors,
    (SELECT count(*) FROM unnest(c.sectors) AS sector WHERE lower(sector) = ANY(v.labels)) AS labelled,
    (SELECT count(*) FROM unnest(c.sectors) AS sector WHERE lower(sector) = ANY(v.sectors)) AS same,
    CASE WHEN c.id = v.company_id THEN 0.2::float8 ELSE 1::float8 END AS relation
  FROM viewer v JOIN companies c ON c.event_id = v.event_id
  WHERE c.id IN (SELECT company_id FROM attendees WHERE id = ANY($2::uuid[]))
),
vector AS MATERIALIZED (
  SELECT attendee_id, length, sought, exchanges FROM match_vectors
  WHERE event_id IN (SELECT event_id FROM viewer) AND attendee_id = ANY($2::uuid[])
),
showing AS MATERIALIZED (
  SELECT attendee_id FROM match_showings WHERE viewer_id IN (SELECT viewer_id FROM viewer)
),
pair AS (
  SELECT v.viewer_id, a.id AS attendee_id, g.gate_there, g.gate_back, g.share_there, g.share_back,
    coalesce(s.wanted, 0) / greatest(v.sought, 1e-9::float8) AS wanted, coalesce(s.asked, 0) / greatest(o.sought, 1e-9::float8) AS asked,
    CASE WHEN s.common > 0 THEN s.common / (v.length * o.length) ELSE 0 END AS cosine, v.exchanges OR coalesce(o.exchanges, false) AS exchanges,
    least(1, (coalesce(f.labelled, 0) + greatest(f.same, s.sector_terms, 0))::float8
      / greatest(cardinality(v.sectors) + coalesce(f.sectors, 0), 1)) AS field,
    CASE WHEN a.country = v.country THEN 0.03::float8 ELSE 0 END AS nearness, coalesce(f.relation, 1) AS relation
  FROM viewer v JOIN attendees a ON a.event_id = v.event_id AND a.id <> v.viewer_id AND (a.status = 'CONFIRMED' AND (a.groups & v.seen) <> 0) AND a.id = ANY($2::uuid[])
  LEFT JOIN firm f ON f.id = a.company_id
  LEFT JOIN gate g ON g.viewer_id = v.viewer_id AND g.persona = coalesce(f.persona, a.category::text)
  LEFT JOIN shared s ON s.attendee_id = a.id
  LEFT JOIN vector o ON o.attendee_id = a.id
  OFFSET 0
),
scored AS (
  SELECT *, score * (1 + 0.1::float8 * greatest(0, 2 - others) / 2) AS rank
  FROM (
    SELECT w.viewer_id, w.attendee_id, coalesce(e.shown, 0) - (n.attendee_id IS NOT NULL)::int AS others, n.attendee_id IS NOT NULL AS showing,
      2 * w.there * w.back / (w.there + w.back)
        / (1 + 0.03::float8 * greatest(0, coalesce(e.shown, 0) - (n.attendee_id IS NOT NULL)::int - 10)) AS score
    FROM (
      SELECT viewer_id, attendee_id, (gate_there + (1 - gate_there) * 0.3 * least(1, 2 * wanted)) * relation * least(1, 0.05 + 0.25 * field + nearness +
      CASE WHEN exchanges THEN (1 - share_there) * cosine + share_there * wanted ELSE cosine END) AS there, (gate_back + (1 - gate_back) * 0.3 * least(1, 2 * asked)) * relation * least(1, 0.05 + 0.25 * field + nearness +
      CASE WHEN exchanges THEN (1 - share_back) * cosine + share_back * asked ELSE cosine END) AS back
      FROM pair WHERE cosine > 0 OR field > 0 OR gate_there >= 0.9
      OFFSET 0
    ) AS w
    LEFT JOIN match_exposures e ON e.attendee_id = w.attendee_id
    LEFT JOIN showing n ON n.attendee_id = w.attendee_id
    OFFSET 0
  ) AS shown
)
  SELECT s.attendee_id AS "attendeeId", score AS "score" FROM scored s
  WHERE NOT EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = s.viewer_id AND other_id = s.attendee_id);

-- matching.sharedTerms (viewerIds uuid[], attendeeIds uuid[]) -> (attendeeId uuid, label text, wanted bool, asked bool, common bool)
SELECT i.attendee_id AS "attendeeId", t.label AS "label", bool_or(mg.kind = 'SEEK' AND g.kind = 'OFFER') AS "wanted", bool_or(mg.kind = 'OFFER' AND g.kind = 'SEEK') AS "asked", bool_or(mg.kind = g.kind) AS "common" FROM attendee_interests m JOIN interest_groups mg ON mg.id = m.group_id
JOIN attendee_interests i ON i.term_id = m.term_id
JOIN interest_groups g ON g.id = i.group_id
JOIN interest_terms t ON t.id = i.term_id
JOIN match_weights w ON w.term_id = t.id
WHERE m.attendee_id = ANY($1::uuid[]) AND i.attendee_id = ANY($2::uuid[])
GROUP BY i.attendee_id, t.label, w.weight
ORDER BY w.weight DESC, t.label;

-- matching.storedPairs (eventId uuid) -> (persona persona, other persona, wish persona_wish?, sums jsonb, prior jsonb?, gate float8, exchangeShare float8)
SELECT r.persona AS "persona", r.other AS "other", r.wish AS "wish", r.sums AS "sums", r.prior AS "prior", r.gate AS "gate", r.exchange_share AS "exchangeShare" FROM match_persona_pairs r WHERE r.event_id = $1::uuid ORDER BY r.persona, r.other;

-- matching.termSums (eventId uuid) -> (persona persona, other persona, pairs int4, withTopic int4, withOffer int4, chanceTopic int4, chanceOffer int4)
WITH 
  act AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY actor_id, kind ORDER BY other_id) AS nth
    FROM (
      SELECT DISTINCT d.actor_id, d.other_id, d.kind, coalesce(mine.kind::text, me.category::text)::persona AS persona, coalesce(theirs.kind::text, them.category::text)::persona AS other
      FROM (
        SELECT b.owner_id AS actor_id, b.attendee_id AS other_id, 'REACHED' AS kind
          FROM attendees own JOIN bookmarks b ON b.owner_id = own.id WHERE own.event_id = $1::uuid
        UNION ALL SELECT own.id, no.to_attendee_id, 'REFUSED'
          FROM attendees own CROSS JOIN LATERAL (SELECT w.to_attendee_id FROM meeting_wishes w WHERE w.from_id = own.id AND w.kind = 'NO' AND w.to_attendee_id IS NOT NULL) AS no WHERE own.event_id = $1::uuid
        UNION ALL SELECT sender_id, receiver_id, 'REACHED' FROM meetings WHERE event_id = $1::uuid
        UNION ALL SELECT receiver_id, sender_id, 'WELCOMED' FROM meetings
          WHERE event_id = $1::uuid AND (status = 'ACTIVE' OR accepted_at IS NOT NULL)
        UNION ALL SELECT receiver_id, sender_id, 'REFUSED' FROM meetings
          WHERE event_id = $1::uuid AND closed_reason = 'DECLINED' AND accepted_at IS NULL
        UNION ALL SELECT m.sender_id, m.recipient_id, 'REACHED'
          FROM conversations v JOIN messages m ON m.conversation_id = v.id AND m.sequence = 1 WHERE v.event_id = $1::uuid
        UNION ALL SELECT m.recipient_id, m.sender_id, 'WELCOMED'
          FROM conversations v JOIN messages m ON m.conversation_id = v.id AND m.sequence = 1
          WHERE v.event_id = $1::uuid AND EXISTS (
            SELECT 1 FROM messages answer WHERE answer.conversation_id = v.id AND answer.sender_id = m.recipient_id)
      ) AS d
      JOIN attendees me ON me.id = d.actor_id AND me.status = 'CONFIRMED' AND NOT EXISTS (SELECT 1 FROM match_objections o WHERE o.attendee_id = me.id) LEFT JOIN companies mine ON mine.id = me.company_id
      JOIN attendees them ON them.id = d.other_id AND them.status = 'CONFIRMED' AND NOT EXISTS (SELECT 1 FROM match_objections o WHERE o.attendee_id = them.id) LEFT JOIN companies theirs ON theirs.id = them.company_id
    ) AS single
  ),
crowd AS MATERIALIZED (
  SELECT coalesce(c.kind::text, a.category::text)::persona AS persona, array_agg(a.id ORDER BY a.id) AS ids
  FROM attendees a LEFT JOIN companies c ON c.id = a.company_id
  WHERE a.event_id = $1::uuid AND a.status = 'CONFIRMED' AND NOT EXISTS (SELECT 1 FROM match_objections o WHERE o.attendee_id = a.id)
  GROUP BY 1
),
compared AS MATERIALIZED (
  SELECT a.actor_id, a.other_id, a.persona, a.other,
    -- Always the same person for the same pair.
    crowd.ids[1 + abs(hashtext(a.actor_id::text || a.other_id::text)::bigint) % cardinality(crowd.ids)] AS chance_id
  FROM (SELECT * FROM act WHERE nth <= 20 AND kind <> 'REFUSED'
    ORDER BY md5(actor_id::text || other_id::text) LIMIT 5000) AS a
  JOIN crowd ON crowd.persona = a.other
)
SELECT c.persona AS "persona", c.other AS "other", count(*)::int AS "pairs", (count(*) FILTER (WHERE real.topic))::int AS "withTopic", (count(*) FILTER (WHERE real.offer))::int AS "withOffer", (count(*) FILTER (WHERE random.topic))::int AS "chanceTopic", (count(*) FILTER (WHERE random.offer))::int AS "chanceOffer" FROM compared c
CROSS JOIN LATERAL (
  SELECT coalesce(bool_or(mine.kind = 'TOPIC' AND theirs.kind = 'TOPIC'), false) AS topic,
    coalesce(bool_or(mine.kind = 'SEEK' AND theirs.kind = 'OFFER'), false) AS offer
  FROM attendee_interests m JOIN interest_groups mine ON mine.id = m.group_id
  JOIN attendee_interests t ON t.term_id = m.term_id AND t.attendee_id = c.other_id
  JOIN interest_groups theirs ON theirs.id = t.group_id
  WHERE m.attendee_id = c.actor_id) AS real
CROSS JOIN LATERAL (
  SELECT coalesce(bool_or(mine.kind = 'TOPIC' AND theirs.kind = 'TOPIC'), false) AS topic,
    coalesce(bool_or(mine.kind = 'SEEK' AND theirs.kind = 'OFFER'), false) AS offer
  FROM attendee_interests m JOIN interest_groups mine ON mine.id = m.group_id
  JOIN attendee_interests t ON t.term_id = m.term_id AND t.attendee_id = c.chance_id
  JOIN interest_groups theirs ON theirs.id = t.group_id
  WHERE m.attendee_id = c.actor_id) AS random
GROUP BY c.persona, c.other;

-- matching.touchModel (eventId uuid) -> (eventId uuid)
UPDATE match_models m SET counted_at = now(), people = (SELECT count(*) FROM attendees a WHERE a.event_id = $1::uuid AND a.status = 'CONFIRMED')
WHERE m.event_id = $1::uuid RETURNING m.event_id AS "eventId";

-- matching.weighTerms (eventId uuid) -> (changed int4)
WITH chosen AS (
  SELECT i.term_id, count(DISTINCT a.id) AS people
  FROM attendees a JOIN attendee_interests i ON i.attendee_id = a.id
  WHERE a.event_id = $1::uuid AND a.status = 'CONFIRMED'
  GROUP BY i.term_id
),
fresh AS MATERIALIZED (
  SELECT chosen.term_id, ln(m.people::float8 / chosen.people) AS weight
  FROM chosen JOIN match_models m ON m.event_id = $1::uuid WHERE chosen.people < m.people
),
gone AS (
  DELETE FROM match_weights w WHERE w.event_id = $1::uuid AND NOT EXISTS (SELECT 1 FROM fresh WHERE fresh.term_id = w.term_id)
  RETURNING w.term_id
),
written AS (
  INSERT INTO match_weights (term_id, event_id, weight) SELECT term_id, $1::uuid, weight FROM fresh
  ON CONFLICT (term_id) DO UPDATE SET weight = excluded.weight
    WHERE abs(match_weights.weight - excluded.weight) > 0.01::float8
  RETURNING term_id
)
SELECT ((SELECT count(*) FROM gone) + (SELECT count(*) FROM written))::int AS "changed";

-- matching.wishedEvent (eventId uuid) -> (title text)
SELECT e.title AS "title" FROM match_models m JOIN events e ON e.id = m.event_id WHERE m.event_id = $1::uuid FOR UPDATE OF m;

-- meetings.accepted (attendeeId uuid) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
SELECT m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt" FROM meetings m WHERE $1::uuid IN (m.sender_id, m.receiver_id) AND m.accepted_at IS NOT NULL
ORDER BY m.starts_at, m.id LIMIT 1000;

-- meetings.activeAtPod (podId uuid) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
SELECT m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt" FROM meetings m WHERE m.pod_id = $1::uuid AND m.status = 'ACTIVE'
ORDER BY m.starts_at, m.id LIMIT 1000;

-- meetings.afterRun (attendeeIds uuid[], runId uuid) -> (id uuid, eventId uuid, status meeting_status, sequence int4, startsAt timestamptz, endsAt timestamptz, attendeeId uuid, firstName text, email citext, otherId uuid, otherName text, eventTitle text, timezone text, venue text?, podName text?, podLocation text?)
SELECT m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.sequence AS "sequence", m.starts_at AS "startsAt", m.ends_at AS "endsAt", me.id AS "attendeeId", me.first_name AS "firstName", u.email AS "email", other.id AS "otherId", rtrim(other.first_name || ' ' || other.last_name) AS "otherName", e.title AS "eventTitle", e.timezone AS "timezone", e.venue AS "venue", p.name AS "podName", p.location AS "podLocation" FROM meetings m
CROSS JOIN LATERAL (VALUES (m.sender_id, m.receiver_id), (m.receiver_id, m.sender_id)) AS side (me, other)
JOIN attendees me ON me.id = side.me AND me.status = 'CONFIRMED'
JOIN users u ON u.id = me.user_id
JOIN attendees other ON other.id = side.other
JOIN events e ON e.id = m.event_id
LEFT JOIN pods p ON p.id = m.pod_id
WHERE me.id = ANY($1::uuid[]) AND (m.sender_id = ANY($1::uuid[]) OR m.receiver_id = ANY($1::uuid[]))
  AND m.ends_at > now() AND (m.status = 'ACTIVE' OR m.status = 'REJECTED' AND m.run_id = $2::uuid)
ORDER BY me.id, m.starts_at, m.id;

-- meetings.between (oneId uuid, otherId uuid) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
SELECT m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt" FROM meetings m
WHERE m.status <> 'REJECTED'
  AND ((m.sender_id = $1::uuid AND m.receiver_id = $2::uuid)
    OR (m.sender_id = $2::uuid AND m.receiver_id = $1::uuid))
ORDER BY m.starts_at, m.id LIMIT 1000;

-- meetings.byIds (ids uuid[]) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
SELECT m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt" FROM meetings m WHERE m.id = ANY($1::uuid[]);

-- meetings.changePlaces (places jsonb) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
UPDATE meetings m SET status = place.status, closed_reason = NULL, starts_at = place."startsAt", ends_at = place."endsAt",
  pod_id = place."podId", run_id = place."runId", responded_at = CASE WHEN place.status = 'ACTIVE' THEN now() END, updated_at = now()
FROM jsonb_to_recordset($1::jsonb) AS place (id uuid, "startsAt" timestamptz, "endsAt" timestamptz, "podId" uuid,
  status meeting_status, "runId" uuid)
WHERE m.id = place.id RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.clearPodPreference (podId uuid) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
UPDATE meetings m SET pod_id = NULL, updated_at = now()
WHERE m.id IN (SELECT id FROM meetings WHERE pod_id = $1::uuid AND status = 'PENDING' FOR UPDATE SKIP LOCKED)
RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.closeExpired () -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
UPDATE meetings m SET status = 'REJECTED', closed_reason = 'EXPIRED', updated_at = now()
WHERE m.id IN (SELECT id FROM meetings WHERE status = 'PENDING' AND expires_at <= now()
               ORDER BY expires_at LIMIT 200 FOR UPDATE SKIP LOCKED)
RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.closeExpiredBetween (senderId uuid, receiverId uuid) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
UPDATE meetings m SET status = 'REJECTED', closed_reason = 'EXPIRED', updated_at = now()
WHERE (m.sender_id, m.receiver_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))
  AND m.status = 'PENDING' AND m.expires_at <= now()
RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.closeRequestsBetween (blockerId uuid, blockedId uuid) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
UPDATE meetings m SET status = 'REJECTED', responded_at = now(), updated_at = now(),
  closed_reason = CASE m.sender_id WHEN $1::uuid THEN 'CANCELLED' ELSE 'DECLINED' END::meeting_closed_reason
WHERE m.status = 'PENDING'
  AND (m.sender_id, m.receiver_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))
RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.commonSlots (eventId uuid, viewerId uuid, attendeeIds uuid[], date date?, shown int4) -> (attendeeId uuid, slots int4, minutes int4, starts timestamptz[])
  WITH grid AS MATERIALIZED (
    SELECT during, minutes FROM (
    SELECT tstzrange(start, start + make_interval(mins => e.slot_minutes)) AS during, e.slot_minutes AS minutes,
      (start AT TIME ZONE e.timezone)::date AS date
    FROM events e
    CROSS JOIN LATERAL (
      SELECT range_agg(tstzrange(open.starts, open.ends)) AS spans
      FROM jsonb_to_recordset(e.meeting_hours) AS day (date date, "from" time, "to" time)
      CROSS JOIN LATERAL (
        SELECT (day.date + day."from") AT TIME ZONE e.timezone AS starts, (day.date + day."to") AT TIME ZONE e.timezone AS ends) AS open
      WHERE open.starts < open.ends) AS hours
    CROSS JOIN unnest(hours.spans) AS span
    CROSS JOIN generate_series(
      lower(span), upper(span) - make_interval(mins => e.slot_minutes),
      make_interval(mins => e.slot_minutes + e.gap_minutes)) AS start
    WHERE e.id = $1::uuid AND start > now()) AS coming WHERE coalesce(date = $2::date, true)
  ), person AS MATERIALIZED (
    SELECT a.id, a.company_id FROM attendees a
    WHERE a.id = ANY($3::uuid[]) AND a.event_id = $1::uuid AND (a.status = 'CONFIRMED' AND (a.groups & (SELECT reached_groups($4::uuid, 'meet'))) <> 0) AND NOT (EXISTS (
  SELECT 1 FROM attendee_groups g WHERE g.event_id = a.event_id AND g.meetings_in_all IS NOT NULL)
AND EXISTS (
SELECT l.reason FROM meeting_limits(a.id, now(), NULL) l WHERE l.used >= l.most AND l.reason = 'MEETINGS_IN_ALL' ORDER BY l.place LIMIT 1)) AND NOT EXISTS (
      SELECT 1 FROM meetings m WHERE m.sender_id = $4::uuid AND m.receiver_id = a.id AND m.closed_reason = 'DECLINED')
  ), viewer AS MATERIALIZED (
    SELECT id, company_id FROM attendees WHERE id = $4::uuid
  ), taken AS MATERIALIZED (
    SELECT attendee_id, during FROM claims WHERE attendee_id = ANY($3::uuid[] || $4::uuid)
    UNION ALL 
    SELECT x.attendee_id, tstzrange(a.starts_at, a.ends_at) AS during
    FROM (SELECT attendee_id, activity_id FROM agenda_entries UNION ALL SELECT attendee_id, activity_id FROM activity_speakers) x
    JOIN activities a ON a.id = x.activity_id
    WHERE x.attendee_id = ANY(($3::uuid[] || $4::uuid))
    UNION ALL
    SELECT attendee_id, tstzrange(starts_at, ends_at) FROM busy_times WHERE attendee_id = ANY(($3::uuid[] || $4::uuid))
    UNION ALL SELECT attendee_id, during FROM full_days(($3::uuid[] || $4::uuid), NULL)
  ), open AS MATERIALIZED (
    SELECT g.during, g.minutes FROM grid g
    WHERE NOT EXISTS (SELECT 1 FROM taken t WHERE t.attendee_id = $4::uuid AND t.during && g.during)
  ), free_pod AS MATERIALIZED (
    SELECT DISTINCT o.during, u.company_id FROM open o
    JOIN pods u ON u.event_id = $1::uuid AND u.bookable AND u.removed_at IS NULL
      AND (u.company_id IS NULL OR u.company_id IN (SELECT company_id FROM person UNION ALL SELECT company_id FROM viewer))
    WHERE NOT EXISTS (SELECT 1 FROM claims c WHERE c.pod_id = u.id AND c.during && o.during)
  )
  SELECT p.id AS "attendeeId", count(*)::int AS slots, min(o.minutes)::int AS minutes,
    (array_agg(lower(o.during) ORDER BY o.during))[1:$5::int4] AS starts
  FROM person p CROSS JOIN viewer v CROSS JOIN open o
  WHERE NOT EXISTS (SELECT 1 FROM taken t WHERE t.attendee_id = p.id AND t.during && o.during)
    AND EXISTS (SELECT 1 FROM free_pod f WHERE f.during = o.during
      AND (f.company_id IS NULL OR f.company_id = p.company_id OR f.company_id = v.company_id))
  GROUP BY p.id;

-- meetings.confirmAsReceiver (id uuid, tookPlace bool) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
UPDATE meetings m SET receiver_says_held = $1::bool, updated_at = now()
WHERE m.id = $2::uuid AND m.status = 'ACTIVE' AND m.ends_at <= now() RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.confirmAsSender (id uuid, tookPlace bool) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
UPDATE meetings m SET sender_says_held = $1::bool, updated_at = now()
WHERE m.id = $2::uuid AND m.status = 'ACTIVE' AND m.ends_at <= now() RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.countAtPod (podId uuid) -> (count int4)
SELECT count(*)::int AS "count" FROM meetings WHERE pod_id = $1::uuid AND status = 'ACTIVE' AND ends_at > now();

-- meetings.dropPlaces (ids uuid[], runId uuid) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
UPDATE meetings m SET status = 'REJECTED', closed_reason = 'REMOVED', run_id = $1::uuid, responded_at = now(), updated_at = now()
WHERE m.id = ANY($2::uuid[]) AND m.status = 'ACTIVE' RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.eraseWords (attendeeIds uuid[], userId uuid?) -> ()
UPDATE meetings SET note = NULL, reason = NULL, client_id = NULL
WHERE $1::uuid IS NOT NULL AND (sender_id = ANY($2::uuid[]) OR receiver_id = ANY($2::uuid[]))
  AND (note IS NOT NULL OR reason IS NOT NULL OR client_id IS NOT NULL);

-- meetings.extendRequest (meetingId uuid, proposedStart timestamptz) -> ()
UPDATE meetings SET expires_at = least(now() + interval '24 hours', greatest(starts_at, $1::timestamptz)), updated_at = now()
WHERE id = $2::uuid AND status = 'PENDING';

-- meetings.findProposal (meetingId uuid) -> (id uuid, meetingId uuid, proposerId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, createdAt timestamptz)
SELECT o.id AS "id", o.meeting_id AS "meetingId", o.proposer_id AS "proposerId", o.pod_id AS "podId", o.starts_at AS "startsAt", o.ends_at AS "endsAt", o.created_at AS "createdAt" FROM meeting_proposals o WHERE o.meeting_id = $1::uuid;

-- meetings.freePods (meetingId uuid, eventId uuid, senderId uuid, receiverId uuid, startsAt timestamptz, endsAt timestamptz, preferredId uuid?, onlyId uuid?) -> (id uuid)
SELECT p.id AS "id" FROM pods p
LEFT JOIN attendees r ON r.id = $1::uuid AND r.company_id = p.company_id
LEFT JOIN attendees s ON s.id = $2::uuid AND s.company_id = p.company_id
WHERE p.event_id = $3::uuid AND p.bookable AND p.removed_at IS NULL
  AND (p.company_id IS NULL OR r.id IS NOT NULL OR s.id IS NOT NULL)
  AND ($4::uuid IS NULL OR p.id = $4::uuid)
  AND NOT EXISTS (
    SELECT 1 FROM claims c WHERE c.pod_id = p.id AND c.during && tstzrange($5::timestamptz, $6::timestamptz)
      AND c.meeting_id IS DISTINCT FROM $7::uuid)
ORDER BY p.id = $8::uuid DESC NULLS LAST, r.id IS NULL, s.id IS NULL, p.position, p.id;

-- meetings.insertAgreed (id uuid, eventId uuid, senderId uuid, receiverId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
INSERT INTO meetings AS m (id, event_id, sender_id, receiver_id, pod_id, starts_at, ends_at, note, client_id, status, expires_at, responded_at)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, $6::timestamptz, $7::timestamptz, $8::text,
  $9::text, 'ACTIVE', $6::timestamptz, now()) RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.insertPlaces (eventId uuid, runId uuid, places jsonb) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
INSERT INTO meetings AS m (id, event_id, sender_id, receiver_id, pod_id, starts_at, ends_at, status, expires_at, responded_at, run_id)
SELECT place.id, $1::uuid, place."senderId", place."receiverId", place."podId", place."startsAt", place."endsAt", 'ACTIVE',
  place."startsAt", now(), $2::uuid
FROM jsonb_to_recordset($3::jsonb) AS place (id uuid, "senderId" uuid, "receiverId" uuid, "podId" uuid, "startsAt" timestamptz,
  "endsAt" timestamptz) RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.insertRequest (id uuid, eventId uuid, senderId uuid, receiverId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, note text?, clientId text?) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
INSERT INTO meetings AS m (id, event_id, sender_id, receiver_id, pod_id, starts_at, ends_at, note, client_id, expires_at)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, $6::timestamptz, $7::timestamptz, $8::text,
  $9::text, least(now() + interval '24 hours', $6::timestamptz)) RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.limits (attendeeIds uuid[], at timestamptz, movingId uuid?) -> (attendeeId uuid, reason text, used int4, most int4?)
SELECT asked.id AS "attendeeId", l.reason AS "reason", l.used AS "used", l.most AS "most" FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (id, position)
CROSS JOIN LATERAL meeting_limits(asked.id, $2::timestamptz, $3::uuid) l ORDER BY asked.position, l.place;

-- meetings.lock (id uuid) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
SELECT m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt" FROM meetings m WHERE m.id = $1::uuid FOR UPDATE;

-- meetings.lockKey (key text) -> (locked void)
SELECT pg_advisory_xact_lock(hashtextextended($1::text, 0)) AS locked;

-- meetings.lockPlaced (eventId uuid, isLocked bool, meetingIds uuid[]?, attendeeId uuid?, podId uuid?, hourFrom timestamptz?) -> (id uuid)
UPDATE meetings m SET locked_at = CASE WHEN $1::bool THEN now() END
WHERE m.event_id = $2::uuid AND m.status = 'ACTIVE' AND m.run_id IS NOT NULL AND m.starts_at > now()
  AND (m.locked_at IS NULL) = $1::bool
  AND ($3::uuid[] IS NULL OR m.id = ANY($3::uuid[]))
  AND ($4::uuid IS NULL OR $4::uuid IN (m.sender_id, m.receiver_id))
  AND ($5::uuid IS NULL OR m.pod_id = $5::uuid)
  AND ($6::timestamptz IS NULL OR m.starts_at >= $6::timestamptz AND m.starts_at < $6::timestamptz + interval '1 hour')
RETURNING m.id AS "id";

-- meetings.lockPlaces (ids uuid[]) -> (id uuid, status meeting_status, closedReason meeting_closed_reason?, startsAt timestamptz, endsAt timestamptz, podId uuid?, runId uuid?, lockedAt timestamptz?)
SELECT m.id AS "id", m.status AS "status", m.closed_reason AS "closedReason", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.pod_id AS "podId", m.run_id AS "runId", m.locked_at AS "lockedAt" FROM meetings m WHERE m.id = ANY($1::uuid[]) ORDER BY m.id FOR NO KEY UPDATE;

-- meetings.markReminded (meetingId uuid, startsAt timestamptz) -> (id uuid, senderId uuid, receiverId uuid)
UPDATE meetings SET reminded_for = starts_at
WHERE id = $1::uuid AND status = 'ACTIVE' AND starts_at = $2::timestamptz AND starts_at > now()
  AND reminded_for IS DISTINCT FROM starts_at
RETURNING meetings.id AS "id", meetings.sender_id AS "senderId", meetings.receiver_id AS "receiverId";

-- meetings.open (attendeeId uuid) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
SELECT m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt" FROM meetings m WHERE $1::uuid IN (m.sender_id, m.receiver_id) AND m.status <> 'REJECTED'
ORDER BY m.starts_at, m.id LIMIT 1000;

-- meetings.openBetweenPairs (oneIds uuid[], otherIds uuid[]) -> (position int4, id uuid, status meeting_status)
SELECT pair.position::int AS "position", held.id AS "id", held.status AS "status"
FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS pair (one, other, position)
CROSS JOIN LATERAL (
  SELECT m.id, m.status FROM meetings m
  WHERE ((m.sender_id = pair.one AND m.receiver_id = pair.other) OR (m.sender_id = pair.other AND m.receiver_id = pair.one))
    AND (m.status = 'ACTIVE' AND m.ends_at > now() OR m.status = 'PENDING' AND m.expires_at > now())
  ORDER BY m.status = 'PENDING', m.starts_at, m.id LIMIT 1) held;

-- meetings.overlappingClaims (attendeeIds uuid[], startsAt timestamptz, endsAt timestamptz, meetingId uuid) -> (isBusy bool)
SELECT true AS "isBusy" FROM claims
WHERE attendee_id = ANY($1::uuid[]) AND during && tstzrange($2::timestamptz, $3::timestamptz)
  AND meeting_id IS DISTINCT FROM $4::uuid LIMIT 1;

-- meetings.pendingRequest (senderId uuid, receiverId uuid, startsAt timestamptz) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
SELECT m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt" FROM meetings m
WHERE m.sender_id = $1::uuid AND m.receiver_id = $2::uuid AND m.starts_at = $3::timestamptz
  AND m.status = 'PENDING' AND m.expires_at > now();

-- meetings.proposalsOfMeetings (meetingIds uuid[]) -> (id uuid, meetingId uuid, proposerId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, createdAt timestamptz)
SELECT o.id AS "id", o.meeting_id AS "meetingId", o.proposer_id AS "proposerId", o.pod_id AS "podId", o.starts_at AS "startsAt", o.ends_at AS "endsAt", o.created_at AS "createdAt" FROM meeting_proposals o WHERE o.meeting_id = ANY($1::uuid[]);

-- meetings.recipients (meetingIds uuid[]) -> (id uuid, eventId uuid, status meeting_status, sequence int4, startsAt timestamptz, endsAt timestamptz, attendeeId uuid, firstName text, email citext, otherId uuid, otherName text, eventTitle text, timezone text, venue text?, podName text?, podLocation text?)
SELECT m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.sequence AS "sequence", m.starts_at AS "startsAt", m.ends_at AS "endsAt", me.id AS "attendeeId", me.first_name AS "firstName", u.email AS "email", other.id AS "otherId", rtrim(other.first_name || ' ' || other.last_name) AS "otherName", e.title AS "eventTitle", e.timezone AS "timezone", e.venue AS "venue", p.name AS "podName", p.location AS "podLocation" FROM meetings m
CROSS JOIN LATERAL (VALUES (m.sender_id, m.receiver_id), (m.receiver_id, m.sender_id)) AS side (me, other)
JOIN attendees me ON me.id = side.me AND me.status = 'CONFIRMED'
JOIN users u ON u.id = me.user_id
JOIN attendees other ON other.id = side.other
JOIN events e ON e.id = m.event_id
LEFT JOIN pods p ON p.id = m.pod_id
WHERE m.id = ANY($1::uuid[]) ORDER BY m.id, me.id;

-- meetings.refusals (userId uuid, attendeeIds uuid[]) -> (id uuid, meetingRefusal text?)
  WITH me AS MATERIALIZED (
    SELECT own.id, own.event_id, reached_groups(own.id, 'meet') AS met, (
SELECT l.reason FROM meeting_limits(own.id, now(), NULL) l WHERE l.used >= l.most AND l.reason <> 'MEETINGS_PER_DAY' ORDER BY l.place LIMIT 1) AS reached FROM attendees own
    WHERE own.user_id = $1::uuid AND own.event_id IN (SELECT event_id FROM attendees WHERE id = ANY($2::uuid[])))
  SELECT a.id AS "id", CASE WHEN EXISTS (SELECT 1 FROM events e WHERE e.id = a.event_id AND e.ends_at <= now()) THEN 'EVENT_OVER'
    WHEN NOT (a.status = 'CONFIRMED' AND (a.groups & (SELECT me.met)) <> 0) THEN 'GROUP_RULES'
    WHEN EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = me.id AND other_id = a.id) OR (EXISTS (
  SELECT 1 FROM attendee_groups g WHERE g.event_id = a.event_id AND g.meetings_in_all IS NOT NULL)
AND EXISTS (
SELECT l.reason FROM meeting_limits(a.id, now(), NULL) l WHERE l.used >= l.most AND l.reason = 'MEETINGS_IN_ALL' ORDER BY l.place LIMIT 1)) THEN 'NOT_REACHABLE'
    ELSE me.reached END AS "meetingRefusal" FROM me JOIN attendees a ON a.event_id = me.event_id WHERE a.id = ANY($2::uuid[]);

-- meetings.releasePlaces (ids uuid[]) -> ()
DELETE FROM claims WHERE meeting_id = ANY($1::uuid[]);

-- meetings.removeAtPod (podId uuid) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
UPDATE meetings m SET status = 'REJECTED', closed_reason = 'REMOVED', responded_at = now(), updated_at = now()
WHERE m.pod_id = $1::uuid AND m.status = 'ACTIVE' AND m.ends_at > now() RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.removeOfAttendees (attendeeIds uuid[]) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
UPDATE meetings m SET status = 'REJECTED', closed_reason = 'REMOVED', responded_at = now(), updated_at = now()
WHERE (m.sender_id = ANY($1::uuid[]) OR m.receiver_id = ANY($1::uuid[]))
  AND m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now() RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.requestByClientId (senderId uuid, clientId text) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
SELECT m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt" FROM meetings m WHERE m.sender_id = $1::uuid AND m.client_id = $2::text;

-- meetings.rules (fromId uuid, toId uuid) -> (refusal text?, maySee bool, mayMeet bool, mayWrite bool)
  SELECT CASE WHEN EXISTS (SELECT 1 FROM events e WHERE e.id = a.event_id AND e.ends_at <= now()) THEN 'EVENT_OVER'
    WHEN NOT (a.status = 'CONFIRMED' AND (a.groups & (SELECT reached_groups(me.id, 'meet'))) <> 0) THEN 'GROUP_RULES'
    WHEN EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = me.id AND other_id = a.id) OR (EXISTS (
  SELECT 1 FROM attendee_groups g WHERE g.event_id = a.event_id AND g.meetings_in_all IS NOT NULL)
AND EXISTS (
SELECT l.reason FROM meeting_limits(a.id, now(), NULL) l WHERE l.used >= l.most AND l.reason = 'MEETINGS_IN_ALL' ORDER BY l.place LIMIT 1)) THEN 'NOT_REACHABLE'
    ELSE (
SELECT l.reason FROM meeting_limits(me.id, now(), NULL) l WHERE l.used >= l.most AND l.reason <> 'MEETINGS_PER_DAY' ORDER BY l.place LIMIT 1) END AS "refusal", (a.status = 'CONFIRMED' AND NOT (NOT ((a.groups & (SELECT reached_groups(me.id, 'see'))) <> 0)
AND NOT EXISTS (SELECT 1 FROM attendee_ties t WHERE t.attendee_id = me.id AND t.other_id = a.id)
AND NOT EXISTS (SELECT 1 FROM activity_speakers s WHERE s.attendee_id = a.id))) AS "maySee", (a.status = 'CONFIRMED' AND (a.groups & (SELECT reached_groups(me.id, 'meet'))) <> 0) AS "mayMeet", (a.status = 'CONFIRMED' AND (a.groups & (SELECT reached_groups(me.id, 'write'))) <> 0) AS "mayWrite" FROM attendees me JOIN attendees a ON a.event_id = me.event_id AND a.id <> me.id
  WHERE me.id = $1::uuid AND a.id = $2::uuid AND me.status = 'CONFIRMED' AND a.status = 'CONFIRMED';

-- meetings.saveProposal (id uuid, meetingId uuid, proposerId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz) -> ()
INSERT INTO meeting_proposals (id, meeting_id, proposer_id, pod_id, starts_at, ends_at)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::timestamptz, $6::timestamptz)
ON CONFLICT ON CONSTRAINT meeting_proposals_meeting_key DO UPDATE SET id = excluded.id, proposer_id = excluded.proposer_id,
  pod_id = excluded.pod_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, created_at = now(), updated_at = now();

-- meetings.sharePod (podId uuid) -> (id uuid)
SELECT p.id AS "id" FROM pods p WHERE p.id = $1::uuid AND p.removed_at IS NULL FOR SHARE;

-- meetings.shortenRequest (meetingId uuid) -> ()
UPDATE meetings SET expires_at = least(expires_at, starts_at), updated_at = now()
WHERE id = $1::uuid AND status = 'PENDING';

-- meetings.slotGrid (eventId uuid, viewerId uuid, otherIds uuid[], movingId uuid?) -> (startsAt timestamptz, endsAt timestamptz, viewerBusy bool, otherBusy bool, podIds uuid[])
WITH grid AS (
  SELECT tstzrange(start, start + make_interval(mins => e.slot_minutes)) AS during, e.slot_minutes AS minutes,
    (start AT TIME ZONE e.timezone)::date AS date
  FROM events e
  CROSS JOIN LATERAL (
    SELECT range_agg(tstzrange(open.starts, open.ends)) AS spans
    FROM jsonb_to_recordset(e.meeting_hours) AS day (date date, "from" time, "to" time)
    CROSS JOIN LATERAL (
      SELECT (day.date + day."from") AT TIME ZONE e.timezone AS starts, (day.date + day."to") AT TIME ZONE e.timezone AS ends) AS open
    WHERE open.starts < open.ends) AS hours
  CROSS JOIN unnest(hours.spans) AS span
  CROSS JOIN generate_series(
    lower(span), upper(span) - make_interval(mins => e.slot_minutes),
    make_interval(mins => e.slot_minutes + e.gap_minutes)) AS start
  WHERE e.id = $1::uuid AND start > now()
), taken AS MATERIALIZED (
  SELECT attendee_id, during FROM claims
  WHERE attendee_id = ANY($2::uuid[] || $3::uuid) AND coalesce(meeting_id <> $4::uuid, true)
  UNION ALL 
  SELECT x.attendee_id, tstzrange(a.starts_at, a.ends_at) AS during
  FROM (SELECT attendee_id, activity_id FROM agenda_entries UNION ALL SELECT attendee_id, activity_id FROM activity_speakers) x
  JOIN activities a ON a.id = x.activity_id
  WHERE x.attendee_id = ANY(($2::uuid[] || $3::uuid))
  UNION ALL
  SELECT attendee_id, tstzrange(starts_at, ends_at) FROM busy_times WHERE attendee_id = ANY(($2::uuid[] || $3::uuid))
  UNION ALL SELECT attendee_id, during FROM full_days(($2::uuid[] || $3::uuid), $4::uuid)
), usable AS MATERIALIZED (
  SELECT p.id, p.position FROM pods p
  WHERE p.event_id = $1::uuid AND p.bookable AND p.removed_at IS NULL
    AND (p.company_id IS NULL OR p.company_id IN (SELECT company_id FROM attendees WHERE id = ANY($2::uuid[] || $3::uuid)))
), claimed AS MATERIALIZED (
  SELECT c.pod_id, c.during FROM usable u JOIN claims c ON c.pod_id = u.id AND c.during && tstzrange(now(), NULL)
  WHERE coalesce(c.meeting_id <> $4::uuid, true)
)
SELECT lower(g.during) AS "startsAt", upper(g.during) AS "endsAt", people.viewer_busy AS "viewerBusy", people.other_busy AS "otherBusy", coalesce(free.pod_ids, '{}') AS "podIds" FROM grid g
CROSS JOIN LATERAL (
  SELECT coalesce(bool_or(t.attendee_id = $3::uuid), false) AS viewer_busy,
         count(DISTINCT t.attendee_id) FILTER (WHERE t.attendee_id = ANY($2::uuid[])) = cardinality($2::uuid[]) AS other_busy
  FROM taken t WHERE t.during && g.during) people
LEFT JOIN LATERAL (
  SELECT array_agg(u.id ORDER BY u.position, u.id) AS pod_ids FROM usable u
  WHERE NOT EXISTS (SELECT 1 FROM claimed c WHERE c.pod_id = u.id AND c.during && g.during)
) free ON NOT people.viewer_busy AND NOT people.other_busy
ORDER BY g.during;

-- meetings.standing (userId uuid, attendeeIds uuid[]) -> (otherId uuid, viewerId uuid, id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
SELECT standing.* FROM unnest($1::uuid[]) AS asked (id)
JOIN attendees a ON a.id = asked.id
JOIN attendees me ON me.event_id = a.event_id AND me.user_id = $2::uuid
LEFT JOIN LATERAL (
 SELECT DISTINCT ON (1) CASE m.sender_id WHEN viewer.id THEN m.receiver_id ELSE m.sender_id END AS "otherId", viewer.id AS "viewerId", m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt"
 FROM (SELECT me.id AS id) viewer JOIN meetings m ON m.sender_id = viewer.id OR m.receiver_id = viewer.id
 WHERE m.ends_at > now() AND (m.status = 'ACTIVE' OR (m.status = 'PENDING' AND m.expires_at > now()))
 ORDER BY 1, m.status <> 'ACTIVE', m.starts_at, m.id) standing ON standing."otherId" = a.id WHERE standing.id IS NOT NULL;

-- meetings.takenTimes (eventId uuid, attendeeIds uuid[], podIds uuid[]) -> (of uuid, meetingId uuid?, startsAt timestamptz, endsAt timestamptz, date text)
SELECT coalesce(c.attendee_id, c.pod_id) AS "of", c.meeting_id AS "meetingId", lower(c.during) AS "startsAt", upper(c.during) AS "endsAt", (lower(c.during) AT TIME ZONE e.timezone)::date::text AS "date" FROM claims c JOIN events e ON e.id = $1::uuid
WHERE c.attendee_id = ANY($2::uuid[]) OR (c.pod_id = ANY($3::uuid[]) AND c.during && tstzrange(now(), NULL));

-- meetings.tryLockKey (key text) -> (locked bool)
SELECT pg_try_advisory_xact_lock(hashtextextended($1::text, 0)) AS locked;

-- meetings.update (id uuid, status meeting_status, closedReason meeting_closed_reason?, podId uuid?, startsAt timestamptz, endsAt timestamptz, reason text?, expectedStatus meeting_status) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?)
UPDATE meetings m SET status = $1::meeting_status, closed_reason = $2::meeting_closed_reason, pod_id = $3::uuid,
  starts_at = $4::timestamptz, ends_at = $5::timestamptz, reason = $6::text,
  responded_at = CASE WHEN m.status = $1::meeting_status THEN m.responded_at ELSE now() END, updated_at = now()
WHERE m.id = $7::uuid AND m.status = $8::meeting_status RETURNING m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt";

-- meetings.waitingCounts (userId uuid, eventIds uuid[]) -> (eventId uuid, count int4)
SELECT m.event_id AS "eventId", count(*)::int AS "count"
FROM attendees me JOIN meetings m ON m.receiver_id = me.id AND m.status = 'PENDING' AND m.expires_at > now()
WHERE me.user_id = $1::uuid AND me.event_id = ANY($2::uuid[]) GROUP BY m.event_id;

-- meetings.withAttendees (userId uuid, attendeeIds uuid[]) -> (id uuid, eventId uuid, status meeting_status, startsAt timestamptz, endsAt timestamptz, note text?, closedReason meeting_closed_reason?, createdAt timestamptz, senderId uuid, receiverId uuid, podId uuid?, reason text?, sequence int4, acceptedAt timestamptz?, senderSaysHeld bool?, receiverSaysHeld bool?, expiresAt timestamptz?, otherId uuid)
SELECT held.*
FROM unnest($1::uuid[]) AS asked (id)
JOIN attendees a ON a.id = asked.id
JOIN attendees me ON me.event_id = a.event_id AND me.user_id = $2::uuid
CROSS JOIN LATERAL (
  SELECT m.id AS "id", m.event_id AS "eventId", m.status AS "status", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.note AS "note", m.closed_reason AS "closedReason", m.created_at AS "createdAt", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.reason AS "reason", m.sequence AS "sequence", m.accepted_at AS "acceptedAt", m.sender_says_held AS "senderSaysHeld", m.receiver_says_held AS "receiverSaysHeld", CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END AS "expiresAt", asked.id AS "otherId" FROM meetings m
  WHERE (m.sender_id = me.id AND m.receiver_id = a.id) OR (m.sender_id = a.id AND m.receiver_id = me.id)
  ORDER BY m.starts_at, m.id LIMIT 1000) held;

-- meetingWishes.capacity (eventId uuid) -> (pods int4, times int4, places int4, promised int4)
WITH grid AS MATERIALIZED (
  SELECT tstzrange(start, start + make_interval(mins => e.slot_minutes)) AS during, e.slot_minutes AS minutes,
    (start AT TIME ZONE e.timezone)::date AS date
  FROM events e
  CROSS JOIN LATERAL (
    SELECT range_agg(tstzrange(open.starts, open.ends)) AS spans
    FROM jsonb_to_recordset(e.meeting_hours) AS day (date date, "from" time, "to" time)
    CROSS JOIN LATERAL (
      SELECT (day.date + day."from") AT TIME ZONE e.timezone AS starts, (day.date + day."to") AT TIME ZONE e.timezone AS ends) AS open
    WHERE open.starts < open.ends) AS hours
  CROSS JOIN unnest(hours.spans) AS span
  CROSS JOIN generate_series(
    lower(span), upper(span) - make_interval(mins => e.slot_minutes),
    make_interval(mins => e.slot_minutes + e.gap_minutes)) AS start
  WHERE e.id = $1::uuid AND start > now()),
pod AS MATERIALIZED (SELECT id FROM pods WHERE event_id = $1::uuid AND bookable AND removed_at IS NULL),
promise AS MATERIALIZED (
  SELECT a.id, a.sort_name, coalesce(t.minimum, 0) AS minimum FROM attendees a CROSS JOIN LATERAL (
SELECT t.* FROM meeting_targets t WHERE t.event_id = a.event_id AND (t.attendee_id = a.id OR t.company_id = a.company_id
  OR t.group_id IN (SELECT g.id FROM attendee_groups g WHERE g.event_id = a.event_id AND (a.groups >> g.bit & 1 = 1)))
ORDER BY t.attendee_id IS NULL, t.company_id IS NULL, t.priority DESC, t.minimum DESC NULLS LAST, t.id LIMIT 1) t
  WHERE a.event_id = $1::uuid AND t.minimum IS NOT NULL AND (a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1))))))
SELECT (SELECT count(*)::int FROM pod) AS "pods", (SELECT count(*)::int FROM grid) AS "times", (
  SELECT count(*)::int FROM pod CROSS JOIN grid WHERE NOT EXISTS (
    SELECT 1 FROM claims c WHERE c.pod_id = pod.id AND c.activity_id IS NOT NULL AND c.during && grid.during)) AS "places", (SELECT coalesce(sum(minimum), 0)::int FROM promise) AS "promised";

-- meetingWishes.change (id uuid, kind meeting_wish_kind) -> ()
UPDATE meeting_wishes SET kind = $1::meeting_wish_kind, position = 0, updated_at = now() WHERE id = $2::uuid;

-- meetingWishes.copyProgram (id uuid, eventId uuid, copyId uuid) -> ()
INSERT INTO meeting_programs (id, event_id, goal_order, most_in_row, fills_by_matches, group_ids)
SELECT $1::uuid, $2::uuid, o.goal_order, o.most_in_row, o.fills_by_matches,
  CASE WHEN o.group_ids IS NOT NULL THEN ARRAY(
    SELECT c.id FROM attendee_groups g JOIN attendee_groups c ON c.event_id = $2::uuid AND c.bit = g.bit WHERE g.id = ANY(o.group_ids)) END
FROM meeting_programs o WHERE o.event_id = $3::uuid;

-- meetingWishes.copyTargets (copyId uuid, ids uuid[], originalIds uuid[]) -> ()
INSERT INTO meeting_targets (id, event_id, group_id, minimum, maximum, per_day, priority)
SELECT copy.id, $1::uuid, c.id, t.minimum, t.maximum, t.per_day, t.priority
FROM unnest($2::uuid[], $3::uuid[]) AS copy (id, original) JOIN meeting_targets t ON t.id = copy.original
JOIN attendee_groups g ON g.id = t.group_id JOIN attendee_groups c ON c.event_id = $1::uuid AND c.bit = g.bit;

-- meetingWishes.count (eventId uuid) -> (people int4, peopleWithoutWishes int4, musts int4, likes int4, refusals int4?, blocks int4?)
WITH asked AS (SELECT $1::uuid AS id),
person AS MATERIALIZED (SELECT a.id FROM attendees a JOIN asked ON a.event_id = asked.id WHERE (a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1))))))
SELECT (SELECT count(*)::int FROM person) AS "people", (SELECT count(*)::int FROM person a WHERE NOT EXISTS (SELECT 1 FROM meeting_wishes w WHERE w.from_id = a.id AND w.kind <> 'NO')) AS "peopleWithoutWishes", (SELECT count(*)::int FROM person a JOIN meeting_wishes w ON w.from_id = a.id WHERE w.kind = 'MUST') AS "musts", (SELECT count(*)::int FROM person a JOIN meeting_wishes w ON w.from_id = a.id WHERE w.kind = 'LIKE') AS "likes", (SELECT nullif(greatest(count(*), 2), 2)::int FROM attendees a JOIN meeting_wishes w ON w.from_id = a.id WHERE a.event_id = asked.id AND w.kind = 'NO') AS "refusals", (SELECT nullif(greatest(count(*), 2), 2)::int FROM attendees a JOIN unreachable u ON u.attendee_id = a.id WHERE a.event_id = asked.id AND u.by_attendee) AS "blocks" FROM asked;

-- meetingWishes.delete (id uuid) -> ()
DELETE FROM meeting_wishes WHERE id = $1::uuid;

-- meetingWishes.deleteOf (attendeeIds uuid[]) -> ()
DELETE FROM meeting_wishes WHERE from_id = ANY($1::uuid[]) OR to_attendee_id = ANY($1::uuid[]);

-- meetingWishes.deleteTargets (ids uuid[]) -> ()
DELETE FROM meeting_targets WHERE id = ANY($1::uuid[]);

-- meetingWishes.deleteTargetsOf (attendeeIds uuid[]) -> ()
DELETE FROM meeting_targets WHERE attendee_id = ANY($1::uuid[]);

-- meetingWishes.forgetUnseen (fromId uuid) -> ()
  DELETE FROM meeting_wishes w USING attendees a
  WHERE w.from_id = $1::uuid AND w.kind <> 'NO' AND a.id = w.to_attendee_id AND NOT (a.status = 'CONFIRMED' AND NOT (NOT ((a.groups & (SELECT reached_groups($1::uuid, 'see'))) <> 0)
AND NOT EXISTS (SELECT 1 FROM attendee_ties t WHERE t.attendee_id = $1::uuid AND t.other_id = a.id)
AND NOT EXISTS (SELECT 1 FROM activity_speakers s WHERE s.attendee_id = a.id)));

-- meetingWishes.groupsAmong (eventId uuid, ids uuid[]) -> (id uuid)
SELECT g.id AS "id" FROM attendee_groups g WHERE g.event_id = $1::uuid AND g.id = ANY($2::uuid[]);

-- meetingWishes.idsInOrder (fromId uuid, kind meeting_wish_kind) -> (id uuid)
SELECT w.id AS "id" FROM meeting_wishes w WHERE w.from_id = $1::uuid AND w.kind = $2::meeting_wish_kind ORDER BY w.position, w.id;

-- meetingWishes.insert (id uuid, fromId uuid, toAttendeeId uuid?, toCompanyId uuid?, kind meeting_wish_kind) -> ()
INSERT INTO meeting_wishes (id, from_id, to_attendee_id, to_company_id, kind)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::meeting_wish_kind);

-- meetingWishes.insertProgram (id uuid, eventId uuid) -> ()
INSERT INTO meeting_programs (id, event_id) VALUES ($1::uuid, $2::uuid)
ON CONFLICT ON CONSTRAINT meeting_programs_event_id_key DO NOTHING;

-- meetingWishes.membershipsIn (userId uuid, eventIds uuid[]) -> (eventId uuid, takesPart bool)
SELECT a.event_id AS "eventId", (a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1))))) AS "takesPart"
FROM event_members m JOIN attendees a ON a.id = m.attendee_id
WHERE m.user_id = $1::uuid AND m.event_id = ANY($2::uuid[]);

-- meetingWishes.minimumsAboveTimes (eventId uuid, limit int4) -> (attendeeId uuid, minimum int4, openTimes int4)
WITH grid AS MATERIALIZED (
  SELECT tstzrange(start, start + make_interval(mins => e.slot_minutes)) AS during, e.slot_minutes AS minutes,
    (start AT TIME ZONE e.timezone)::date AS date
  FROM events e
  CROSS JOIN LATERAL (
    SELECT range_agg(tstzrange(open.starts, open.ends)) AS spans
    FROM jsonb_to_recordset(e.meeting_hours) AS day (date date, "from" time, "to" time)
    CROSS JOIN LATERAL (
      SELECT (day.date + day."from") AT TIME ZONE e.timezone AS starts, (day.date + day."to") AT TIME ZONE e.timezone AS ends) AS open
    WHERE open.starts < open.ends) AS hours
  CROSS JOIN unnest(hours.spans) AS span
  CROSS JOIN generate_series(
    lower(span), upper(span) - make_interval(mins => e.slot_minutes),
    make_interval(mins => e.slot_minutes + e.gap_minutes)) AS start
  WHERE e.id = $1::uuid AND start > now()),
promise AS MATERIALIZED (
  SELECT a.id, a.sort_name, coalesce(t.minimum, 0) AS minimum FROM attendees a CROSS JOIN LATERAL (
SELECT t.* FROM meeting_targets t WHERE t.event_id = a.event_id AND (t.attendee_id = a.id OR t.company_id = a.company_id
  OR t.group_id IN (SELECT g.id FROM attendee_groups g WHERE g.event_id = a.event_id AND (a.groups >> g.bit & 1 = 1)))
ORDER BY t.attendee_id IS NULL, t.company_id IS NULL, t.priority DESC, t.minimum DESC NULLS LAST, t.id LIMIT 1) t
  WHERE a.event_id = $1::uuid AND t.minimum IS NOT NULL AND (a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1)))))),
taken AS MATERIALIZED (
  SELECT x.attendee_id, tstzrange(a.starts_at, a.ends_at) AS during
  FROM (SELECT attendee_id, activity_id FROM agenda_entries UNION ALL SELECT attendee_id, activity_id FROM activity_speakers) x
  JOIN activities a ON a.id = x.activity_id
  WHERE x.attendee_id = ANY(ARRAY(SELECT id FROM promise))
  UNION ALL
  SELECT attendee_id, tstzrange(starts_at, ends_at) FROM busy_times WHERE attendee_id = ANY(ARRAY(SELECT id FROM promise))
  UNION ALL SELECT attendee_id, during FROM full_days(ARRAY(SELECT id FROM promise), NULL))
SELECT p.id AS "attendeeId", p.minimum AS "minimum", open.times AS "openTimes" FROM promise p CROSS JOIN LATERAL (
  SELECT count(*)::int AS times FROM grid g
  WHERE NOT EXISTS (SELECT 1 FROM taken t WHERE t.attendee_id = p.id AND t.during && g.during)) AS open
WHERE open.times < p.minimum ORDER BY p.sort_name, p.id LIMIT $2::int4;

-- meetingWishes.noteImportedTargets (importId uuid) -> ()
UPDATE meeting_programs SET targets_changed_at = greatest(now(), targets_changed_at + interval '1 millisecond')
WHERE event_id = (SELECT event_id FROM imports WHERE id = $1::uuid);

-- meetingWishes.noteTargets (eventId uuid) -> ()
UPDATE meeting_programs SET targets_changed_at = greatest(now(), targets_changed_at + interval '1 millisecond')
WHERE event_id = $1::uuid;

-- meetingWishes.ofAttendees (userId uuid, ids uuid[]) -> (id uuid, kind meeting_wish_kind?, may bool)
SELECT a.id AS "id", w.kind AS "kind", (me.id <> a.id AND ((me.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = me.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (me.groups >> pg.bit & 1 = 1))))) AND EXISTS (
  SELECT 1 FROM meeting_programs p JOIN events e ON e.id = p.event_id WHERE p.event_id = me.event_id AND coalesce(p.wishes_open_at <= now() AND now() < coalesce(p.wishes_close_at, e.ends_at), false))) AND ((a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1))))) AND (a.company_id <> me.company_id) IS NOT FALSE)) AS "may" FROM attendees a JOIN attendees me ON me.event_id = a.event_id AND me.user_id = $1::uuid
LEFT JOIN meeting_wishes w ON w.from_id = me.id AND w.to_attendee_id = a.id WHERE a.id = ANY($2::uuid[]);

-- meetingWishes.ofCompanies (userId uuid, ids uuid[]) -> (id uuid, kind meeting_wish_kind?, may bool)
SELECT c.id AS "id", w.kind AS "kind", (((me.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = me.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (me.groups >> pg.bit & 1 = 1))))) AND EXISTS (
  SELECT 1 FROM meeting_programs p JOIN events e ON e.id = p.event_id WHERE p.event_id = me.event_id AND coalesce(p.wishes_open_at <= now() AND now() < coalesce(p.wishes_close_at, e.ends_at), false))) AND EXISTS (SELECT 1 FROM attendees a WHERE a.company_id = c.id AND ((a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1))))) AND (a.company_id <> me.company_id) IS NOT FALSE))) AS "may" FROM companies c JOIN attendees me ON me.event_id = c.event_id AND me.user_id = $1::uuid
LEFT JOIN meeting_wishes w ON w.from_id = me.id AND w.to_company_id = c.id WHERE c.id = ANY($2::uuid[]);

-- meetingWishes.participantsAmong (ids uuid[]) -> (id uuid)
SELECT a.id AS "id" FROM attendees a WHERE a.id = ANY($1::uuid[]) AND (a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1)))));

-- meetingWishes.place (ids uuid[]) -> ()
UPDATE meeting_wishes w SET position = o.place FROM unnest($1::uuid[]) WITH ORDINALITY AS o (id, place)
WHERE w.id = o.id AND w.position <> o.place;

-- meetingWishes.programsOfEvents (eventIds uuid[]) -> (id uuid, eventId uuid, wishesOpenAt timestamptz?, wishesCloseAt timestamptz?, updatedAt timestamptz, order meeting_program_order, mostInRow int4, fillsByMatches bool, groupIds uuid[]?, targetsChangedAt timestamptz?, takesWishes bool)
SELECT p.id AS "id", p.event_id AS "eventId", p.wishes_open_at AS "wishesOpenAt", p.wishes_close_at AS "wishesCloseAt", p.updated_at AS "updatedAt", p.goal_order AS "order", p.most_in_row AS "mostInRow", p.fills_by_matches AS "fillsByMatches", p.group_ids AS "groupIds", p.targets_changed_at AS "targetsChangedAt", coalesce(p.wishes_open_at <= now() AND now() < coalesce(p.wishes_close_at, e.ends_at), false) AS "takesWishes" FROM meeting_programs p JOIN events e ON e.id = p.event_id WHERE p.event_id = ANY($1::uuid[]);

-- meetingWishes.saveTargets (eventId uuid, targets jsonb) -> ()
INSERT INTO meeting_targets (id, event_id, attendee_id, company_id, group_id, minimum, maximum, per_day, priority)
SELECT r.id, $1::uuid, r."attendeeId", r."companyId", r."groupId", r.minimum, r.maximum, r."perDay", r.priority
FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, "attendeeId" uuid, "companyId" uuid, "groupId" uuid, minimum int, maximum int,
  "perDay" int, priority int)
ON CONFLICT (id) DO UPDATE SET minimum = excluded.minimum, maximum = excluded.maximum, per_day = excluded.per_day,
  priority = excluded.priority, updated_at = now();

-- meetingWishes.targetsAmong (eventId uuid, ids uuid[]) -> (id uuid, kind text)
SELECT found.id AS "id", found.kind AS "kind" FROM (
  SELECT a.id, 'attendeeId' AS kind FROM attendees a WHERE a.event_id = $1::uuid AND a.id = ANY($2::uuid[]) AND a.status <> 'REMOVED'
  UNION ALL SELECT c.id, 'companyId' FROM companies c WHERE c.event_id = $1::uuid AND c.id = ANY($2::uuid[])
  UNION ALL SELECT g.id, 'groupId' FROM attendee_groups g WHERE g.event_id = $1::uuid AND g.id = ANY($2::uuid[])) AS found;

-- meetingWishes.targetsOfEvent (eventId uuid) -> (id uuid, attendeeId uuid?, companyId uuid?, groupId uuid?, minimum int4?, maximum int4?, perDay int4?, priority int4)
SELECT t.id AS "id", t.attendee_id AS "attendeeId", t.company_id AS "companyId", t.group_id AS "groupId", t.minimum AS "minimum", t.maximum AS "maximum", t.per_day AS "perDay", t.priority AS "priority" FROM meeting_targets t WHERE t.event_id = $1::uuid
ORDER BY t.attendee_id IS NULL, t.company_id IS NULL, t.priority DESC, t.id;

-- meetingWishes.to (fromId uuid, toAttendeeId uuid?, toCompanyId uuid?) -> (id uuid, kind meeting_wish_kind, position int4, createdAt timestamptz, toAttendeeId uuid?, toCompanyId uuid?)
SELECT w.id AS "id", w.kind AS "kind", w.position AS "position", w.created_at AS "createdAt", w.to_attendee_id AS "toAttendeeId", w.to_company_id AS "toCompanyId" FROM meeting_wishes w
WHERE w.from_id = $1::uuid AND (w.to_attendee_id = $2::uuid OR w.to_company_id = $3::uuid);

-- meetingWishes.without (eventId uuid, limit int4) -> (id uuid, eventId uuid, firstName text, lastName text, jobTitle text?, organization text?, introduction text?, country text?, avatar text?, cover text?, category attendee_category, userId uuid?, givenAnswers jsonb, companyId uuid?, speaksForCompany bool, sharesEmail bool, profileStatus attendee_status, remindersMailed bool, announcementsMailed bool, requestsMailed bool, mailedAt timestamptz?, dueAt timestamptz?, phoneNumber text?, entryCode text, applicationStage text?, changedAt timestamptz, enteredAt timestamptz?)
SELECT a.id AS "id", a.event_id AS "eventId", a.first_name AS "firstName", a.last_name AS "lastName", a.job_title AS "jobTitle", a.organization AS "organization", a.introduction AS "introduction", a.country AS "country", a.avatar AS "avatar", a.cover AS "cover", a.category AS "category", a.user_id AS "userId", a.answers AS "givenAnswers", a.company_id AS "companyId", a.company_contact AS "speaksForCompany", a.shares_email AS "sharesEmail", a.status AS "profileStatus", a.mails_reminders AS "remindersMailed", a.mails_announcements AS "announcementsMailed", a.mails_requests AS "requestsMailed", a.invited_at AS "mailedAt", a.invitation_due_at AS "dueAt", a.phone AS "phoneNumber", a.invite_code AS "entryCode", a.application AS "applicationStage", a.updated_at AS "changedAt", a.checked_in_at AS "enteredAt" FROM attendees a WHERE a.event_id = $1::uuid AND (a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1))))) AND NOT EXISTS (SELECT 1 FROM meeting_wishes w WHERE w.from_id = a.id AND w.kind <> 'NO')
ORDER BY a.sort_name, a.id LIMIT $2::int4;

-- nodes.typeOfId (id uuid) -> (type text)
SELECT 'Event' AS type FROM "events" WHERE id = $1::uuid UNION ALL SELECT 'Attendee' AS type FROM "attendees" WHERE id = $1::uuid UNION ALL SELECT 'Company' AS type FROM "companies" WHERE id = $1::uuid UNION ALL SELECT 'Pod' AS type FROM "pods" WHERE id = $1::uuid UNION ALL SELECT 'Activity' AS type FROM "activities" WHERE id = $1::uuid UNION ALL SELECT 'Meeting' AS type FROM "meetings" WHERE id = $1::uuid UNION ALL SELECT 'Faq' AS type FROM "faqs" WHERE id = $1::uuid UNION ALL SELECT 'Insight' AS type FROM "insights" WHERE id = $1::uuid UNION ALL SELECT 'Lead' AS type FROM "leads" WHERE id = $1::uuid;

-- notifications.announcementTexts (announcementId uuid) -> (title text, details text)
SELECT title, text AS details FROM announcements WHERE id = $1::uuid;

-- notifications.byIds (ids uuid[]) -> (id uuid, createdAt timestamptz, text text, personId uuid?, companyId uuid?, startsAt timestamptz?, meetingId uuid?, activityId uuid?, readAt timestamptz?, eventId uuid, kind notification_kind, title text?, details text?, attendeeId uuid)
  SELECT n.id AS "id", n.created_at AS "createdAt", n.text AS "text", n.person_id AS "personId", n.company_id AS "companyId", n.starts_at AS "startsAt", n.meeting_id AS "meetingId", n.activity_id AS "activityId", n.read_at AS "readAt", me.event_id AS "eventId", CASE WHEN n.kind = 'MEETING_PROPOSED' AND n.text LIKE 'The time that you proposed%' THEN 'PROPOSAL_REJECTED' ELSE n.kind END AS "kind", coalesce(n.title, said.title) AS "title", said.text AS "details", n.attendee_id AS "attendeeId" FROM notifications n JOIN attendees me ON me.id = n.attendee_id
LEFT JOIN announcements said ON said.id = n.announcement_id WHERE n.id = ANY($1::uuid[]);

-- notifications.deleteOf (attendeeIds uuid[]) -> ()
DELETE FROM notifications WHERE attendee_id = ANY($1::uuid[]);

-- notifications.insert (ids uuid[], attendeeIds uuid[], kinds notification_kind[], personIds uuid[], titles text[], starts timestamptz[], meetingIds uuid[], activityIds uuid[], companyIds uuid[]) -> ()
INSERT INTO notifications (id, attendee_id, kind, person_id, title, starts_at, meeting_id, activity_id, company_id)
SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::notification_kind[], $4::uuid[], $5::text[], $6::timestamptz[], $7::uuid[], $8::uuid[], $9::uuid[]);

-- notifications.insertAnnounced (announcementId uuid) -> (id uuid)
  INSERT INTO notifications (id, attendee_id, kind, announcement_id)
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid, r.attendee_id, 'ANNOUNCEMENT', r.announcement_id
  FROM announcement_recipients r WHERE r.announcement_id = $1::uuid ORDER BY r.attendee_id
  ON CONFLICT (announcement_id, attendee_id) WHERE announcement_id IS NOT NULL DO NOTHING RETURNING notifications.id AS "id";

-- notifications.markAllRead (attendeeId uuid) -> ()
UPDATE notifications SET read_at = now() WHERE attendee_id = $1::uuid AND read_at IS NULL;

-- notifications.markAnswered (attendeeIds uuid[], aboutIds uuid[], kinds notification_kind[]) -> ()
UPDATE notifications SET read_at = now() WHERE attendee_id = ANY($1::uuid[]) AND read_at IS NULL
  AND (meeting_id = ANY($2::uuid[]) OR kind = ANY($3::notification_kind[]) AND (person_id = ANY($2::uuid[]) OR company_id = ANY($2::uuid[])));

-- notifications.markRead (attendeeId uuid, ids uuid[]) -> ()
UPDATE notifications SET read_at = now()
WHERE attendee_id = $1::uuid AND read_at IS NULL AND id = ANY($2::uuid[]);

-- notifications.ofAnnouncement (announcementId uuid) -> (id uuid, createdAt timestamptz, text text, personId uuid?, companyId uuid?, startsAt timestamptz?, meetingId uuid?, activityId uuid?, readAt timestamptz?, eventId uuid, kind notification_kind, attendeeId uuid)
SELECT n.id AS "id", n.created_at AS "createdAt", n.text AS "text", n.person_id AS "personId", n.company_id AS "companyId", n.starts_at AS "startsAt", n.meeting_id AS "meetingId", n.activity_id AS "activityId", n.read_at AS "readAt", me.event_id AS "eventId", CASE WHEN n.kind = 'MEETING_PROPOSED' AND n.text LIKE 'The time that you proposed%' THEN 'PROPOSAL_REJECTED' ELSE n.kind END AS "kind", n.attendee_id AS "attendeeId"
FROM notifications n JOIN event_members me ON me.attendee_id = n.attendee_id
WHERE n.announcement_id = $1::uuid;

-- notifications.unreadCounts (userId uuid, eventIds uuid[]) -> (eventId uuid, count int4)
SELECT me.event_id AS "eventId", count(*)::int AS "count"
FROM attendees me JOIN notifications n ON n.attendee_id = me.id AND n.read_at IS NULL
WHERE me.user_id = $1::uuid AND me.event_id = ANY($2::uuid[]) GROUP BY me.event_id;

-- notifications.worded (ids uuid[]) -> (id uuid, startsAt timestamptz?, timezone text, kind notification_kind, name text?, title text?, podName text?, companyName text?)
  SELECT n.id AS "id", n.starts_at AS "startsAt", e.timezone AS "timezone", CASE WHEN n.kind = 'MEETING_PROPOSED' AND n.text LIKE 'The time that you proposed%' THEN 'PROPOSAL_REJECTED' ELSE n.kind END AS "kind", CASE WHEN who.id IS NOT NULL THEN rtrim(who.first_name || ' ' || who.last_name) END AS "name", coalesce(n.title, said.title, session.title) AS "title", pod.name AS "podName", c.name AS "companyName" FROM notifications n JOIN attendees me ON me.id = n.attendee_id JOIN events e ON e.id = me.event_id
  LEFT JOIN attendees who ON who.id = n.person_id AND who.status <> 'REMOVED'
LEFT JOIN announcements said ON said.id = n.announcement_id
LEFT JOIN activities session ON session.id = n.activity_id
LEFT JOIN meetings meeting ON meeting.id = n.meeting_id AND meeting.status = 'ACTIVE'
LEFT JOIN pods pod ON pod.id = meeting.pod_id
LEFT JOIN companies c ON c.id = n.company_id WHERE n.id = ANY($1::uuid[]);

-- our-company.companiesOfMember (userId uuid, eventIds uuid[]) -> (id uuid, eventId uuid, kind company_kind, name text, tagline text?, description text?, logo text?, cover text?, website text?, email text?, phone text?, country text?, city text?, sectors text[], tier text?, stand text?, seats int4, links text[], updatedAt timestamptz)
SELECT c.id AS "id", c.event_id AS "eventId", c.kind AS "kind", c.name AS "name", c.tagline AS "tagline", c.description AS "description", c.logo AS "logo", c.cover AS "cover", c.website AS "website", c.email AS "email", c.phone AS "phone", c.country AS "country", c.city AS "city", c.sectors AS "sectors", c.tier AS "tier", c.stand AS "stand", c.seats AS "seats", c.links AS "links", c.updated_at AS "updatedAt" FROM event_members m JOIN attendees a ON a.id = m.attendee_id JOIN companies c ON c.id = a.company_id
WHERE m.user_id = $1::uuid AND m.event_id = ANY($2::uuid[]);

-- our-company.days (companyId uuid, timezone text) -> (date text, visitors int4, favourites int4, meetings int4)
SELECT to_char(d.day, 'YYYY-MM-DD') AS "date", sum(d.visitors)::int AS "visitors", sum(d.favourites)::int AS "favourites", sum(d.meetings)::int AS "meetings" FROM (
  SELECT v.day, 1 AS visitors, 0 AS favourites, 0 AS meetings FROM company_visits v WHERE v.company_id = $1::uuid
  UNION ALL SELECT (f.created_at AT TIME ZONE $2::text)::date, 0, 1, 0
    FROM favourite_companies f WHERE f.company_id = $1::uuid
  UNION ALL SELECT (m.starts_at AT TIME ZONE $2::text)::date, 0, 0, 1 FROM meetings m
    WHERE m.status = 'ACTIVE' AND m.id IN (
      SELECT s.id FROM attendees a JOIN meetings s ON s.sender_id = a.id WHERE a.company_id = $1::uuid
      UNION SELECT r.id FROM attendees a JOIN meetings r ON r.receiver_id = a.id WHERE a.company_id = $1::uuid)) d
GROUP BY d.day ORDER BY d.day LIMIT 400;

-- our-company.deleteInvitation (id uuid, companyId uuid) -> (attendeeId uuid, madeAttendee bool)
DELETE FROM company_invitations WHERE id = $1::uuid AND company_id = $2::uuid RETURNING company_invitations.attendee_id AS "attendeeId", company_invitations.made_attendee AS "madeAttendee";

-- our-company.deleteInvitationsOf (attendeeIds uuid[]) -> ()
DELETE FROM company_invitations WHERE attendee_id = ANY($1::uuid[]);

-- our-company.deleteInvitationsTo (attendeeId uuid, companyId uuid?) -> (companyId uuid)
DELETE FROM company_invitations
WHERE attendee_id = $1::uuid AND ($2::uuid IS NULL OR company_id = $2::uuid) RETURNING company_invitations.company_id AS "companyId";

-- our-company.deleteProducts (companyId uuid) -> (id uuid, name text, text text?, link text?, picture text?, position int4)
DELETE FROM company_products WHERE company_id = $1::uuid RETURNING company_products.id AS "id", company_products.name AS "name", company_products.text AS "text", company_products.link AS "link", company_products.picture AS "picture", company_products.position AS "position";

-- our-company.deleteVisitsOf (attendeeIds uuid[]) -> ()
DELETE FROM company_visits WHERE attendee_id = ANY($1::uuid[]);

-- our-company.insertVisit (companyId uuid, attendeeId uuid, timezone text) -> ()
INSERT INTO company_visits (company_id, attendee_id, day)
SELECT $1::uuid, a.id, (now() AT TIME ZONE $2::text)::date FROM attendees a
WHERE a.id = $3::uuid AND a.company_id IS DISTINCT FROM $1::uuid ON CONFLICT DO NOTHING;

-- our-company.invitationsOfAttendee (attendeeId uuid) -> (id uuid, companyId uuid, attendeeId uuid, name text, createdAt timestamptz)
SELECT i.id AS "id", i.company_id AS "companyId", i.attendee_id AS "attendeeId", i.name AS "name", i.created_at AS "createdAt" FROM company_invitations i JOIN attendees a ON a.id = i.attendee_id
WHERE i.attendee_id = $1::uuid AND a.company_id IS NULL ORDER BY i.created_at, i.id LIMIT 100;

-- our-company.lockAttendeeOfAddress (eventId uuid, email citext, companyId uuid) -> (id uuid, companyId uuid?, status attendee_status, firstName text, email citext, isNotifiable bool, waits bool)
SELECT a.id AS "id", a.company_id AS "companyId", a.status AS "status", a.first_name AS "firstName", u.email AS "email", a.by_invitation OR u.email_verified_at IS NOT NULL AS "isNotifiable", i.id IS NOT NULL AND NOT i.made_attendee AS "waits" FROM attendees a JOIN users u ON u.id = a.user_id
LEFT JOIN company_invitations i ON i.attendee_id = a.id AND i.company_id = $1::uuid
WHERE a.event_id = $2::uuid AND u.email = $3::citext FOR NO KEY UPDATE OF a;

-- our-company.lockMember (attendeeId uuid) -> (id uuid, eventId uuid, companyId uuid?, companyContact bool, firstName text, lastName text, status attendee_status, userId uuid?, isLastContact bool)
SELECT a.id AS "id", a.event_id AS "eventId", a.company_id AS "companyId", a.company_contact AS "companyContact", a.first_name AS "firstName", a.last_name AS "lastName", a.status AS "status", a.user_id AS "userId", a.company_contact AND NOT EXISTS (
        SELECT 1 FROM attendees o WHERE o.company_id = a.company_id AND o.id <> a.id AND o.company_contact AND o.status = 'CONFIRMED') AS "isLastContact" FROM attendees a WHERE a.id = $1::uuid FOR NO KEY UPDATE;

-- our-company.openInvitations (companyIds uuid[]) -> (id uuid, companyId uuid, attendeeId uuid, name text, createdAt timestamptz)
  SELECT i.id AS "id", i.company_id AS "companyId", i.attendee_id AS "attendeeId", i.name AS "name", i.created_at AS "createdAt" FROM unnest($1::uuid[]) AS asked (id) CROSS JOIN LATERAL (
    SELECT * FROM (
      SELECT i.id, i.company_id, i.attendee_id, i.name, i.created_at
      FROM company_invitations i JOIN attendees a ON a.id = i.attendee_id WHERE i.company_id = asked.id AND a.status <> 'REMOVED' AND CASE WHEN i.made_attendee
THEN a.company_id = i.company_id AND a.status = 'INVITED' ELSE a.company_id IS NULL END
      UNION ALL
      SELECT a.id, a.company_id, a.id, rtrim(a.first_name || ' ' || a.last_name), a.created_at
      FROM attendees a WHERE a.company_id = asked.id AND a.status = 'INVITED' AND NOT EXISTS (
        SELECT 1 FROM company_invitations own WHERE own.attendee_id = a.id AND own.company_id = a.company_id)) waiting
    ORDER BY created_at DESC, id LIMIT 1000) i;

-- our-company.products (companyIds uuid[]) -> (id uuid, companyId uuid, name text, text text?, link text?, picture text?)
SELECT p.id AS "id", p.company_id AS "companyId", p.name AS "name", p.text AS "text", p.link AS "link", p.picture AS "picture" FROM company_products p WHERE p.company_id = ANY($1::uuid[]) ORDER BY p.company_id, p.position;

-- our-company.takenSeats (companyIds uuid[]) -> (id uuid, taken int4)
SELECT c.id AS "id", ((SELECT count(*)::int FROM attendees WHERE company_id = c.id AND status <> 'REMOVED')
        + (SELECT count(*)::int FROM company_invitations i JOIN attendees a ON a.id = i.attendee_id WHERE i.company_id = c.id AND NOT i.made_attendee AND a.status <> 'REMOVED' AND CASE WHEN i.made_attendee
  THEN a.company_id = i.company_id AND a.status = 'INVITED' ELSE a.company_id IS NULL END)) AS "taken" FROM companies c WHERE c.id = ANY($1::uuid[]);

-- our-company.visitors (companyId uuid) -> (visitors int4)
SELECT count(DISTINCT v.attendee_id)::int AS "visitors" FROM company_visits v WHERE v.company_id = $1::uuid;

-- outbox.backlog () -> (outboxDepth int4, outboxAgeSeconds float8, dueJobs int4)
SELECT (SELECT count(*)::int FROM (SELECT 1 FROM outbox LIMIT 10000) AS counted) AS "outboxDepth", coalesce((
        SELECT greatest(extract(epoch FROM clock_timestamp() - created_at), 0)::float8 FROM outbox ORDER BY id LIMIT 1), 0) AS "outboxAgeSeconds", (SELECT count(*)::int FROM (
        SELECT 1 FROM pgboss.job WHERE state < 'active' AND start_after <= now() LIMIT 10000) AS counted) AS "dueJobs";

-- outbox.insert (topics text[], payloads jsonb[]) -> ()
INSERT INTO outbox (topic, payload)
SELECT topic, payload FROM unnest($1::text[], $2::jsonb[]) WITH ORDINALITY AS event (topic, payload, position)
ORDER BY position;

-- pods.byIds (ids uuid[]) -> (id uuid, eventId uuid, name text, location text?, bookable bool, position int4, companyId uuid?, updatedAt timestamptz, removedAt timestamptz?)
SELECT p.id AS "id", p.event_id AS "eventId", p.name AS "name", p.location AS "location", p.bookable AS "bookable", p.position AS "position", p.company_id AS "companyId", p.updated_at AS "updatedAt", p.removed_at AS "removedAt" FROM pods p WHERE p.id = ANY($1::uuid[]);

-- pods.inEvent (podId uuid, eventId uuid) -> (id uuid, bookable bool)
SELECT p.id AS "id", p.bookable AS "bookable" FROM pods p WHERE p.id = $1::uuid AND p.event_id = $2::uuid AND p.removed_at IS NULL;

-- pods.insertPodCopies (copyId uuid, ids uuid[], originalIds uuid[]) -> ()
INSERT INTO pods (id, event_id, name, location, bookable, position)
SELECT copy.id, $1::uuid, source.name, source.location, source.bookable, source.position
FROM unnest($2::uuid[], $3::uuid[]) AS copy (id, original) JOIN pods source ON source.id = copy.original;

-- pods.insertPods (eventId uuid, ids uuid[], names text[], location text?, bookable bool, companyId uuid?, position int4?) -> (id uuid, eventId uuid, name text, location text?, bookable bool, position int4, companyId uuid?, updatedAt timestamptz, removedAt timestamptz?)
INSERT INTO pods AS p (id, event_id, name, location, bookable, company_id, position)
SELECT made.id, $1::uuid, made.name, $2::text, $3::bool, $4::uuid, first.place + made.place - 1
FROM unnest($5::uuid[], $6::text[]) WITH ORDINALITY AS made (id, name, place)
CROSS JOIN (
  SELECT coalesce($7::int4, max(position) + 1, 0) AS place FROM pods
  WHERE event_id = $1::uuid AND removed_at IS NULL) first
ON CONFLICT (event_id, name) WHERE removed_at IS NULL DO NOTHING
RETURNING p.id AS "id", p.event_id AS "eventId", p.name AS "name", p.location AS "location", p.bookable AS "bookable", p.position AS "position", p.company_id AS "companyId", p.updated_at AS "updatedAt", p.removed_at AS "removedAt";

-- pods.lock (id uuid) -> (id uuid, eventId uuid, name text, location text?, bookable bool, position int4, companyId uuid?, updatedAt timestamptz, removedAt timestamptz?)
SELECT p.id AS "id", p.event_id AS "eventId", p.name AS "name", p.location AS "location", p.bookable AS "bookable", p.position AS "position", p.company_id AS "companyId", p.updated_at AS "updatedAt", p.removed_at AS "removedAt" FROM pods p WHERE p.id = $1::uuid AND p.removed_at IS NULL FOR NO KEY UPDATE;

-- pods.lockOfEvent (eventId uuid) -> (id uuid, eventId uuid, name text, location text?, bookable bool, position int4, companyId uuid?, updatedAt timestamptz, removedAt timestamptz?)
SELECT p.id AS "id", p.event_id AS "eventId", p.name AS "name", p.location AS "location", p.bookable AS "bookable", p.position AS "position", p.company_id AS "companyId", p.updated_at AS "updatedAt", p.removed_at AS "removedAt" FROM pods p WHERE p.event_id = $1::uuid AND p.removed_at IS NULL
ORDER BY p.id LIMIT 1000 FOR NO KEY UPDATE;

-- pods.markRemoved (id uuid) -> ()
UPDATE pods SET removed_at = now(), updated_at = now() WHERE id = $1::uuid;

-- pods.ofCompanies (companyIds uuid[]) -> (id uuid, eventId uuid, name text, location text?, bookable bool, position int4, companyId uuid?, updatedAt timestamptz, removedAt timestamptz?)
SELECT own.* FROM unnest($1::uuid[]) AS asked (id)
CROSS JOIN LATERAL (
  SELECT p.id AS "id", p.event_id AS "eventId", p.name AS "name", p.location AS "location", p.bookable AS "bookable", p.position AS "position", p.company_id AS "companyId", p.updated_at AS "updatedAt", p.removed_at AS "removedAt" FROM pods p WHERE p.company_id = asked.id AND p.removed_at IS NULL
  ORDER BY p.position, p.id LIMIT 1000) own;

-- pods.ofEvent (eventId uuid) -> (id uuid, eventId uuid, name text, location text?, bookable bool, position int4, companyId uuid?, updatedAt timestamptz, removedAt timestamptz?)
SELECT p.id AS "id", p.event_id AS "eventId", p.name AS "name", p.location AS "location", p.bookable AS "bookable", p.position AS "position", p.company_id AS "companyId", p.updated_at AS "updatedAt", p.removed_at AS "removedAt" FROM pods p WHERE p.event_id = $1::uuid AND p.removed_at IS NULL
ORDER BY p.position, p.id LIMIT 1000;

-- pods.place (podIds uuid[]) -> (id uuid)
UPDATE pods p SET position = placed.place - 1, updated_at = greatest(now(), updated_at + interval '1 millisecond')
FROM unnest($1::uuid[]) WITH ORDINALITY AS placed (id, place)
WHERE p.id = placed.id AND p.position <> placed.place - 1 RETURNING p.id AS "id";

-- pods.podIdsOf (eventId uuid) -> (id uuid)
SELECT p.id AS "id" FROM pods p WHERE p.event_id = $1::uuid AND p.removed_at IS NULL ORDER BY p.id;

-- pods.removals (podIds uuid[]) -> (id uuid, meetings int4, activities int4, requests int4)
SELECT p.id AS "id", (SELECT count(*)::int FROM meetings m WHERE m.pod_id = p.id AND m.status = 'ACTIVE' AND m.ends_at > now()) AS "meetings", (SELECT count(*)::int FROM activities a WHERE a.pod_id = p.id) AS "activities", (SELECT count(*)::int FROM meetings m WHERE m.pod_id = p.id AND m.status = 'PENDING') AS "requests" FROM pods p WHERE p.id = ANY($1::uuid[]);

-- presence.attendeesInGroups (attendeeIds uuid[], groups text) -> (id uuid)
SELECT a.id AS "id" FROM attendees a WHERE a.id = ANY($1::uuid[]) AND (a.groups & $2::text::bigint) <> 0;

-- presence.visibleAttendees (userId uuid, attendeeIds uuid[], isStaff bool) -> (id uuid, eventId uuid)
SELECT a.id AS "id", a.event_id AS "eventId" FROM attendees a
LEFT JOIN event_members me ON me.event_id = a.event_id AND me.user_id = $1::uuid
LEFT JOIN (SELECT own.event_id, reached_groups(own.id, 'see') AS groups FROM attendees own WHERE own.user_id = $1::uuid OFFSET 0) sight ON sight.event_id = a.event_id
WHERE a.id = ANY($2::uuid[]) AND a.status = 'CONFIRMED' AND ($3::bool OR (a.groups & coalesce(sight.groups, -1)) <> 0)
  AND ($3::bool OR me.attendee_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = me.attendee_id AND other_id = a.id));

-- privacy.ownDataOfUser (userId uuid) -> (data text)
  SELECT json_build_object('user', json_build_object('id', u.id, 'email', u.email, 'displayName', u.display_name,
    'role', u.role, 'avatar', u.avatar, 'emailVerifiedAt', u.email_verified_at, 'createdAt', u.created_at, 'lastLoginAt', u.last_login_at,
    'termsVersion', u.terms_version, 'termsAcceptedAt', u.terms_accepted_at),
    'securityEvents', (SELECT coalesce(json_agg(json_build_object('kind', y.kind, 'reason', y.reason, 'address', y.address, 'device', y.device, 'count', y.count, 'at', y.created_at) ORDER BY y.created_at, y.id), '[]') FROM security_events y WHERE y.user_id = u.id),
 'mails', (SELECT coalesce(json_agg(json_build_object('subject', i.subject, 'status', i.status, 'writtenAt', i.created_at, 'sentAt', i.sent_at) ORDER BY i.created_at, i.id), '[]') FROM mails i WHERE i.recipient = u.email AND (u.email_verified_at IS NOT NULL OR i.event_id IS NULL
   OR EXISTS (SELECT 1 FROM attendees own WHERE own.user_id = u.id AND own.event_id = i.event_id AND NOT own.by_invitation))),
 'mailRefusals', (SELECT coalesce(json_agg(json_build_object('address', r.address, 'refusedAt', r.refused_at) ORDER BY r.refused_at, r.address), '[]') FROM mail_refusals r WHERE r.user_id = u.id),
 'sessions', (SELECT coalesce(json_agg(json_build_object('device', s.device, 'createdAt', s.created_at, 'lastUsedAt', s.last_used_at) ORDER BY s.created_at), '[]') FROM sessions s WHERE s.user_id = u.id),
 'changes', (SELECT coalesce(json_agg(json_build_object('action', x.action, 'subject', x.subject_name, 'at', x.created_at) ORDER BY x.created_at, x.id), '[]') FROM audit_entries x WHERE x.actor_id = u.id),
 'staffEvents', (SELECT coalesce(json_agg(json_build_object('event', e.title, 'endsAt', x.ends_at, 'addedAt', x.added_at) ORDER BY x.added_at, e.id), '[]') FROM event_staff x JOIN events e ON e.id = x.event_id WHERE x.user_id = u.id), 'profiles', (
SELECT coalesce(json_agg((
SELECT json_object_agg(part.name, part.value) FROM (VALUES ('event', to_json(e.title)),
 ('status', to_json(a.status)),
 ('category', to_json(a.category)),
 ('firstName', to_json(a."first_name")),
 ('lastName', to_json(a."last_name")),
 ('jobTitle', to_json(a."job_title")),
 ('organization', to_json(a."organization")),
 ('country', to_json(a."country")),
 ('phone', to_json(a."phone")),
 ('introduction', to_json(a."introduction")),
 ('avatar', to_json(a."avatar")),
 ('cover', to_json(a."cover")),
 ('company', to_json((SELECT c.name FROM companies c WHERE c.id = a.company_id))),
 ('code', to_json(CASE WHEN a.status = 'CONFIRMED' THEN a.invite_code END)),
 ('sharesEmail', to_json(a.shares_email)),
 ('mailsReminders', to_json(a.mails_reminders)),
 ('mailsAnnouncements', to_json(a.mails_announcements)),
 ('mailsRequests', to_json(a.mails_requests)),
 ('createdAt', to_json(a.created_at)),
 ('invitedAt', to_json(a.invited_at)),
 ('confirmedAt', to_json(a.confirmed_at)),
 ('checkedInAt', to_json(a.checked_in_at)),
 ('interests', to_json((SELECT coalesce(json_agg(json_build_object('group', g.name, 'term', t.label) ORDER BY g.position, t.label), '[]') FROM attendee_interests i JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id WHERE i.attendee_id = a.id))),
 ('answers', to_json((SELECT coalesce(json_agg(json_build_object('question', f.labels -> 0 ->> 'text', 'purpose', f.purposes -> 0 ->> 'text', 'answer', (
SELECT string_agg(CASE WHEN f.kind = 'YES_NO' THEN CASE v.value WHEN 'true' THEN 'Yes' ELSE 'No' END
  ELSE coalesce(choice.one -> 'labels' -> 0 ->> 'text', v.value) END, '; ' ORDER BY v.place)
FROM jsonb_array_elements_text(a.answers -> f.id::text) WITH ORDINALITY AS v (value, place)
LEFT JOIN jsonb_array_elements(f.choices) AS choice (one) ON choice.one ->> 'choiceId' = v.value)) ORDER BY f.position), '[]') FROM event_fields f WHERE f.event_id = a.event_id AND a.answers ? f.id::text))),
 ('bookmarks', to_json((SELECT coalesce(json_agg(json_build_object('name', rtrim(o.first_name || ' ' || o.last_name), 'bookmarkedAt', b.created_at) ORDER BY b.created_at), '[]') FROM bookmarks b JOIN attendees o ON o.id = b.attendee_id WHERE b.owner_id = a.id AND NOT (NOT ((o.groups & (SELECT reached_groups(a.id, 'see'))) <> 0)
AND NOT EXISTS (SELECT 1 FROM attendee_ties t WHERE t.attendee_id = a.id AND t.other_id = o.id)
AND NOT EXISTS (SELECT 1 FROM activity_speakers s WHERE s.attendee_id = o.id))))),
 ('blocks', to_json((SELECT coalesce(json_agg(json_build_object('name', rtrim(o.first_name || ' ' || o.last_name), 'blockedAt', b.created_at) ORDER BY b.created_at), '[]') FROM blocks b JOIN attendees o ON o.id = b.blocked_id WHERE b.blocker_id = a.id AND NOT (NOT ((o.groups & (SELECT reached_groups(a.id, 'see'))) <> 0)
AND NOT EXISTS (SELECT 1 FROM attendee_ties t WHERE t.attendee_id = a.id AND t.other_id = o.id)
AND NOT EXISTS (SELECT 1 FROM activity_speakers s WHERE s.attendee_id = o.id))))),
 ('favouriteCompanies', to_json((SELECT coalesce(json_agg(json_build_object('company', c.name, 'addedAt', f.created_at) ORDER BY f.created_at), '[]') FROM favourite_companies f JOIN companies c ON c.id = f.company_id WHERE f.owner_id = a.id))),
 ('notifications', to_json((SELECT coalesce(json_agg(json_build_object('kind', n.kind, 'company', firm.name, 'title', n.title, 'startsAt', n.starts_at, 'text', nullif(n.text, ''), 'createdAt', n.created_at, 'readAt', n.read_at) ORDER BY n.created_at), '[]') FROM notifications n LEFT JOIN companies firm ON firm.id = n.company_id WHERE n.attendee_id = a.id))),
 ('companyInvitations', to_json((SELECT coalesce(json_agg(json_build_object('company', c.name, 'name', i.name, 'invitedAt', i.created_at) ORDER BY i.created_at), '[]') FROM company_invitations i JOIN companies c ON c.id = i.company_id WHERE i.attendee_id = a.id))),
 ('companyVisits', to_json((SELECT coalesce(json_agg(json_build_object('company', c.name, 'day', v.day) ORDER BY v.day, c.name), '[]') FROM company_visits v JOIN companies c ON c.id = v.company_id WHERE v.attendee_id = a.id))),
 ('contactHolders', to_json((SELECT coalesce(json_agg(json_build_object('company', firm.name, 'since', h.since, 'sharing', h.sharing, 'answered', h.answered) ORDER BY h.since, h.id), '[]') FROM (
  SELECT l.id, l.company_id, NULL::uuid AS attendee_id, l.captured_at AS since, coalesce((SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM l.company_id),
  l.source <> 'PROFILE' AND (SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM NULL), false) AS sharing,
    (SELECT granted FROM contact_consents WHERE attendee_id = a.id AND company_id IS NOT DISTINCT FROM l.company_id) IS NOT NULL OR coalesce((SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM l.company_id),
  l.source <> 'PROFILE' AND (SELECT granted FROM contact_consents WHERE attendee_id = l.attendee_id AND company_id IS NOT DISTINCT FROM NULL), false) AS answered
  FROM leads l WHERE l.attendee_id = a.id
  UNION ALL
  SELECT x.id, NULL, CASE x.scanner_id WHEN a.id THEN x.scanned_id ELSE x.scanner_id END, x.accepted_at, true, true
  FROM contact_exchanges x WHERE a.id IN (x.scanner_id, x.scanned_id) AND x.accepted_at IS NOT NULL) h JOIN companies firm ON firm.id = h.company_id))),
 ('contactConsents', to_json((SELECT coalesce(json_agg(json_build_object('company', firm.name, 'granted', c.granted, 'askedAt', c.asked_at, 'answeredAt', c.answered_at) ORDER BY c.asked_at, c.id), '[]') FROM contact_consents c LEFT JOIN companies firm ON firm.id = c.company_id WHERE c.attendee_id = a.id))),
 ('contactExchanges', to_json((SELECT coalesce(json_agg(json_build_object('name', rtrim(o.first_name || ' ' || o.last_name), 'askedByMe', x.scanner_id = a.id, 'askedAt', x.created_at, 'acceptedAt', x.accepted_at) ORDER BY x.created_at, x.id), '[]') FROM contact_exchanges x JOIN attendees o ON o.id = CASE WHEN x.scanner_id = a.id THEN x.scanned_id ELSE x.scanner_id END
  WHERE a.id IN (x.scanner_id, x.scanned_id)))),
 ('entries', to_json((SELECT coalesce(json_agg(json_build_object('gate', k.gate, 'direction', k.direction, 'at', k.at) ORDER BY k.at, k.client_id), '[]') FROM check_ins k WHERE k.attendee_id = a.id))),
 ('messages', to_json((SELECT coalesce(json_agg(json_build_object('with', rtrim(o.first_name || ' ' || o.last_name), 'fromMe', s.sender_id = a.id, 'text', s.text, 'sentAt', s.sent_at, 'readAt', s.read_at) ORDER BY c.conversation_id, s.sequence), '[]') FROM conversation_members c JOIN attendees o ON o.id = c.other_id JOIN messages s ON s.conversation_id = c.conversation_id
 WHERE c.attendee_id = a.id))),
 ('reports', to_json((SELECT coalesce(json_agg(json_build_object('text', s.text, 'reason', r.reason, 'reportedAt', r.created_at) ORDER BY r.created_at), '[]') FROM message_reports r JOIN messages s ON s.id = r.message_id WHERE r.reporter_id = a.id))),
 ('application', to_json((SELECT coalesce(json_agg(json_build_object('stage', a.application, 'since', x.since, 'offeredUntil', x.offer_ends_at, 'reason', x.reason) ORDER BY x.since), '[]') FROM applications x WHERE x.attendee_id = a.id))),
 ('places', to_json((SELECT coalesce(json_agg(json_build_object('what', l.kind, 'at', l.at, 'position', l.position, 'offeredUntil', l.offer_ends_at) ORDER BY l.entry), '[]') FROM place_log l WHERE l.attendee_id = a.id))),
 ('meetings', to_json((SELECT coalesce(json_agg(json_build_object('with', rtrim(o.first_name || ' ' || o.last_name), 'as', CASE WHEN m.sender_id = a.id THEN 'SENDER' ELSE 'RECEIVER' END, 'status', m.status,
 'closedReason', m.closed_reason, 'startsAt', m.starts_at, 'endsAt', m.ends_at, 'pod', p.name, 'note', m.note, 'reason', m.reason, 'requestedAt', m.created_at, 'respondedAt', m.responded_at,
 'tookPlace', CASE WHEN m.sender_id = a.id THEN m.sender_says_held ELSE m.receiver_says_held END) ORDER BY m.starts_at, m.id), '[]') FROM meetings m JOIN attendees o ON o.id IN (m.sender_id, m.receiver_id) AND o.id <> a.id LEFT JOIN pods p ON p.id = m.pod_id
 WHERE a.id IN (m.sender_id, m.receiver_id)))),
 ('proposals', to_json((SELECT coalesce(json_agg(json_build_object('meetingWith', rtrim(o.first_name || ' ' || o.last_name), 'startsAt', r.starts_at, 'endsAt', r.ends_at) ORDER BY r.starts_at), '[]') FROM meeting_proposals r JOIN meetings m ON m.id = r.meeting_id JOIN attendees o ON o.id IN (m.sender_id, m.receiver_id) AND o.id <> a.id
 WHERE r.proposer_id = a.id))),
 ('companyRequests', to_json((SELECT coalesce(json_agg(json_build_object('company', c.name, 'status', r.status, 'closedReason', r.closed_reason, 'startsAt', r.starts_at, 'endsAt', r.ends_at,
 'note', r.note, 'requestedAt', r.created_at) ORDER BY r.starts_at, r.id), '[]') FROM company_requests r JOIN companies c ON c.id = r.company_id WHERE r.sender_id = a.id))),
 ('declinedCompanyRequests', to_json((SELECT coalesce(json_agg(json_build_object('company', c.name, 'startsAt', r.starts_at) ORDER BY r.starts_at, r.id), '[]') FROM company_request_declines d JOIN company_requests r ON r.id = d.request_id JOIN companies c ON c.id = r.company_id
 WHERE d.attendee_id = a.id))),
 ('meetingWishes', to_json((SELECT coalesce(json_agg(json_build_object('name', coalesce(rtrim(o.first_name || ' ' || o.last_name), c.name), 'kind', w.kind, 'position', w.position, 'saidAt', w.created_at) ORDER BY w.created_at), '[]') FROM meeting_wishes w LEFT JOIN attendees o ON o.id = w.to_attendee_id LEFT JOIN companies c ON c.id = w.to_company_id
  WHERE w.from_id = a.id AND (o.id IS NULL OR NOT (NOT ((o.groups & (SELECT reached_groups(a.id, 'see'))) <> 0)
AND NOT EXISTS (SELECT 1 FROM attendee_ties t WHERE t.attendee_id = a.id AND t.other_id = o.id)
AND NOT EXISTS (SELECT 1 FROM activity_speakers s WHERE s.attendee_id = o.id)))))),
 ('meetingTargets', to_json((SELECT coalesce(json_agg(json_build_object('minimum', t.minimum, 'maximum', t.maximum, 'perDay', t.per_day, 'setAt', t.created_at) ORDER BY t.created_at), '[]') FROM meeting_targets t WHERE t.attendee_id = a.id))),
 ('leadsCaptured', to_json((SELECT count(*)::int FROM leads l WHERE l.captured_by = a.id))),
 ('leadReminders', to_json((SELECT coalesce(json_agg(json_build_object('company', firm.name, 'remindAt', r.remind_at, 'remindedAt', r.reminded_at) ORDER BY r.remind_at), '[]') FROM lead_reminders r JOIN leads l ON l.id = r.lead_id JOIN companies firm ON firm.id = l.company_id WHERE r.attendee_id = a.id))),
 ('agenda', to_json((SELECT coalesce(json_agg(json_build_object('title', c.title, 'startsAt', c.starts_at, 'endsAt', c.ends_at) ORDER BY c.starts_at), '[]') FROM agenda_entries n JOIN activities c ON c.id = n.activity_id WHERE n.attendee_id = a.id))),
 ('talks', to_json((SELECT coalesce(json_agg(json_build_object('title', c.title, 'startsAt', c.starts_at, 'endsAt', c.ends_at) ORDER BY c.starts_at, c.id), '[]') FROM activity_speakers n JOIN activities c ON c.id = n.activity_id WHERE n.attendee_id = a.id))),
 ('busyTimes', to_json((SELECT coalesce(json_agg(json_build_object('startsAt', b.starts_at, 'endsAt', b.ends_at, 'note', b.note) ORDER BY b.starts_at), '[]') FROM busy_times b WHERE b.attendee_id = a.id))),
 ('calendarLinks', to_json((SELECT coalesce(json_agg(json_build_object('createdAt', f.created_at, 'lastReadAt', f.last_read_at) ORDER BY f.created_at), '[]') FROM agenda_feeds f WHERE f.attendee_id = a.id))),
 ('sessionRatings', to_json((SELECT coalesce(json_agg(json_build_object('session', s.title, 'stars', r.stars, 'comment', r.comment, 'ratedAt', r.created_at) ORDER BY r.created_at), '[]') FROM session_ratings r JOIN activities s ON s.id = r.activity_id WHERE r.attendee_id = a.id))),
 ('objectsToMatchLearning', to_json(EXISTS (SELECT 1 FROM match_objections o WHERE o.attendee_id = a.id)))) AS part (name, value)) ORDER BY e.starts_at, a.id), '[]')
FROM attendees a JOIN events e ON e.id = a.event_id WHERE a.user_id = u.id AND (NOT a.by_invitation OR EXISTS (SELECT 1 FROM users prover WHERE prover.id = a.user_id AND prover.email_verified_at IS NOT NULL))))::text AS data
  FROM users u WHERE u.id = $1::uuid;

-- privacy.profilesOfUser (userId uuid) -> (id uuid, firstName text, lastName text, waits bool)
SELECT a.id AS "id", a.first_name AS "firstName", a.last_name AS "lastName", NOT (NOT a.by_invitation OR EXISTS (SELECT 1 FROM users prover WHERE prover.id = a.user_id AND prover.email_verified_at IS NOT NULL)) AS "waits" FROM attendees a WHERE a.user_id = $1::uuid ORDER BY a.id;

-- privacy.removalsOfAttendees (attendeeIds uuid[]) -> (id uuid, meetings int4, talks int4, agendaEntries int4, bookmarks int4)
SELECT a.id AS "id", (SELECT count(*)::int FROM meetings m
       WHERE a.id IN (m.sender_id, m.receiver_id) AND m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now()) AS "meetings", (SELECT count(*)::int FROM activity_speakers WHERE attendee_id = a.id) AS "talks", (SELECT count(*)::int FROM agenda_entries WHERE attendee_id = a.id) AS "agendaEntries", (SELECT count(*)::int FROM bookmarks b WHERE a.id IN (b.owner_id, b.attendee_id)) AS "bookmarks" FROM attendees a WHERE a.id = ANY($1::uuid[]);

-- privacy.removalsOfUsers (userIds uuid[], countsInvitations bool) -> (id uuid?, profiles int4, meetings int4)
SELECT a.user_id AS "id", count(DISTINCT a.id)::int AS "profiles", count(m.id)::int AS "meetings"
FROM attendees a
LEFT JOIN meetings m ON a.id IN (m.sender_id, m.receiver_id) AND m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now()
WHERE a.user_id = ANY($1::uuid[]) AND ($2::bool OR (NOT a.by_invitation OR EXISTS (SELECT 1 FROM users prover WHERE prover.id = a.user_id AND prover.email_verified_at IS NOT NULL))) GROUP BY a.user_id;

-- profiles.mailReader (attendeeId uuid) -> (mailsAnnouncements bool, mailsRequests bool, mailsReminders bool, email citext, title text, key bytea)
SELECT a.mails_announcements AS "mailsAnnouncements", a.mails_requests AS "mailsRequests", a.mails_reminders AS "mailsReminders", u.email AS "email", e.title AS "title", k.key AS "key" FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
CROSS JOIN mail_keys k WHERE a.id = $1::uuid;

-- profiles.missingProof (eventId uuid, userId uuid) -> (id uuid)
SELECT e.id AS "id" FROM events e JOIN users u ON u.id = $1::uuid
WHERE e.id = $2::uuid AND e.requires_verified_email AND u.email_verified_at IS NULL;

-- push.ofMessage (messageId uuid) -> (id uuid, endpoint text, p256dh text, auth text, title text, text text, tag text, path text)
SELECT p.id AS "id", p.endpoint AS "endpoint", p.p256dh AS "p256dh", p.auth AS "auth", rtrim(sender.first_name || ' ' || sender.last_name) AS "title", left(m.text, 160) AS "text", 'chat-' || m.conversation_id AS "tag", '/event/' || me.event_id || '/chat/' || m.sender_id AS "path" FROM messages m JOIN event_members me ON me.attendee_id = m.recipient_id
JOIN attendees sender ON sender.id = m.sender_id
JOIN push_subscriptions p ON p.user_id = me.user_id
JOIN sessions s ON s.id = p.session_id AND s.expires_at > now()
WHERE m.id = $1::uuid AND m.read_at IS NULL;

-- push.ofNotifications (ids uuid[]) -> (id uuid, endpoint text, p256dh text, auth text, startsAt timestamptz?, timezone text, kind notification_kind, name text?, title text?, podName text?, companyName text?, eventTitle text, language text, tag text, path text)
  SELECT p.id AS "id", p.endpoint AS "endpoint", p.p256dh AS "p256dh", p.auth AS "auth", n.starts_at AS "startsAt", e.timezone AS "timezone", CASE WHEN n.kind = 'MEETING_PROPOSED' AND n.text LIKE 'The time that you proposed%' THEN 'PROPOSAL_REJECTED' ELSE n.kind END AS "kind", CASE WHEN who.id IS NOT NULL THEN rtrim(who.first_name || ' ' || who.last_name) END AS "name", coalesce(n.title, said.title, session.title) AS "title", pod.name AS "podName", c.name AS "companyName", e.title AS "eventTitle", coalesce(u.language, e.languages[1], 'EN') AS "language", n.id::text AS "tag", '/event/' || e.id || CASE WHEN n.meeting_id IS NOT NULL THEN '?modal=meetings&meeting=' || n.meeting_id
      WHEN n.activity_id IS NOT NULL THEN '/schedule?session=' || n.activity_id
      WHEN n.announcement_id IS NOT NULL THEN '?modal=notifications' ELSE '' END AS "path" FROM notifications n JOIN event_members me ON me.attendee_id = n.attendee_id
  JOIN events e ON e.id = me.event_id JOIN users u ON u.id = me.user_id
  LEFT JOIN attendees who ON who.id = n.person_id AND who.status <> 'REMOVED'
LEFT JOIN announcements said ON said.id = n.announcement_id
LEFT JOIN activities session ON session.id = n.activity_id
LEFT JOIN meetings meeting ON meeting.id = n.meeting_id AND meeting.status = 'ACTIVE'
LEFT JOIN pods pod ON pod.id = meeting.pod_id
LEFT JOIN companies c ON c.id = n.company_id
  JOIN push_subscriptions p ON p.user_id = me.user_id
  JOIN sessions s ON s.id = p.session_id AND s.expires_at > now()
  WHERE n.id = ANY($1::uuid[]) AND n.read_at IS NULL;

-- push.remove (userId uuid, endpoint text) -> (id uuid)
DELETE FROM push_subscriptions WHERE user_id = $1::uuid AND endpoint = $2::text RETURNING push_subscriptions.id AS "id";

-- push.removeGone (ids uuid[]) -> ()
DELETE FROM push_subscriptions WHERE id = ANY($1::uuid[]);

-- push.removeOld (userId uuid, keptId uuid, others int4) -> ()
DELETE FROM push_subscriptions WHERE id IN (
  SELECT id FROM push_subscriptions WHERE user_id = $1::uuid AND id <> $2::uuid
  ORDER BY created_at DESC, id DESC OFFSET $3::int4);

-- push.save (id uuid, userId uuid, sessionId uuid, endpoint text, p256dh text, auth text) -> (id uuid, createdAt timestamptz)
INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::text, $5::text, $6::text)
ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id,
  p256dh = excluded.p256dh, auth = excluded.auth
RETURNING push_subscriptions.id AS "id", push_subscriptions.created_at AS "createdAt";

-- redis.databaseId () -> (id text)
SELECT concat_ws('/', c.system_identifier, (SELECT oid FROM pg_database WHERE datname = current_database())) AS "id" FROM pg_control_system() c;

-- reports.activityOfAttendees (attendeeIds uuid[]) -> (id uuid, meetings int4, messages int4, bookmarks int4)
SELECT a.id AS "id", ((SELECT count(*) FROM meetings m WHERE m.sender_id = a.id AND m.status = 'ACTIVE')
       + (SELECT count(*) FROM meetings m WHERE m.receiver_id = a.id AND m.status = 'ACTIVE'))::int AS "meetings", (SELECT count(*)::int FROM messages t WHERE t.sender_id = a.id) AS "messages", (SELECT count(*)::int FROM bookmarks b WHERE b.owner_id = a.id) AS "bookmarks" FROM unnest($1::uuid[]) AS a (id);

-- reports.findDownload (tokenHash bytea, demo bool) -> (request jsonb, sessionId uuid, userId uuid, role role, mustChangePassword bool, staffEvents jsonb?)
SELECT d.request AS "request", d.session_id AS "sessionId", s.user_id AS "userId", u.role AS "role", u.must_change_password AS "mustChangePassword", CASE WHEN NOT u.all_events THEN (
  SELECT coalesce(jsonb_object_agg(x.event_id, floor(extract(epoch FROM x.ends_at) * 1000)), '{}')
  FROM event_staff x WHERE x.user_id = u.id AND (x.ends_at IS NULL OR x.ends_at > now())) END AS "staffEvents"
FROM downloads d JOIN sessions s ON s.id = d.session_id JOIN users u ON u.id = s.user_id
WHERE d.token_hash = $1::bytea AND d.expires_at > now() AND s.expires_at > now() AND u.disabled_at IS NULL AND ($2::bool OR NOT u.demo);

-- reports.insertDownload (tokenHash bytea, sessionId uuid, request jsonb, minutes int4) -> ()
WITH expired AS (DELETE FROM downloads WHERE expires_at < now())
INSERT INTO downloads (token_hash, session_id, request, expires_at)
VALUES ($1::bytea, $2::uuid, $3::jsonb, now() + make_interval(mins => $4::int4));

-- reports.takeDownload (tokenHash bytea) -> (sessionId uuid)
DELETE FROM downloads d WHERE d.token_hash = $1::bytea RETURNING d.session_id AS "sessionId";

-- rights.lockSession (id uuid, stamp text) -> (holds bool, stamp text?)
  WITH session AS (
SELECT u.access_stamp FROM users u JOIN sessions s ON s.user_id = u.id
WHERE s.id = $1::uuid AND u.access_stamp IN ($2::text::bigint, pg_current_xact_id()::text::bigint) FOR SHARE)
  SELECT EXISTS (SELECT FROM session)
    OR strpos(current_setting('podium.ended_sessions', true), $1::uuid::text) > 0 IS TRUE AS holds,
    (SELECT access_stamp::text FROM session) AS stamp;

-- rights.lockToken (id uuid) -> (holds bool, stamp text?)
WITH token AS (SELECT FROM api_tokens WHERE id = $1::uuid AND revoked_at IS NULL FOR SHARE)
SELECT EXISTS (SELECT FROM token) AS holds, NULL AS stamp;

-- schedule.activitiesAtPod (podId uuid) -> (id uuid, eventId uuid, kind activity_kind, title text, description text?, startsAt timestamptz, endsAt timestamptz, location text?, track text?, podId uuid?, sequence int4, updatedAt timestamptz)
SELECT a.id AS "id", a.event_id AS "eventId", a.kind AS "kind", a.title AS "title", a.description AS "description", a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.location AS "location", a.track AS "track", a.pod_id AS "podId", a.sequence AS "sequence", a.updated_at AS "updatedAt" FROM activities a WHERE a.pod_id = $1::uuid ORDER BY a.starts_at, a.id LIMIT 1000;

-- schedule.activitiesByIds (ids uuid[]) -> (id uuid, eventId uuid, kind activity_kind, title text, description text?, startsAt timestamptz, endsAt timestamptz, location text?, track text?, podId uuid?, sequence int4, updatedAt timestamptz)
SELECT a.id AS "id", a.event_id AS "eventId", a.kind AS "kind", a.title AS "title", a.description AS "description", a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.location AS "location", a.track AS "track", a.pod_id AS "podId", a.sequence AS "sequence", a.updated_at AS "updatedAt" FROM activities a WHERE a.id = ANY($1::uuid[]);

-- schedule.activitiesInAgenda (userId uuid, activityIds uuid[]) -> (activityId uuid)
SELECT g.activity_id AS "activityId" FROM agenda_entries g JOIN attendees me ON me.id = g.attendee_id
WHERE me.user_id = $1::uuid AND g.activity_id = ANY($2::uuid[]);

-- schedule.attendeesAmong (attendeeIds uuid[], eventId uuid) -> (id uuid)
SELECT a.id AS "id" FROM attendees a
WHERE id = ANY($1::uuid[]) AND event_id = $2::uuid AND status IN ('CONFIRMED', 'INVITED');

-- schedule.audiences (activityIds uuid[], speakerId uuid?) -> (id uuid, audience int4)
WITH sight AS MATERIALIZED (SELECT own.event_id, reached_groups(own.id, 'see') AS groups FROM attendees own WHERE own.user_id = $1::uuid OFFSET 0)
SELECT asked.id AS "id", (SELECT count(*)::int FROM agenda_entries g JOIN attendees a ON a.id = g.attendee_id LEFT JOIN sight ON sight.event_id = a.event_id
    WHERE g.activity_id = asked.id AND a.status = 'CONFIRMED' AND (a.groups & coalesce(sight.groups, -1)) <> 0) AS "audience" FROM unnest($2::uuid[]) AS asked (id)
WHERE $1::uuid IS NULL OR EXISTS (
  SELECT 1 FROM activity_speakers s JOIN attendees me ON me.id = s.attendee_id
  WHERE s.activity_id = asked.id AND me.user_id = $1::uuid AND me.status = 'CONFIRMED');

-- schedule.busyTimesOf (attendeeId uuid) -> (id uuid, startsAt timestamptz, endsAt timestamptz, note text?, eventId uuid)
SELECT b.id AS "id", b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.note AS "note", a.event_id AS "eventId" FROM busy_times b JOIN attendees a ON a.id = b.attendee_id WHERE b.attendee_id = $1::uuid ORDER BY b.starts_at, b.id;

-- schedule.deleteActivitiesAtPod (podId uuid) -> (id uuid)
DELETE FROM activities WHERE pod_id = $1::uuid RETURNING activities.id AS "id";

-- schedule.deleteAgendaEntry (attendeeId uuid, activityId uuid) -> ()
DELETE FROM agenda_entries WHERE attendee_id = $1::uuid AND activity_id = $2::uuid;

-- schedule.deleteBusyTime (id uuid) -> (id uuid)
DELETE FROM busy_times WHERE id = $1::uuid RETURNING busy_times.id AS "id";

-- schedule.deleteFeed (attendeeId uuid) -> (attendeeId uuid)
DELETE FROM agenda_feeds WHERE attendee_id = $1::uuid RETURNING agenda_feeds.attendee_id AS "attendeeId";

-- schedule.deleteOtherSpeakers (activityId uuid, speakerIds uuid[]) -> ()
DELETE FROM activity_speakers WHERE activity_id = $1::uuid AND attendee_id <> ALL($2::uuid[]);

-- schedule.deletePlansOf (attendeeIds uuid[]) -> ()
WITH agenda AS (DELETE FROM agenda_entries WHERE attendee_id = ANY($1::uuid[])),
  feeds AS (DELETE FROM agenda_feeds WHERE attendee_id = ANY($1::uuid[])),
  busy AS (DELETE FROM busy_times WHERE attendee_id = ANY($1::uuid[]))
DELETE FROM activity_speakers WHERE attendee_id = ANY($1::uuid[]);

-- schedule.findFeed (attendeeId uuid) -> (createdAt timestamptz, lastReadAt timestamptz?)
SELECT f.created_at AS "createdAt", f.last_read_at AS "lastReadAt" FROM agenda_feeds f WHERE f.attendee_id = $1::uuid;

-- schedule.followersOf (activityId uuid) -> (id uuid)
SELECT a.id AS "id" FROM attendees a
WHERE a.status = 'CONFIRMED' AND a.id IN (
  SELECT attendee_id FROM agenda_entries WHERE activity_id = $1::uuid
  UNION ALL SELECT attendee_id FROM activity_speakers WHERE activity_id = $1::uuid)
ORDER BY a.id;

-- schedule.followersOfImported (importId uuid, isUndone bool) -> (attendeeId uuid, activityId uuid, startsAt timestamptz)
SELECT f.attendee_id AS "attendeeId", a.id AS "activityId", shown.starts_at AS "startsAt"
FROM import_changes c JOIN imports i ON i.id = c.import_id JOIN activities a ON a.id = c.subject_id
CROSS JOIN LATERAL jsonb_populate_record(a, c.before) AS was
CROSS JOIN LATERAL (SELECT CASE WHEN $1::bool THEN was.starts_at ELSE a.starts_at END AS starts_at) AS shown
CROSS JOIN LATERAL (
  SELECT g.attendee_id FROM agenda_entries g WHERE g.activity_id = a.id
  UNION SELECT s.attendee_id FROM activity_speakers s WHERE s.activity_id = a.id) f
JOIN attendees t ON t.id = f.attendee_id
WHERE c.import_id = $2::uuid AND c.before IS NOT NULL AND t.status = 'CONFIRMED'
  AND (NOT $1::bool OR a.updated_at = i.committed_at)
  AND (was.kind, was.starts_at, was.ends_at, was.location, was.track)
    IS DISTINCT FROM (a.kind, a.starts_at, a.ends_at, a.location, a.track);

-- schedule.importChoices (eventId uuid) -> (days text[], speakers text[])
SELECT ARRAY(SELECT day::date::text FROM generate_series(
        date_trunc('day', e.starts_at AT TIME ZONE e.timezone), (e.ends_at - interval '1 second') AT TIME ZONE e.timezone, interval '1 day') AS day) AS "days", ARRAY(SELECT u.email::text FROM attendees a JOIN users u ON u.id = a.user_id
        WHERE a.event_id = e.id AND a.category = 'SPEAKER' AND a.status IN ('CONFIRMED', 'INVITED') ORDER BY u.email LIMIT 500) AS "speakers" FROM events e WHERE e.id = $1::uuid;

-- schedule.insertActivity (id uuid, eventId uuid, kind activity_kind, title text, description text?, startsAt timestamptz, endsAt timestamptz, location text?, track text?, podId uuid?) -> (id uuid, eventId uuid, kind activity_kind, title text, description text?, startsAt timestamptz, endsAt timestamptz, location text?, track text?, podId uuid?, sequence int4, updatedAt timestamptz)
INSERT INTO activities AS a (id, event_id, kind, title, description, starts_at, ends_at, location, track, pod_id)
VALUES ($1::uuid, $2::uuid, $3::activity_kind, $4::text, $5::text, $6::timestamptz, $7::timestamptz, $8::text,
  $9::text, $10::uuid) RETURNING a.id AS "id", a.event_id AS "eventId", a.kind AS "kind", a.title AS "title", a.description AS "description", a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.location AS "location", a.track AS "track", a.pod_id AS "podId", a.sequence AS "sequence", a.updated_at AS "updatedAt";

-- schedule.insertAgendaEntry (attendeeId uuid, activityId uuid) -> ()
INSERT INTO agenda_entries (attendee_id, activity_id)
SELECT $1::uuid, id FROM activities WHERE id = $2::uuid ON CONFLICT DO NOTHING;

-- schedule.insertBusyTime (id uuid, attendeeId uuid, startsAt timestamptz, endsAt timestamptz, note text?) -> ()
INSERT INTO busy_times (id, attendee_id, starts_at, ends_at, note)
VALUES ($1::uuid, $2::uuid, $3::timestamptz, $4::timestamptz, $5::text);

-- schedule.lockActivity (id uuid) -> (id uuid, eventId uuid, kind activity_kind, title text, description text?, startsAt timestamptz, endsAt timestamptz, location text?, track text?, podId uuid?, sequence int4, updatedAt timestamptz)
SELECT a.id AS "id", a.event_id AS "eventId", a.kind AS "kind", a.title AS "title", a.description AS "description", a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.location AS "location", a.track AS "track", a.pod_id AS "podId", a.sequence AS "sequence", a.updated_at AS "updatedAt" FROM activities a WHERE a.id = $1::uuid FOR UPDATE;

-- schedule.lockAndCompareTime (attendeeId uuid, startsAt timestamptz, endsAt timestamptz) -> (overlaps bool)
SELECT e.starts_at < $1::timestamptz AND e.ends_at > $2::timestamptz AS overlaps
FROM attendees a JOIN events e ON e.id = a.event_id WHERE a.id = $3::uuid FOR NO KEY UPDATE OF a;

-- schedule.ownBusyTime (id uuid, userId uuid?) -> (id uuid, startsAt timestamptz, endsAt timestamptz, note text?, eventId uuid)
SELECT b.id AS "id", b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.note AS "note", a.event_id AS "eventId" FROM busy_times b JOIN attendees a ON a.id = b.attendee_id WHERE b.id = $1::uuid AND a.user_id = $2::uuid;

-- schedule.plannedActivities (attendeeId uuid) -> (id uuid, eventId uuid, kind activity_kind, title text, description text?, startsAt timestamptz, endsAt timestamptz, location text?, track text?, podId uuid?, sequence int4, updatedAt timestamptz)
  SELECT a.id AS "id", a.event_id AS "eventId", a.kind AS "kind", a.title AS "title", a.description AS "description", a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.location AS "location", a.track AS "track", a.pod_id AS "podId", a.sequence AS "sequence", a.updated_at AS "updatedAt" FROM activities a WHERE a.id IN (
SELECT activity_id FROM agenda_entries WHERE attendee_id = $1::uuid
UNION ALL SELECT activity_id FROM activity_speakers WHERE attendee_id = $1::uuid)
  ORDER BY a.starts_at, a.id LIMIT 1000;

-- schedule.podActivitiesOfDay (eventId uuid, date date, timezone text) -> (id uuid, eventId uuid, kind activity_kind, title text, description text?, startsAt timestamptz, endsAt timestamptz, location text?, track text?, podId uuid?, sequence int4, updatedAt timestamptz)
SELECT a.id AS "id", a.event_id AS "eventId", a.kind AS "kind", a.title AS "title", a.description AS "description", a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.location AS "location", a.track AS "track", a.pod_id AS "podId", a.sequence AS "sequence", a.updated_at AS "updatedAt" FROM activities a WHERE a.event_id = $1::uuid AND a.kind = 'POD'
  AND a.ends_at > ($2::date::timestamp AT TIME ZONE $3::text)
  AND a.starts_at < (($2::date + 1)::timestamp AT TIME ZONE $3::text)
ORDER BY a.starts_at, a.id LIMIT 5000;

-- schedule.readFeedOwner (tokenHash bytea) -> (attendeeId uuid, eventId uuid, userId uuid, role role, mustChangePassword bool)
UPDATE agenda_feeds f SET last_read_at = now() FROM attendees a JOIN users u ON u.id = a.user_id
WHERE f.token_hash = $1::bytea AND a.id = f.attendee_id AND u.disabled_at IS NULL
RETURNING a.id AS "attendeeId", a.event_id AS "eventId", u.id AS "userId", u.role AS "role", u.must_change_password AS "mustChangePassword";

-- schedule.removalsOfActivities (activityIds uuid[]) -> (id uuid, agendaEntries int4, speakers int4)
SELECT asked.id AS "id", (SELECT count(*)::int FROM agenda_entries g WHERE g.activity_id = asked.id) AS "agendaEntries", (SELECT count(*)::int FROM activity_speakers s WHERE s.activity_id = asked.id) AS "speakers" FROM unnest($1::uuid[]) AS asked (id);

-- schedule.restoreSpeakers (importId uuid, activityIds uuid[]) -> ()
WITH former AS (
    SELECT c.subject_id AS activity_id, a.id AS attendee_id, speaker.place
    FROM import_changes c CROSS JOIN LATERAL jsonb_array_elements_text(c.before -> 'speakers') WITH ORDINALITY AS speaker (id, place)
    JOIN attendees a ON a.id = speaker.id::uuid AND a.status <> 'REMOVED'
    WHERE c.import_id = $1::uuid AND c.subject_id = ANY($2::uuid[])),
  gone AS (
    DELETE FROM activity_speakers s USING import_changes c
    WHERE c.import_id = $1::uuid AND c.subject_id = ANY($2::uuid[]) AND c.before ? 'speakers' AND s.activity_id = c.subject_id
      AND (s.activity_id, s.attendee_id) NOT IN (SELECT activity_id, attendee_id FROM former))
INSERT INTO activity_speakers (activity_id, attendee_id, position) SELECT activity_id, attendee_id, place FROM former
ON CONFLICT (activity_id, attendee_id) DO UPDATE SET position = excluded.position;

-- schedule.saveSpeakers (activityId uuid, speakerIds uuid[]) -> ()
INSERT INTO activity_speakers (activity_id, attendee_id, position)
SELECT $1::uuid, id, position FROM unnest($2::uuid[]) WITH ORDINALITY AS placed (id, position)
ON CONFLICT (activity_id, attendee_id) DO UPDATE SET position = excluded.position;

-- schedule.sessionsOfCompanies (companyIds uuid[]) -> (id uuid, eventId uuid, kind activity_kind, title text, description text?, startsAt timestamptz, endsAt timestamptz, location text?, track text?, podId uuid?, sequence int4, updatedAt timestamptz, companyId uuid)
SELECT own.* FROM unnest($1::uuid[]) AS asked (id)
CROSS JOIN LATERAL (
  SELECT a.id AS "id", a.event_id AS "eventId", a.kind AS "kind", a.title AS "title", a.description AS "description", a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.location AS "location", a.track AS "track", a.pod_id AS "podId", a.sequence AS "sequence", a.updated_at AS "updatedAt", asked.id AS "companyId" FROM activities a WHERE a.kind = 'SESSION' AND a.id IN (
    SELECT s.activity_id FROM activity_speakers s JOIN attendees t ON t.id = s.attendee_id
    WHERE t.company_id = asked.id AND t.status = 'CONFIRMED')
  ORDER BY a.starts_at, a.id LIMIT 100) own;

-- schedule.sessionsOfSpeakers (attendeeIds uuid[]) -> (attendeeId uuid, id uuid, eventId uuid, kind activity_kind, title text, description text?, startsAt timestamptz, endsAt timestamptz, location text?, track text?, podId uuid?, sequence int4, updatedAt timestamptz)
SELECT s.attendee_id AS "attendeeId", a.id AS "id", a.event_id AS "eventId", a.kind AS "kind", a.title AS "title", a.description AS "description", a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.location AS "location", a.track AS "track", a.pod_id AS "podId", a.sequence AS "sequence", a.updated_at AS "updatedAt" FROM activity_speakers s JOIN activities a ON a.id = s.activity_id
WHERE s.attendee_id = ANY($1::uuid[]) AND a.kind = 'SESSION' ORDER BY a.starts_at, a.id;

-- schedule.speakerIdsOf (activityId uuid) -> (id uuid)
SELECT s.attendee_id AS "id" FROM activity_speakers s WHERE s.activity_id = $1::uuid ORDER BY s.position, s.attendee_id;

-- schedule.speakersOfActivities (activityIds uuid[]) -> (activityId uuid, attendeeId uuid)
SELECT s.activity_id AS "activityId", s.attendee_id AS "attendeeId" FROM activity_speakers s JOIN attendees a ON a.id = s.attendee_id
WHERE s.activity_id = ANY($1::uuid[]) AND a.status <> 'REMOVED'
ORDER BY s.position, s.attendee_id;

-- schedule.updateActivity (id uuid, eventId uuid, kind activity_kind, title text, description text?, startsAt timestamptz, endsAt timestamptz, location text?, track text?, podId uuid?) -> (id uuid, eventId uuid, kind activity_kind, title text, description text?, startsAt timestamptz, endsAt timestamptz, location text?, track text?, podId uuid?, sequence int4, updatedAt timestamptz)
UPDATE activities a SET event_id = $1::uuid, kind = $2::activity_kind, title = $3::text, description = $4::text,
  starts_at = $5::timestamptz, ends_at = $6::timestamptz, location = $7::text, track = $8::text, pod_id = $9::uuid,
  updated_at = greatest(now(), updated_at + interval '1 millisecond')
WHERE a.id = $10::uuid RETURNING a.id AS "id", a.event_id AS "eventId", a.kind AS "kind", a.title AS "title", a.description AS "description", a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.location AS "location", a.track AS "track", a.pod_id AS "podId", a.sequence AS "sequence", a.updated_at AS "updatedAt";

-- schedule.upsertFeed (attendeeId uuid, tokenHash bytea) -> (createdAt timestamptz, lastReadAt timestamptz?)
INSERT INTO agenda_feeds AS f (attendee_id, token_hash) VALUES ($1::uuid, $2::bytea)
ON CONFLICT (attendee_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = now(), last_read_at = NULL
RETURNING f.created_at AS "createdAt", f.last_read_at AS "lastReadAt";

-- scheduler.addRun (id uuid, eventId uuid, startedById uuid?, basis schedule_run_basis, order meeting_program_order, seed int4) -> (id uuid, eventId uuid)
INSERT INTO schedule_runs AS r (id, event_id, started_by, basis, goal_order, seed)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::schedule_run_basis, $5::meeting_program_order, $6::int4)
ON CONFLICT (event_id) WHERE status IN ('QUEUED', 'RUNNING') DO NOTHING RETURNING r.id AS "id", r.event_id AS "eventId";

-- scheduler.allMeetings (runId uuid) -> (id uuid, change schedule_change, startsAt timestamptz, endsAt timestamptz, meetingId uuid?, oldStartsAt timestamptz?, oldEndsAt timestamptz?, outcome schedule_outcome?, reason text?, oneId uuid, otherId uuid, podId uuid, oldPodId uuid?, isLocked bool, oldStatus meeting_status?, oldRunId uuid?)
SELECT m.id AS "id", m.change AS "change", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.meeting_id AS "meetingId", m.old_starts_at AS "oldStartsAt", m.old_ends_at AS "oldEndsAt", m.outcome AS "outcome", m.reason AS "reason", m.one_id AS "oneId", m.other_id AS "otherId", m.pod_id AS "podId", m.old_pod_id AS "oldPodId", EXISTS (SELECT 1 FROM meetings held WHERE held.id = m.meeting_id AND held.locked_at IS NOT NULL) AS "isLocked", m.old_status AS "oldStatus", m.old_run_id AS "oldRunId" FROM schedule_run_meetings m WHERE m.run_id = $1::uuid ORDER BY m.starts_at, m.id;

-- scheduler.beat (id uuid, progress int4) -> (id uuid, eventId uuid)
UPDATE schedule_runs r SET heartbeat_at = now(), progress = greatest(r.progress, $1::int4)
WHERE r.id = $2::uuid AND r.status = 'RUNNING' RETURNING r.id AS "id", r.event_id AS "eventId";

-- scheduler.beginAct (id uuid, status schedule_run_status, userId uuid) -> ()
UPDATE schedule_runs SET status = $1::schedule_run_status, acted_by = $2::uuid, told_until = NULL, progress = 0, failures = 0, updated_at = now()
WHERE id = $3::uuid;

-- scheduler.blocks (eventId uuid) -> (podId uuid, from int4, until int4)
SELECT p.id AS "podId", floor(extract(epoch FROM lower(c.during)) / 60)::int AS "from", ceil(extract(epoch FROM upper(c.during)) / 60)::int AS until
FROM pods p JOIN claims c ON c.pod_id = p.id AND c.activity_id IS NOT NULL WHERE p.event_id = $1::uuid
ORDER BY 1, 2, 3;

-- scheduler.cancelRun (id uuid) -> (id uuid, eventId uuid)
UPDATE schedule_runs r SET status = 'CANCELLED', finished_at = now(), updated_at = now()
WHERE r.id = $1::uuid AND r.status IN ('QUEUED', 'RUNNING') RETURNING r.id AS "id", r.event_id AS "eventId";

-- scheduler.changeCounts (ids uuid[]) -> (runId uuid, change schedule_change, outcome schedule_outcome?, reason text?, count int4)
SELECT m.run_id AS "runId", m.change AS "change", m.outcome AS "outcome", m.reason AS "reason", count(*)::int AS "count" FROM schedule_run_meetings m WHERE m.run_id = ANY ($1::uuid[])
GROUP BY m.run_id, m.change, m.outcome, m.reason ORDER BY m.run_id, m.change, m.outcome, m.reason;

-- scheduler.changedPeopleCounts (ids uuid[]) -> (runId uuid, people int4)
SELECT person.run_id AS "runId", count(*)::int AS "people" FROM (
  SELECT run_id, one_id FROM schedule_run_meetings WHERE run_id = ANY ($1::uuid[]) AND change <> 'KEPT'
  UNION SELECT run_id, other_id FROM schedule_run_meetings WHERE run_id = ANY ($1::uuid[]) AND change <> 'KEPT') AS person
GROUP BY person.run_id;

-- scheduler.deleteMeetings (ids uuid[]) -> ()
DELETE FROM schedule_run_meetings WHERE id = ANY($1::uuid[]);

-- scheduler.deleteMeetingsOf (attendeeIds uuid[]) -> ()
DELETE FROM schedule_run_meetings WHERE one_id = ANY($1::uuid[]) OR other_id = ANY($1::uuid[]);

-- scheduler.deletePeopleOf (attendeeIds uuid[]) -> ()
DELETE FROM schedule_run_people WHERE attendee_id = ANY($1::uuid[]);

-- scheduler.dropOld (eventId uuid, kept int4) -> ()
DELETE FROM schedule_runs WHERE id IN (
  SELECT r.id FROM schedule_runs r WHERE r.event_id = $1::uuid AND r.status IN ('DRAFT', 'FAILED', 'CANCELLED')
  ORDER BY r.created_at DESC, r.id DESC OFFSET $2::int4);

-- scheduler.endAct (id uuid, status schedule_run_status) -> ()
UPDATE schedule_runs SET status = $1::schedule_run_status, progress = 100, updated_at = now() WHERE id = $2::uuid;

-- scheduler.failLost () -> (id uuid, eventId uuid)
UPDATE schedule_runs r SET status = 'FAILED', error = 'The server stopped before it was done. Nothing was changed.',
  finished_at = now(), updated_at = now()
WHERE r.status = 'RUNNING' AND r.heartbeat_at < now() - interval '1 minute'
  OR r.status = 'QUEUED' AND r.created_at < now() - interval '1 hour'
RETURNING r.id AS "id", r.event_id AS "eventId";

-- scheduler.failRun (id uuid, error text) -> (id uuid, eventId uuid)
UPDATE schedule_runs r SET status = 'FAILED', error = $1::text, finished_at = now(), updated_at = now()
WHERE r.id = $2::uuid AND r.status IN ('QUEUED', 'RUNNING') RETURNING r.id AS "id", r.event_id AS "eventId";

-- scheduler.finishRun (id uuid, inputHash text, bound jsonb, measures jsonb) -> (id uuid, eventId uuid)
UPDATE schedule_runs r SET status = 'DRAFT', progress = 100, input_hash = $1::text, bound = nullif($2::jsonb, 'null'),
  measures = $3::jsonb, finished_at = now(), updated_at = now()
WHERE r.id = $4::uuid AND r.status = 'RUNNING' RETURNING r.id AS "id", r.event_id AS "eventId";

-- scheduler.groups (eventId uuid) -> (bit int4, meets int8, meetingsPerDay int4?, meetingsInAll int4?)
SELECT g.bit AS "bit", g.meets AS "meets", g.meetings_per_day AS "meetingsPerDay", g.meetings_in_all AS "meetingsInAll" FROM attendee_groups g WHERE g.event_id = $1::uuid ORDER BY g.bit;

-- scheduler.insertMeetings (runId uuid, meetings jsonb) -> ()
INSERT INTO schedule_run_meetings (id, run_id, one_id, other_id, change, starts_at, ends_at, pod_id, meeting_id,
  old_status, old_starts_at, old_ends_at, old_pod_id, old_run_id)
SELECT m.id, $1::uuid, m."oneId", m."otherId", m.change, m."startsAt", m."endsAt", m."podId", m."meetingId",
  m."oldStatus", m."oldStartsAt", m."oldEndsAt", m."oldPodId", m."oldRunId"
FROM jsonb_to_recordset($2::jsonb) AS m (id uuid, "oneId" uuid, "otherId" uuid, change schedule_change, "startsAt" timestamptz,
  "endsAt" timestamptz, "podId" uuid, "meetingId" uuid, "oldStatus" meeting_status, "oldStartsAt" timestamptz, "oldEndsAt" timestamptz,
  "oldPodId" uuid, "oldRunId" uuid);

-- scheduler.insertPeople (runId uuid, people jsonb) -> ()
INSERT INTO schedule_run_people (run_id, attendee_id, target, got, reasons)
SELECT $1::uuid, x."attendeeId", x.target, x.got, x.reasons
FROM jsonb_to_recordset($2::jsonb) AS x ("attendeeId" uuid, target int, got int, reasons jsonb);

-- scheduler.leaveOut (runId uuid, isUndo bool, reason text) -> ()
UPDATE schedule_run_meetings SET outcome = CASE WHEN $1::bool THEN 'NOT_UNDONE' ELSE 'SKIPPED' END::schedule_outcome, reason = $2::text
WHERE run_id = $3::uuid AND change <> 'KEPT' AND CASE WHEN $1::bool THEN outcome = 'APPLIED' ELSE outcome IS NULL END;

-- scheduler.lockPeople (ids uuid[]) -> (id uuid)
SELECT a.id AS "id" FROM attendees a WHERE a.id = ANY($1::uuid[]) AND a.status <> 'REMOVED' ORDER BY a.id FOR SHARE;

-- scheduler.lockRun (id uuid) -> (id uuid, eventId uuid, status schedule_run_status, inputHash text?, draftVersion int4, actedById uuid?, toldUntil uuid?, role role?)
SELECT r.id AS "id", r.event_id AS "eventId", r.status AS "status", r.input_hash AS "inputHash", r.draft_version AS "draftVersion", r.acted_by AS "actedById", r.told_until AS "toldUntil", (SELECT u.role FROM users u WHERE u.id = r.acted_by AND u.disabled_at IS NULL AND (u.all_events OR EXISTS (SELECT 1 FROM event_staff x WHERE x.user_id = u.id AND x.event_id = r.event_id AND (x.ends_at IS NULL OR x.ends_at > now())))) AS "role" FROM schedule_runs r WHERE r.id = $1::uuid FOR NO KEY UPDATE;

-- scheduler.meetings (eventId uuid) -> (id uuid, senderId uuid, receiverId uuid, podId uuid?, startsAt timestamptz, endsAt timestamptz, status meeting_status, runId uuid?, isPast bool, isLocked bool, isMoved bool)
SELECT m.id AS "id", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.pod_id AS "podId", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.status AS "status", m.run_id AS "runId", m.starts_at <= now() AS "isPast", m.locked_at IS NOT NULL AS "isLocked", (m.run_id IS NOT NULL AND (r.starts_at, r.pod_id) IS DISTINCT FROM (m.starts_at, m.pod_id)) AS "isMoved" FROM meetings m
LEFT JOIN schedule_run_meetings r ON r.run_id = m.run_id
  AND r.one_id = least(m.sender_id, m.receiver_id) AND r.other_id = greatest(m.sender_id, m.receiver_id)
WHERE m.event_id = $1::uuid AND (m.status = 'ACTIVE' OR m.status = 'PENDING' AND m.expires_at > now()
  OR m.closed_reason = 'CANCELLED' AND m.run_id IS NOT NULL)
ORDER BY m.id;

-- scheduler.nextReaders (runId uuid, outcome schedule_outcome, after uuid?, limit int4) -> (id uuid)
SELECT person.id AS "id" FROM (
  SELECT one_id AS id FROM schedule_run_meetings WHERE run_id = $1::uuid AND outcome = $2::schedule_outcome AND change <> 'KEPT'
  UNION SELECT other_id FROM schedule_run_meetings WHERE run_id = $1::uuid AND outcome = $2::schedule_outcome AND change <> 'KEPT') AS person
WHERE coalesce(person.id > $3::uuid, true) ORDER BY person.id LIMIT $4::int4;

-- scheduler.noteActFault (id uuid) -> (failures int4)
UPDATE schedule_runs r SET failures = failures + 1, updated_at = now() WHERE r.id = $1::uuid RETURNING r.failures AS "failures";

-- scheduler.noteActProgress (id uuid, progress int4) -> ()
UPDATE schedule_runs SET progress = $1::int4, failures = 0, updated_at = now() WHERE id = $2::uuid;

-- scheduler.noteEdit (id uuid, expectedVersion int4) -> (id uuid)
UPDATE schedule_runs r SET draft_version = r.draft_version + 1, updated_at = now()
WHERE r.id = $1::uuid AND r.status = 'DRAFT' AND r.draft_version = $2::int4 RETURNING r.id AS "id";

-- scheduler.noteTold (id uuid, until uuid) -> ()
UPDATE schedule_runs SET told_until = $1::uuid, failures = 0, updated_at = now() WHERE id = $2::uuid;

-- scheduler.occupied (eventId uuid) -> (attendeeId uuid, from int4, until int4)
SELECT t.attendee_id AS "attendeeId", floor(extract(epoch FROM lower(t.during)) / 60)::int AS "from", ceil(extract(epoch FROM upper(t.during)) / 60)::int AS until
FROM (
  SELECT x.attendee_id, tstzrange(a.starts_at, a.ends_at) AS during
  FROM (SELECT attendee_id, activity_id FROM agenda_entries UNION ALL SELECT attendee_id, activity_id FROM activity_speakers) x
  JOIN activities a ON a.id = x.activity_id
  WHERE x.attendee_id = ANY(ARRAY(SELECT a.id FROM attendees a WHERE a.event_id = $1::uuid AND (a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1)))))))
  UNION ALL
  SELECT attendee_id, tstzrange(starts_at, ends_at) FROM busy_times WHERE attendee_id = ANY(ARRAY(SELECT a.id FROM attendees a WHERE a.event_id = $1::uuid AND (a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1)))))))) t
ORDER BY 1, 2, 3;

-- scheduler.openChanges (runId uuid, isUndo bool) -> (id uuid, oneId uuid, otherId uuid, change schedule_change, startsAt timestamptz, endsAt timestamptz, podId uuid, meetingId uuid?, oldStatus meeting_status?, oldStartsAt timestamptz?, oldEndsAt timestamptz?, oldPodId uuid?, oldRunId uuid?, date text, oldDate text?)
SELECT d.id AS "id", d.one_id AS "oneId", d.other_id AS "otherId", d.change AS "change", d.starts_at AS "startsAt", d.ends_at AS "endsAt", d.pod_id AS "podId", d.meeting_id AS "meetingId", d.old_status AS "oldStatus", d.old_starts_at AS "oldStartsAt", d.old_ends_at AS "oldEndsAt", d.old_pod_id AS "oldPodId", d.old_run_id AS "oldRunId", (d.starts_at AT TIME ZONE e.timezone)::date::text AS "date", (d.old_starts_at AT TIME ZONE e.timezone)::date::text AS "oldDate" FROM schedule_run_meetings d JOIN schedule_runs r ON r.id = d.run_id JOIN events e ON e.id = r.event_id
WHERE d.run_id = $1::uuid AND d.change <> 'KEPT' AND CASE WHEN $2::bool THEN d.outcome = 'APPLIED' ELSE d.outcome IS NULL END
ORDER BY d.starts_at, d.id;

-- scheduler.outcomeCounts (runId uuid) -> (outcome schedule_outcome?, count int4)
SELECT d.outcome AS "outcome", count(*)::int AS "count" FROM schedule_run_meetings d
WHERE d.run_id = $1::uuid AND d.change <> 'KEPT' AND d.outcome IS NOT NULL GROUP BY d.outcome;

-- scheduler.people (eventId uuid) -> (id uuid, companyId uuid?, groups int8, takesPart bool, minimum int4?, maximum int4?, perDay int4?, priority int4?)
WITH held AS MATERIALIZED (
  SELECT DISTINCT unnest(ARRAY[m.sender_id, m.receiver_id]) AS id FROM meetings m
  WHERE m.event_id = $1::uuid AND m.status = 'ACTIVE')
SELECT a.id AS "id", a.company_id AS "companyId", a.groups AS "groups", p.takes_part AS "takesPart", t.minimum AS "minimum", t.maximum AS "maximum", t.per_day AS "perDay", t.priority AS "priority" FROM attendees a
CROSS JOIN LATERAL (SELECT (a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1))))) AS takes_part OFFSET 0) p
LEFT JOIN LATERAL (
SELECT t.* FROM meeting_targets t WHERE t.event_id = a.event_id AND (t.attendee_id = a.id OR t.company_id = a.company_id
  OR t.group_id IN (SELECT g.id FROM attendee_groups g WHERE g.event_id = a.event_id AND (a.groups >> g.bit & 1 = 1)))
ORDER BY t.attendee_id IS NULL, t.company_id IS NULL, t.priority DESC, t.minimum DESC NULLS LAST, t.id LIMIT 1) t ON p.takes_part
WHERE a.event_id = $1::uuid AND (p.takes_part OR a.id IN (SELECT id FROM held)) ORDER BY a.id;

-- scheduler.placedWishes (ids uuid[]) -> (id uuid, isPlaced bool)
SELECT w.id AS "id", EXISTS (
  SELECT 1 FROM meetings m JOIN attendees o ON o.id IN (m.sender_id, m.receiver_id) AND o.id <> me.id
  WHERE (m.sender_id = me.id OR m.receiver_id = me.id) AND (m.status = 'ACTIVE' OR m.closed_reason = 'CANCELLED' AND m.run_id IS NOT NULL)
    AND (o.id = w.to_attendee_id OR o.company_id = w.to_company_id)) AS "isPlaced" FROM meeting_wishes w JOIN attendees me ON me.id = w.from_id
WHERE w.id = ANY($1::uuid[]) AND EXISTS (
  SELECT 1 FROM schedule_runs r WHERE r.event_id = me.event_id AND r.status = 'APPLIED');

-- scheduler.pods (eventId uuid) -> (id uuid, companyId uuid?, location text?, usable bool)
SELECT p.id AS "id", p.company_id AS "companyId", p.location AS "location", (p.bookable AND p.removed_at IS NULL) AS "usable" FROM pods p
WHERE p.event_id = $1::uuid AND (p.bookable AND p.removed_at IS NULL OR p.id IN (
  SELECT m.pod_id FROM meetings m WHERE m.event_id = $1::uuid AND m.status = 'ACTIVE'))
ORDER BY p.position, p.id;

-- scheduler.refusedPairs (oneIds uuid[], otherIds uuid[]) -> (position int4)
SELECT pair.position::int AS "position" FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS pair (one, other, position)
JOIN attendees a ON a.id = pair.one JOIN attendees b ON b.id = pair.other
WHERE NOT (a.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = a.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (a.groups >> pg.bit & 1 = 1))))) OR NOT (b.status = 'CONFIRMED' AND EXISTS (
SELECT 1 FROM meeting_programs mp WHERE mp.event_id = b.event_id AND (mp.group_ids IS NULL OR EXISTS (
  SELECT 1 FROM attendee_groups pg WHERE pg.id = ANY(mp.group_ids) AND pg.event_id = mp.event_id AND (b.groups >> pg.bit & 1 = 1))))) OR EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = a.id AND other_id = b.id)
  OR EXISTS (SELECT 1 FROM meeting_wishes w WHERE w.from_id = a.id AND w.to_attendee_id = b.id AND w.kind = 'NO') OR EXISTS (SELECT 1 FROM meeting_wishes w WHERE w.from_id = b.id AND w.to_attendee_id = a.id AND w.kind = 'NO')
  OR NOT ((b.status = 'CONFIRMED' AND (b.groups & (SELECT reached_groups(a.id, 'meet'))) <> 0) OR (a.status = 'CONFIRMED' AND (a.groups & (SELECT reached_groups(b.id, 'meet'))) <> 0));

-- scheduler.runById (id uuid) -> (id uuid, eventId uuid, status schedule_run_status, basis schedule_run_basis, order meeting_program_order, seed int4, progress int4, draftVersion int4, bound jsonb?, measures jsonb?, error text?, startedById uuid?, createdAt timestamptz, finishedAt timestamptz?, inputHash text?, startedByName text?)
SELECT r.id AS "id", r.event_id AS "eventId", r.status AS "status", r.basis AS "basis", r.goal_order AS "order", r.seed AS "seed", r.progress AS "progress", r.draft_version AS "draftVersion", r.bound AS "bound", r.measures AS "measures", r.error AS "error", r.started_by AS "startedById", r.created_at AS "createdAt", r.finished_at AS "finishedAt", r.input_hash AS "inputHash", s.display_name AS "startedByName" FROM schedule_runs r LEFT JOIN users s ON s.id = r.started_by WHERE r.id = $1::uuid;

-- scheduler.running (eventId uuid) -> (id uuid)
SELECT r.id AS "id" FROM schedule_runs r WHERE r.event_id = $1::uuid AND r.status IN ('QUEUED', 'RUNNING');

-- scheduler.slots (eventId uuid) -> (from int4, until int4, date date, isPast bool)
SELECT floor(extract(epoch FROM lower(g.during)) / 60)::int AS "from", ceil(extract(epoch FROM upper(g.during)) / 60)::int AS "until", g.date AS "date", lower(g.during) <= now() AS "isPast" FROM (
      SELECT tstzrange(start, start + make_interval(mins => e.slot_minutes)) AS during, e.slot_minutes AS minutes,
        (start AT TIME ZONE e.timezone)::date AS date
      FROM events e
      CROSS JOIN LATERAL (
        SELECT range_agg(tstzrange(open.starts, open.ends)) AS spans
        FROM jsonb_to_recordset(e.meeting_hours) AS day (date date, "from" time, "to" time)
        CROSS JOIN LATERAL (
          SELECT (day.date + day."from") AT TIME ZONE e.timezone AS starts, (day.date + day."to") AT TIME ZONE e.timezone AS ends) AS open
        WHERE open.starts < open.ends) AS hours
      CROSS JOIN unnest(hours.spans) AS span
      CROSS JOIN generate_series(
        lower(span), upper(span) - make_interval(mins => e.slot_minutes),
        make_interval(mins => e.slot_minutes + e.gap_minutes)) AS start
      WHERE e.id = $1::uuid) AS g ORDER BY g.during;

-- scheduler.startRun (id uuid) -> (id uuid, eventId uuid, basis schedule_run_basis, order meeting_program_order, seed int4)
UPDATE schedule_runs r SET status = 'RUNNING', heartbeat_at = now(), updated_at = now()
WHERE r.id = $1::uuid AND r.status = 'QUEUED' RETURNING r.id AS "id", r.event_id AS "eventId", r.basis AS "basis", r.goal_order AS "order", r.seed AS "seed";

-- scheduler.unreachable (eventId uuid) -> (oneId uuid, otherId uuid)
SELECT DISTINCT least(u.attendee_id, u.other_id) AS "oneId", greatest(u.attendee_id, u.other_id) AS "otherId"
FROM attendees a JOIN unreachable u ON u.attendee_id = a.id WHERE a.event_id = $1::uuid ORDER BY 1, 2;

-- scheduler.wishes (eventId uuid) -> (fromId uuid, toAttendeeId uuid?, toCompanyId uuid?, kind meeting_wish_kind)
SELECT w.from_id AS "fromId", w.to_attendee_id AS "toAttendeeId", w.to_company_id AS "toCompanyId", w.kind AS "kind" FROM attendees a JOIN meeting_wishes w ON w.from_id = a.id WHERE a.event_id = $1::uuid
ORDER BY w.from_id, w.to_attendee_id, w.to_company_id;

-- scheduler.writeMeasures (runId uuid, measures jsonb) -> ()
WITH gone AS (DELETE FROM schedule_run_people WHERE run_id = $1::uuid)
UPDATE schedule_runs SET measures = $2::jsonb WHERE id = $1::uuid;

-- scheduler.writeOutcomes (rows jsonb) -> ()
UPDATE schedule_run_meetings d SET outcome = n.outcome, reason = n.reason, meeting_id = n."meetingId",
  old_status = CASE n.outcome WHEN 'APPLIED' THEN n.status ELSE d.old_status END,
  old_starts_at = CASE n.outcome WHEN 'APPLIED' THEN n."startsAt" ELSE d.old_starts_at END,
  old_ends_at = CASE n.outcome WHEN 'APPLIED' THEN n."endsAt" ELSE d.old_ends_at END,
  old_pod_id = CASE n.outcome WHEN 'APPLIED' THEN n."podId" ELSE d.old_pod_id END,
  old_run_id = CASE n.outcome WHEN 'APPLIED' THEN n."runId" ELSE d.old_run_id END
FROM jsonb_to_recordset($1::jsonb) AS n (id uuid, outcome schedule_outcome, reason text, "meetingId" uuid, status meeting_status,
  "startsAt" timestamptz, "endsAt" timestamptz, "podId" uuid, "runId" uuid)
WHERE d.id = n.id;

-- search.commonTopics (eventId uuid, userId uuid) -> (label text)
SELECT t.label AS "label" FROM (
  SELECT a.id FROM attendees a WHERE a.event_id = $1::uuid AND (a.status = 'CONFIRMED' AND (a.groups & (SELECT reached_groups((SELECT own.id FROM attendees own WHERE own.event_id = $1::uuid AND own.user_id = $2::uuid), 'see'))) <> 0) LIMIT 500) AS sampled
JOIN attendee_interests i ON i.attendee_id = sampled.id JOIN interest_terms t ON t.id = i.term_id
GROUP BY t.label ORDER BY count(*) DESC, t.label LIMIT 3;

-- search.topicCounts (eventId uuid, userId uuid, labels text[]) -> (label text, attendees int4, companies json, sessions int4)
WITH chosen AS (
  SELECT DISTINCT t.label, i.attendee_id FROM interest_terms t JOIN attendee_interests i ON i.term_id = t.id
  WHERE t.event_id = $1::uuid AND t.label = ANY($2::text[])
), people AS (
  SELECT c.label, count(*)::int AS count FROM chosen c
  JOIN attendees a ON a.id = c.attendee_id AND a.event_id = $1::uuid
  WHERE (a.status = 'CONFIRMED' AND (a.groups & (SELECT reached_groups((SELECT own.id FROM attendees own WHERE own.event_id = $1::uuid AND own.user_id = $3::uuid), 'see'))) <> 0) GROUP BY c.label
)
SELECT named.label AS "label", coalesce(people.count, 0) AS "attendees", companies.tallies AS "companies", talks.count AS "sessions" FROM unnest($2::text[]) WITH ORDINALITY AS named (label, place)
LEFT JOIN people ON people.label = named.label
CROSS JOIN LATERAL (
  SELECT coalesce(json_agg(json_build_object('key', kind, 'count', count) ORDER BY count DESC, kind), '[]') FROM (
    SELECT kind, count(*)::int AS count FROM companies
    WHERE event_id = $1::uuid AND sectors && ARRAY[named.label] GROUP BY kind) AS kinds) AS companies (tallies)
CROSS JOIN LATERAL (
  SELECT count(*)::int FROM activities WHERE event_id = $1::uuid AND kind = 'SESSION' AND track = named.label) AS talks (count)
ORDER BY named.place;

-- search.topicsNear (eventId uuid, texts text[], synonyms text[]) -> (unit int4, label text, termIds uuid[], nearness float8)
WITH vocabulary AS MATERIALIZED (
  SELECT label, fold_text(label) AS folded, array_remove(array_agg(term_id), NULL) AS term_ids
  FROM (
    SELECT label, id AS term_id FROM interest_terms WHERE event_id = $1::uuid
    UNION ALL SELECT DISTINCT sector, NULL::uuid FROM companies, unnest(sectors) AS sector WHERE event_id = $1::uuid
    UNION ALL SELECT DISTINCT track, NULL::uuid FROM activities
      WHERE event_id = $1::uuid AND kind = 'SESSION' AND track IS NOT NULL
  ) AS own
  GROUP BY label
), looked AS MATERIALIZED (
  SELECT place, fold_text(word) AS word, pattern FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS t (word, pattern, place)
)
SELECT w.place::int - 1 AS "unit", v.label AS "label", v.term_ids AS "termIds", n.nearness AS "nearness" FROM looked w CROSS JOIN vocabulary v CROSS JOIN LATERAL (
  SELECT CASE WHEN length(w.word) > 1 AND (starts_with(v.folded, w.word) OR strpos(v.folded, ' ' || w.word) > 0) THEN 2
    WHEN v.folded ~ w.pattern THEN 1 ELSE least(word_similarity(w.word, v.folded), 0.99) END::float8 AS nearness) AS n
WHERE n.nearness > 0.3 ORDER BY n.nearness DESC, v.label LIMIT 60;

-- security.addFailureCounts (lines jsonb) -> ()
INSERT INTO security_events AS s (id, created_at, user_id, kind, reason, address, count)
SELECT id, now(), "userId", kind, reason, address, count
FROM jsonb_to_recordset($1::jsonb)
  AS line (id uuid, "userId" uuid, kind security_event_kind, reason text, address text, count int)
ORDER BY id ON CONFLICT (id) DO UPDATE SET count = s.count + excluded.count;

-- security.insert (id uuid, userId uuid?, kind security_event_kind, reason text?, address text?, device text?) -> ()
INSERT INTO security_events (id, created_at, user_id, kind, reason, address, device)
VALUES ($1::uuid, clock_timestamp(), $2::uuid, $3::security_event_kind, $4::text, $5::text, $6::text);

-- security.removeOld (days int4) -> ()
DELETE FROM security_events WHERE created_at < now() - make_interval(days => $1::int4);

-- session-ratings.deleteOf (attendeeIds uuid[]) -> ()
DELETE FROM session_ratings WHERE attendee_id = ANY($1::uuid[]);

-- session-ratings.own (userId uuid, activityIds uuid[]) -> (activityId uuid, stars int4, comment text?)
SELECT r.activity_id AS "activityId", r.stars AS "stars", r.comment AS "comment" FROM session_ratings r JOIN attendees me ON me.id = r.attendee_id
WHERE me.user_id = $1::uuid AND r.activity_id = ANY($2::uuid[]);

-- session-ratings.save (activityId uuid, attendeeId uuid, id uuid, stars int4, comment text?) -> ()
INSERT INTO session_ratings (activity_id, attendee_id, id, stars, comment)
VALUES ($1::uuid, $2::uuid, $3::uuid, $4::int4, $5::text)
ON CONFLICT (activity_id, attendee_id) DO UPDATE SET stars = excluded.stars, comment = excluded.comment;

-- session-ratings.summaries (activityIds uuid[]) -> (activityId uuid, mean float8, count int4)
SELECT r.activity_id AS "activityId", avg(r.stars)::float8 AS "mean", count(*)::int AS "count" FROM session_ratings r WHERE r.activity_id = ANY($1::uuid[]) GROUP BY r.activity_id;

-- sessions.countSessionsExcept (userId uuid, except uuid?) -> (count int4)
SELECT count(*)::int AS "count" FROM sessions
WHERE user_id = $1::uuid AND id IS DISTINCT FROM $2::uuid AND expires_at > now();

-- sessions.findActiveSession (tokenHash bytea, demo bool) -> (sessionId uuid, userId uuid, lastUsedAt timestamptz, expiresAt timestamptz, role role, mustChangePassword bool, staffEvents jsonb?, accessStamp text)
SELECT s.id AS "sessionId", s.user_id AS "userId", s.last_used_at AS "lastUsedAt", s.expires_at AS "expiresAt", u.role AS "role", u.must_change_password AS "mustChangePassword", CASE WHEN NOT u.all_events THEN (
  SELECT coalesce(jsonb_object_agg(x.event_id, floor(extract(epoch FROM x.ends_at) * 1000)), '{}')
  FROM event_staff x WHERE x.user_id = u.id AND (x.ends_at IS NULL OR x.ends_at > now())) END AS "staffEvents", u.access_stamp::text AS "accessStamp" FROM sessions s JOIN users u ON u.id = s.user_id
WHERE s.token_hash = $1::bytea AND s.expires_at > now() AND u.disabled_at IS NULL AND ($2::bool OR NOT u.demo);

-- sessions.findDemoUser (userId uuid) -> (found int4)
SELECT 1 AS "found" FROM users WHERE id = $1::uuid AND demo;

-- sessions.insert (id uuid, userId uuid, version int4, tokenHash bytea, device text?, days int4) -> ()
INSERT INTO sessions (id, user_id, credentials_version, token_hash, device, last_used_at, expires_at)
VALUES ($1::uuid, $2::uuid, $3::int4, $4::bytea, $5::text, now(), now() + make_interval(days => $6::int4));

-- sessions.isSessionOf (userId uuid, sessionId uuid) -> (id uuid)
SELECT s.id AS "id" FROM sessions s WHERE s.id = $1::uuid AND s.user_id = $2::uuid AND s.expires_at > now();

-- sessions.keepSession (sessionId uuid) -> ()
UPDATE sessions SET credentials_version = credentials_version + 1 WHERE id = $1::uuid;

-- sessions.knownKeysOf (email citext, keys bytea[]) -> (key text)
SELECT encode(k.key_hash, 'hex') AS "key" FROM users u JOIN known_devices k ON k.user_id = u.id
WHERE u.email = $1::citext AND k.key_hash = ANY($2::bytea[]);

-- sessions.lock (id uuid, userId uuid) -> (id uuid, device text?, createdAt timestamptz, lastUsedAt timestamptz, expiresAt timestamptz)
SELECT s.id AS "id", s.device AS "device", s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt", s.expires_at AS "expiresAt" FROM users u JOIN sessions s ON s.user_id = u.id
WHERE s.id = $1::uuid AND u.id = $2::uuid AND s.expires_at > now() FOR SHARE OF u FOR UPDATE OF s;

-- sessions.markSessionsUsed (ids uuid[], days int4) -> ()
UPDATE sessions SET last_used_at = now(), expires_at = now() + make_interval(days => $1::int4)
WHERE id = ANY($2::uuid[]);

-- sessions.rememberKeys (userId uuid, version int4, keys bytea[]) -> ()
INSERT INTO known_devices (user_id, credentials_version, key_hash)
SELECT $1::uuid, $2::int4, key FROM unnest($3::bytea[]) AS signed_in (key)
ORDER BY key ON CONFLICT (user_id, key_hash) DO UPDATE SET last_used_at = now();

-- sessions.trimKeys (userId uuid) -> ()
DELETE FROM known_devices WHERE user_id = $1::uuid AND key_hash IN (
  SELECT key_hash FROM known_devices WHERE user_id = $1::uuid
  ORDER BY last_used_at DESC, key_hash OFFSET 40);

-- statistics.pulse (eventId uuid) -> (cursor text, pulse text)
SELECT coalesce((SELECT max(id) FROM event_changes), 0)::text AS cursor, concat_ws(' ',
  (SELECT string_agg(status || '=' || n, ' ' ORDER BY status) FROM (
     SELECT a.status, sum(a.change) AS n FROM attendee_counts a WHERE a.event_id = $1::uuid AND a.status <> 'REMOVED' GROUP BY a.status HAVING sum(a.change) <> 0) AS people),
  (SELECT count(*) FROM attendees a WHERE a.event_id = $1::uuid AND a.status <> 'REMOVED' AND a.checked_in_at IS NOT NULL),
  (SELECT count(*) FROM check_ins k WHERE k.event_id = $1::uuid),
  (SELECT string_agg(status || '=' || n || '@' || at, ' ' ORDER BY status) FROM (
     SELECT m.status, count(*) AS n, sum(date_part('epoch', m.starts_at)::bigint) AS at
     FROM meetings m WHERE m.event_id = $1::uuid GROUP BY m.status) AS meetings),
  (SELECT sum(c.last_sequence) FROM conversations c WHERE c.event_id = $1::uuid),
  (SELECT count(*) || '/' || count(r.resolved_at) FROM message_reports r WHERE r.event_id = $1::uuid),
  (SELECT count(*) FROM webhooks w WHERE w.event_id = $1::uuid AND w.paused_at IS NOT NULL),
  (SELECT count(*) FROM mails f WHERE f.event_id = $1::uuid AND f.status = 'FAILED' AND f.created_at > now() - interval '1 day'),
  (SELECT count(*) || '@' || max(s.updated_at) FROM activities s WHERE s.event_id = $1::uuid)) AS pulse;

-- statistics.today (eventId uuid, kinds text[]) -> (funnel json, tasks json, previousEventId uuid?)
SELECT (SELECT coalesce(json_agg(r), '[]') FROM (SELECT count(*) AS invited, count(*) FILTER (WHERE a.status = 'CONFIRMED') AS joined,
    count(*) FILTER (WHERE a.status = 'CONFIRMED' AND a.introduction IS NOT NULL
      AND EXISTS (SELECT FROM attendee_interests i WHERE i.attendee_id = a.id)) AS "profileComplete",
    count(*) FILTER (WHERE a.status = 'CONFIRMED' AND (EXISTS (SELECT FROM meetings m WHERE m.sender_id = a.id)
      OR EXISTS (SELECT FROM company_requests q WHERE q.sender_id = a.id))) AS "withRequest"
  FROM attendees a WHERE a.event_id = $1::uuid AND a.status <> 'REMOVED' AND a.application IS NULL) AS r) AS "funnel", (SELECT coalesce(json_agg(r), '[]') FROM (SELECT kind, count(*) AS count, json_agg(json_build_object('id', id, 'name', name, 'detail', detail, 'at', at)
      ORDER BY at, id) FILTER (WHERE nth <= 5) AS items
  FROM (SELECT t.*, row_number() OVER (PARTITION BY kind ORDER BY at, id) AS nth FROM (SELECT 'APPLICATION' AS kind, 0 AS place, w.* FROM (SELECT a.id::text, concat_ws(' ', a.first_name, a.last_name), a.organization, x.since FROM attendees a
    JOIN applications x ON x.attendee_id = a.id WHERE a.event_id = $1::uuid AND a.application = 'APPLIED') AS w (id, name, detail, at)
        WHERE 'APPLICATION' = ANY($2::text[]) UNION ALL SELECT 'MESSAGE_REPORT' AS kind, 1 AS place, w.* FROM (SELECT r.id::text, concat_ws(' ', s.first_name, s.last_name), r.reason, r.created_at FROM message_reports r
    JOIN messages m ON m.id = r.message_id JOIN attendees s ON s.id = m.sender_id
    WHERE r.event_id = $1::uuid AND r.resolved_at IS NULL) AS w (id, name, detail, at)
        WHERE 'MESSAGE_REPORT' = ANY($2::text[]) UNION ALL SELECT 'GATE_CONFLICT' AS kind, 2 AS place, w.* FROM (SELECT p.id::text, concat_ws(' ', p.first_name, p.last_name),
      (SELECT string_agg(DISTINCT g.gate, ', ' ORDER BY g.gate) FROM check_ins g
       WHERE g.attendee_id = c.attendee_id AND g.at BETWEEN c.at - interval '5 minutes' AND c.at), c.at
    FROM check_ins c JOIN attendees p ON p.id = c.attendee_id AND p.status <> 'REMOVED'
    WHERE c.event_id = $1::uuid AND c.at > now() - interval '12 hours' AND c.direction = 'IN' AND EXISTS (
    SELECT 1 FROM check_ins o WHERE o.attendee_id = c.attendee_id AND o.direction = 'IN' AND o.gate <> c.gate
      AND (o.offline OR c.offline) AND (o.conflict_checked_at IS NULL OR c.conflict_checked_at IS NULL)
      AND o.at BETWEEN c.at - interval '5 minutes' AND c.at + interval '5 minutes')
      AND NOT EXISTS (SELECT FROM check_ins l WHERE l.attendee_id = c.attendee_id AND (l.at, l.client_id) > (c.at, c.client_id))) AS w (id, name, detail, at)
        WHERE 'GATE_CONFLICT' = ANY($2::text[]) UNION ALL SELECT 'SESSION_WITHOUT_SPEAKER' AS kind, 3 AS place, w.* FROM (SELECT a.id::text, a.title, a.location, a.starts_at FROM activities a WHERE a.event_id = $1::uuid AND a.kind = 'SESSION' AND a.starts_at > now() AND a.starts_at <= now() + interval '2 hours' AND NOT EXISTS (SELECT FROM activity_speakers s WHERE s.activity_id = a.id)) AS w (id, name, detail, at)
        WHERE 'SESSION_WITHOUT_SPEAKER' = ANY($2::text[]) UNION ALL SELECT 'SESSION_WITHOUT_ROOM' AS kind, 4 AS place, w.* FROM (SELECT a.id::text, a.title, a.location, a.starts_at FROM activities a WHERE a.event_id = $1::uuid AND a.kind = 'SESSION' AND a.starts_at > now() AND a.starts_at <= now() + interval '2 hours' AND a.location IS NULL) AS w (id, name, detail, at)
        WHERE 'SESSION_WITHOUT_ROOM' = ANY($2::text[]) UNION ALL SELECT 'POD_WISHED_TWICE' AS kind, 5 AS place, w.* FROM (SELECT p.id::text, p.name, count(*)::text, m.starts_at FROM meetings m
    JOIN pods p ON p.id = m.pod_id AND p.removed_at IS NULL
    WHERE m.event_id = $1::uuid AND m.status = 'PENDING' AND m.starts_at > now()
    GROUP BY p.id, m.starts_at HAVING count(*) > 1) AS w (id, name, detail, at)
        WHERE 'POD_WISHED_TWICE' = ANY($2::text[]) UNION ALL SELECT 'MAIL_REFUSED' AS kind, 6 AS place, w.* FROM (SELECT DISTINCT ON (m.recipient) m.id::text, m.recipient, m.subject, r.refused_at
    FROM mails m JOIN mail_refusals r ON r.address = m.recipient::citext WHERE m.event_id = $1::uuid ORDER BY m.recipient, m.created_at DESC) AS w (id, name, detail, at)
        WHERE 'MAIL_REFUSED' = ANY($2::text[]) UNION ALL SELECT 'MAIL_FAILED' AS kind, 7 AS place, w.* FROM (SELECT m.id::text, m.recipient, m.subject, m.created_at FROM mails m WHERE m.status = 'FAILED' AND m.created_at > now() - interval '1 day'
  AND m.attempts > 0 AND NOT m.address_refused
  AND NOT EXISTS (SELECT FROM mail_refusals r WHERE r.address = m.recipient::citext) AND m.event_id = $1::uuid) AS w (id, name, detail, at)
        WHERE 'MAIL_FAILED' = ANY($2::text[]) UNION ALL SELECT 'INVITATIONS_MISSED' AS kind, 8 AS place, w.* FROM (SELECT e.id::text, e.title, NULL, p.send_at FROM invitation_plans p JOIN events e ON e.id = p.event_id
    WHERE e.id = $1::uuid AND p.send_at < now() - interval '1 minute') AS w (id, name, detail, at)
        WHERE 'INVITATIONS_MISSED' = ANY($2::text[]) UNION ALL SELECT 'WEBHOOK_PAUSED' AS kind, 9 AS place, w.* FROM (SELECT w.id::text, w.name, w.pause_reason, w.paused_at FROM webhooks w
    WHERE w.event_id = $1::uuid AND w.paused_at IS NOT NULL) AS w (id, name, detail, at)
        WHERE 'WEBHOOK_PAUSED' = ANY($2::text[]) UNION ALL SELECT 'BACKUP_OLD' AS kind, 10 AS place, w.* FROM (SELECT 'backup', 'Backup', NULL, max(finished_at) FROM backups
    HAVING coalesce(max(finished_at) < now() - interval '1 day', true)) AS w (id, name, detail, at)
        WHERE 'BACKUP_OLD' = ANY($2::text[])) AS t) AS ranked
  GROUP BY kind, place ORDER BY place) AS r) AS "tasks", (SELECT b.id FROM events b JOIN events e ON e.id = $1::uuid
        WHERE b.status <> 'DRAFT' AND b.ends_at <= e.starts_at ORDER BY b.ends_at DESC, b.id LIMIT 1) AS "previousEventId";

-- system-health.database () -> (postgres text, knowsLetters bool, connections int4, migration text, heldSince timestamptz?, webhookDeliveriesWaiting int4, lastBackupAt timestamptz?)
SELECT current_setting('server_version') AS "postgres", cardinality(show_trgm('жλع')) > 0 AS "knowsLetters", (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS "connections", (SELECT name::text FROM migrations ORDER BY timestamp DESC LIMIT 1) AS "migration", (SELECT since FROM job_holds) AS "heldSince", (SELECT count(*)::int FROM (SELECT FROM webhook_deliveries WHERE status = 'WAITING' LIMIT 10000) AS counted) AS "webhookDeliveriesWaiting", (SELECT max(finished_at) FROM backups) AS "lastBackupAt";

-- system-health.locked (marks text[]) -> (lacksKey bool)
SELECT EXISTS (SELECT FROM webhooks w WHERE left(w.secret, 7) = 'sealed:' AND left(w.secret, 16) <> ALL($1::text[])) OR EXISTS (SELECT FROM mails m
  WHERE m.status IN ('QUEUED', 'FAILED', 'KEPT') AND left(m.text, 7) = 'sealed:' AND left(m.text, 16) <> ALL($1::text[])) AS "lacksKey";

-- system-health.queues () -> (name text, waiting int4, failed int4, waitingSince timestamptz?)
SELECT min(j.name) AS "name", (count(*) FILTER (WHERE j.state < 'active' AND j.start_after <= now()))::int AS "waiting", (count(*) FILTER (WHERE j.state = 'failed'))::int AS "failed", min(j.start_after) FILTER (WHERE j.state < 'active' AND j.start_after <= now()) AS "waitingSince" FROM pgboss.job j WHERE (j.state < 'active' AND j.start_after <= now() OR j.state = 'failed') AND NOT starts_with(j.name, '__')
GROUP BY j.name ORDER BY j.name;

-- system-health.recordServer (id text, version text, startedAt timestamptz) -> ()
WITH forgotten AS (DELETE FROM servers WHERE seen_at < now() - interval '1 day')
INSERT INTO servers (id, version, started_at, seen_at) VALUES ($1::text, $2::text, $3::timestamptz, now())
ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at;

-- system-health.removeServer (id text) -> ()
DELETE FROM servers WHERE id = $1::text;

-- system-health.servers () -> (id text, version text, startedAt timestamptz, seenAt timestamptz, isRunning bool)
SELECT s.id AS "id", s.version AS "version", s.started_at AS "startedAt", s.seen_at AS "seenAt", s.seen_at > now() - interval '45 seconds' AS "isRunning" FROM servers s ORDER BY s.started_at, s.id;

-- uploads.deleteUnused () -> (name text)
WITH unused AS MATERIALIZED (
  SELECT u.name FROM uploads u WHERE u.last_used_at < now() - interval '1 day' AND NOT EXISTS (SELECT 1 FROM (SELECT "avatar" AS name FROM "attendees" UNION ALL SELECT "cover" AS name FROM "attendees" UNION ALL SELECT "cover" AS name FROM "companies" UNION ALL SELECT "logo" AS name FROM "companies" UNION ALL SELECT "picture" AS name FROM "company_products" UNION ALL SELECT "cover" AS name FROM "events" UNION ALL SELECT "logo" AS name FROM "events" UNION ALL SELECT "cover" AS name FROM "insights" UNION ALL SELECT "avatar" AS name FROM "users") used WHERE used.name = u.name) ORDER BY u.name LIMIT 50 FOR UPDATE SKIP LOCKED)
DELETE FROM uploads u USING unused WHERE u.name = unused.name RETURNING u.name AS "name";

-- uploads.expireOf (attendeeIds uuid[], userId uuid?) -> (name text)
UPDATE uploads u SET last_used_at = 'epoch' WHERE name IN (
  SELECT unnest(ARRAY[avatar, cover]) FROM attendees WHERE id = ANY($1::uuid[])
  UNION SELECT avatar FROM users WHERE id = $2::uuid) RETURNING u.name AS "name";

-- uploads.release (names text[]) -> ()
UPDATE uploads SET last_used_at = 'epoch' WHERE name = ANY($1::text[]);

-- uploads.touch (name text) -> (name text)
UPDATE uploads u SET last_used_at = now() WHERE name = $1::text RETURNING u.name AS "name";

-- uploads.upsert (name text, contentType text, bytes int4, width int4, height int4) -> ()
INSERT INTO uploads (name, content_type, bytes, width, height)
VALUES ($1::text, $2::text, $3::int4, $4::int4, $5::int4)
ON CONFLICT (name) DO UPDATE SET last_used_at = now();

-- users.byEmail (email citext) -> (id uuid, email citext, displayName text, role role, allEvents bool, avatar text?, createdAt timestamptz, lastLoginAt timestamptz?, disabledAt timestamptz?, mustChangePassword bool, emailVerifiedAt timestamptz?, language text?, passwordHash text?, credentialsVersion int4, demo bool, updatedAt timestamptz)
SELECT u.id AS "id", u.email AS "email", u.display_name AS "displayName", u.role AS "role", u.all_events AS "allEvents", u.avatar AS "avatar", u.created_at AS "createdAt", u.last_login_at AS "lastLoginAt", u.disabled_at AS "disabledAt", u.must_change_password AS "mustChangePassword", u.email_verified_at AS "emailVerifiedAt", u.language AS "language", u.password_hash AS "passwordHash", u.credentials_version AS "credentialsVersion", u.demo AS "demo", u.updated_at AS "updatedAt" FROM users u WHERE u.email = $1::citext;

-- users.byId (id uuid) -> (id uuid, email citext, displayName text, role role, allEvents bool, avatar text?, createdAt timestamptz, lastLoginAt timestamptz?, disabledAt timestamptz?, mustChangePassword bool, emailVerifiedAt timestamptz?, language text?, passwordHash text?, credentialsVersion int4, demo bool, updatedAt timestamptz)
SELECT u.id AS "id", u.email AS "email", u.display_name AS "displayName", u.role AS "role", u.all_events AS "allEvents", u.avatar AS "avatar", u.created_at AS "createdAt", u.last_login_at AS "lastLoginAt", u.disabled_at AS "disabledAt", u.must_change_password AS "mustChangePassword", u.email_verified_at AS "emailVerifiedAt", u.language AS "language", u.password_hash AS "passwordHash", u.credentials_version AS "credentialsVersion", u.demo AS "demo", u.updated_at AS "updatedAt" FROM users u WHERE u.id = $1::uuid;

-- users.countCodeTry (email citext, requester bytea, maxTries int4) -> (userId uuid, codeHash text)
UPDATE one_time_codes c SET tries = c.tries + 1 FROM users u
WHERE u.email = $1::citext AND u.disabled_at IS NULL AND c.user_id = u.id AND c.requester = $2::bytea
  AND c.tries < $3::int4 AND c.expires_at > now()
RETURNING c.user_id AS "userId", c.code_hash AS "codeHash";

-- users.countVerificationTry (userId uuid) -> (codeHash text)
UPDATE email_verifications v SET tries = v.tries + 1
WHERE v.user_id = $1::uuid AND v.tries < 5 AND v.code_expires_at > now() RETURNING v.code_hash AS "codeHash";

-- users.deleteUnused (userIds uuid[], madeAt text) -> ()
DELETE FROM users u WHERE u.id = ANY($1::uuid[])
  AND u.password_hash IS NULL AND u.role = 'ATTENDEE' AND u.last_login_at IS NULL AND u.created_at = $2::text::timestamptz
  AND NOT EXISTS (SELECT 1 FROM attendees a WHERE a.user_id = u.id);

-- users.eventTitlesOf (userId uuid) -> (title text)
SELECT e.title AS "title" FROM attendees a JOIN events e ON e.id = a.event_id WHERE a.user_id = $1::uuid ORDER BY e.id;

-- users.findAdmin (demo bool) -> (id uuid)
SELECT u.id AS "id" FROM users u WHERE u.role = 'ADMIN' AND u.disabled_at IS NULL AND ($1::bool OR NOT u.demo) LIMIT 1;

-- users.insert (id uuid, email citext, displayName text, role role, passwordHash text?, mustChangePassword bool, lastLoginAt timestamptz?, termsVersion date?) -> (id uuid, email citext, displayName text, role role, allEvents bool, avatar text?, createdAt timestamptz, lastLoginAt timestamptz?, disabledAt timestamptz?, mustChangePassword bool, emailVerifiedAt timestamptz?, language text?, passwordHash text?, credentialsVersion int4, demo bool, updatedAt timestamptz)
INSERT INTO users AS u (id, email, display_name, role, password_hash, must_change_password, last_login_at, terms_version, terms_accepted_at)
VALUES ($1::uuid, $2::citext, $3::text, $4::role, $5::text, $6::bool, $7::timestamptz,
  $8::date, CASE WHEN $8::date IS NOT NULL THEN now() END)
RETURNING u.id AS "id", u.email AS "email", u.display_name AS "displayName", u.role AS "role", u.all_events AS "allEvents", u.avatar AS "avatar", u.created_at AS "createdAt", u.last_login_at AS "lastLoginAt", u.disabled_at AS "disabledAt", u.must_change_password AS "mustChangePassword", u.email_verified_at AS "emailVerifiedAt", u.language AS "language", u.password_hash AS "passwordHash", u.credentials_version AS "credentialsVersion", u.demo AS "demo", u.updated_at AS "updatedAt";

-- users.insertUserIfNew (id uuid, email citext, displayName text) -> ()
INSERT INTO users (id, email, display_name) VALUES ($1::uuid, $2::citext, $3::text)
ON CONFLICT (email) DO NOTHING;

-- users.knownIn (id uuid, eventIds uuid[]) -> (id uuid, email citext, displayName text, role role, allEvents bool, avatar text?, createdAt timestamptz, lastLoginAt timestamptz?, disabledAt timestamptz?, mustChangePassword bool, emailVerifiedAt timestamptz?, language text?, passwordHash text?, credentialsVersion int4, demo bool, updatedAt timestamptz)
SELECT u.id AS "id", u.email AS "email", u.display_name AS "displayName", u.role AS "role", u.all_events AS "allEvents", u.avatar AS "avatar", u.created_at AS "createdAt", u.last_login_at AS "lastLoginAt", u.disabled_at AS "disabledAt", u.must_change_password AS "mustChangePassword", u.email_verified_at AS "emailVerifiedAt", u.language AS "language", u.password_hash AS "passwordHash", u.credentials_version AS "credentialsVersion", u.demo AS "demo", u.updated_at AS "updatedAt" FROM users u WHERE u.id = $1::uuid AND (EXISTS (SELECT 1 FROM attendees a WHERE a.user_id = u.id AND a.event_id = ANY($2::uuid[]))
    OR u.role <> 'ATTENDEE' AND (u.all_events OR EXISTS (SELECT 1 FROM event_staff x WHERE x.user_id = u.id AND x.event_id = ANY($2::uuid[]) AND (x.ends_at IS NULL OR x.ends_at > now()))));

-- users.lock (id uuid) -> (id uuid, email citext, displayName text, role role, allEvents bool, avatar text?, createdAt timestamptz, lastLoginAt timestamptz?, disabledAt timestamptz?, mustChangePassword bool, emailVerifiedAt timestamptz?, language text?, passwordHash text?, credentialsVersion int4, demo bool, updatedAt timestamptz)
SELECT u.id AS "id", u.email AS "email", u.display_name AS "displayName", u.role AS "role", u.all_events AS "allEvents", u.avatar AS "avatar", u.created_at AS "createdAt", u.last_login_at AS "lastLoginAt", u.disabled_at AS "disabledAt", u.must_change_password AS "mustChangePassword", u.email_verified_at AS "emailVerifiedAt", u.language AS "language", u.password_hash AS "passwordHash", u.credentials_version AS "credentialsVersion", u.demo AS "demo", u.updated_at AS "updatedAt" FROM users u WHERE u.id = $1::uuid FOR UPDATE;

-- users.lockAccount (userId uuid?) -> (id uuid, email citext, role role, isUsed bool, profiles int4)
SELECT u.id AS "id", u.email AS "email", u.role AS "role", u.password_hash IS NOT NULL OR u.last_login_at IS NOT NULL AS "isUsed", (SELECT count(*)::int FROM attendees WHERE user_id = u.id) AS "profiles" FROM users u WHERE u.id = $1::uuid FOR NO KEY UPDATE OF u;

-- users.lockActiveAdmins () -> (id uuid, demo bool)
SELECT u.id AS "id", u.demo AS "demo" FROM users u WHERE u.role = 'ADMIN' AND u.disabled_at IS NULL ORDER BY u.id FOR UPDATE;

-- users.lockDemo () -> (id uuid, email citext)
SELECT u.id AS "id", u.email AS "email" FROM users u WHERE u.demo ORDER BY u.id FOR UPDATE;

-- users.lockRecovering (userId uuid) -> (email citext)
SELECT u.email AS "email" FROM users u WHERE u.id = $1::uuid AND u.disabled_at IS NULL FOR NO KEY UPDATE;

-- users.lockUserByEmail (email citext) -> (id uuid, role role)
SELECT u.id AS "id", u.role AS "role" FROM users u WHERE u.email = $1::citext FOR KEY SHARE;

-- users.newestCode (email citext, maxTries int4) -> (userId uuid, codeHash text)
SELECT c.user_id AS "userId", c.code_hash AS "codeHash" FROM one_time_codes c JOIN users u ON u.id = c.user_id
WHERE u.email = $1::citext AND u.disabled_at IS NULL AND c.tries < $2::int4 AND c.expires_at > now()
ORDER BY c.created_at DESC LIMIT 1;

-- users.ownerOfToken (tokenHash bytea) -> (userId uuid)
SELECT t.user_id AS "userId" FROM password_tokens t WHERE t.token_hash = $1::bytea AND t.expires_at > now();

-- users.proveEmail (userId uuid) -> (provenAt timestamptz?)
WITH answered AS (DELETE FROM email_verifications WHERE user_id = $1::uuid)
UPDATE users SET email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
WHERE id = $1::uuid RETURNING users.email_verified_at AS "provenAt";

-- users.provenUser (userId uuid) -> (id uuid)
SELECT u.id AS "id" FROM users u WHERE u.id = $1::uuid AND u.email_verified_at IS NOT NULL;

-- users.raiseCredentialsVersion (userId uuid) -> ()
UPDATE users SET credentials_version = credentials_version + 1 WHERE id = $1::uuid;

-- users.recentLinks (userId uuid, requester bytea, isKnown bool, minutes int4) -> (count int4)
SELECT count(*)::int AS "count" FROM password_tokens
WHERE user_id = $1::uuid AND created_at > now() - make_interval(mins => $2::int4)
  AND CASE WHEN $3::bool THEN requester = $4::bytea ELSE requester IS NOT NULL AND NOT requester_known END;

-- users.removePasswordHash (userId uuid) -> ()
UPDATE users SET password_hash = NULL, must_change_password = false, updated_at = now() WHERE id = $1::uuid;

-- users.renameAsInvited (userId uuid, displayName text) -> ()
UPDATE users SET display_name = $1::text, avatar = NULL, last_login_at = NULL, updated_at = now()
WHERE id = $2::uuid;

-- users.saveCode (userId uuid, requester bytea, codeHash text, minutes int4) -> ()
WITH expired AS (DELETE FROM one_time_codes WHERE user_id = $1::uuid AND expires_at <= now() AND requester <> $2::bytea)
INSERT INTO one_time_codes (user_id, credentials_version, requester, code_hash, expires_at)
SELECT id, credentials_version, $2::bytea, $3::text, now() + make_interval(mins => $4::int4)
FROM users WHERE id = $1::uuid
ON CONFLICT (user_id, requester) DO UPDATE
  SET code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at, created_at = now();

-- users.saveToken (userId uuid, tokenHash bytea, minutes int4, requester bytea?, isKnown bool) -> ()
WITH expired AS (DELETE FROM password_tokens WHERE expires_at <= now())
INSERT INTO password_tokens (token_hash, user_id, credentials_version, expires_at, requester, requester_known)
SELECT $1::bytea, id, credentials_version, now() + make_interval(mins => $2::int4), $3::bytea, $4::bool
FROM users WHERE id = $5::uuid;

-- users.saveVerification (userId uuid, codeHash text, codeMinutes int4, tokenHash bytea, linkHours int4) -> (email citext)
WITH recipient AS (
  SELECT id, email, credentials_version FROM users
  WHERE id = $1::uuid AND disabled_at IS NULL AND email_verified_at IS NULL FOR NO KEY UPDATE),
saved AS (
  INSERT INTO email_verifications (user_id, credentials_version, code_hash, code_expires_at, token_hash, expires_at)
  SELECT id, credentials_version, $2::text, now() + make_interval(mins => $3::int4),
    $4::bytea, now() + make_interval(hours => $5::int4)
  FROM recipient
  ON CONFLICT (user_id) DO UPDATE SET created_at = now(), code_hash = excluded.code_hash, tries = 0,
    code_expires_at = excluded.code_expires_at, token_hash = excluded.token_hash, expires_at = excluded.expires_at)
SELECT recipient.email AS "email" FROM recipient;

-- users.setAllEvents (userId uuid, allEvents bool) -> ()
UPDATE users SET all_events = $1::bool, updated_at = now() WHERE id = $2::uuid;

-- users.setPasswordHash (userId uuid, passwordHash text) -> (version int4)
UPDATE users SET password_hash = $1::text, must_change_password = false, updated_at = now()
WHERE id = $2::uuid RETURNING users.credentials_version AS "version";

-- users.setUserEmail (userId uuid, email citext) -> ()
UPDATE users SET email = $1::citext, updated_at = now() WHERE id = $2::uuid;

-- users.upsertAdmin (id uuid, email citext, passwordHash text) -> (id uuid)
INSERT INTO users AS u (id, email, password_hash, display_name, role, email_verified_at)
VALUES ($1::uuid, $2::citext, $3::text, 'Administrator', 'ADMIN', now())
ON CONFLICT (email) DO UPDATE SET role = 'ADMIN', all_events = true, password_hash = excluded.password_hash, must_change_password = false,
  disabled_at = NULL, email_verified_at = coalesce(u.email_verified_at, now()), updated_at = now()
  WHERE NOT u.demo
RETURNING u.id AS "id";

-- users.useCode (userId uuid, codeHash text) -> (userId uuid)
DELETE FROM one_time_codes c WHERE c.user_id = $1::uuid AND c.code_hash = $2::text RETURNING c.user_id AS "userId";

-- users.useToken (tokenHash bytea) -> (userId uuid)
DELETE FROM password_tokens t WHERE t.token_hash = $1::bytea RETURNING t.user_id AS "userId";

-- users.useVerificationCode (userId uuid, codeHash text) -> (userId uuid)
DELETE FROM email_verifications v WHERE v.user_id = $1::uuid AND v.code_hash = $2::text RETURNING v.user_id AS "userId";

-- users.useVerificationLink (userId uuid, tokenHash bytea) -> (userId uuid)
DELETE FROM email_verifications v
WHERE v.user_id = $1::uuid AND v.token_hash = $2::bytea AND v.expires_at > now() RETURNING v.user_id AS "userId";

-- users.writeSignIn (id uuid, version int4, at timestamptz) -> (id uuid)
UPDATE users u SET last_login_at = $1::timestamptz, updated_at = now()
WHERE u.id = $2::uuid AND u.credentials_version = $3::int4 RETURNING u.id AS "id";

-- webhooks.countWaiting () -> (waiting int4)
SELECT (SELECT count(*)::int FROM (
        SELECT FROM webhook_deliveries WHERE status = 'WAITING' LIMIT 10000) AS counted) AS "waiting";

-- webhooks.deleteOldDeliveries () -> (count int4)
WITH deleted AS (
  DELETE FROM webhook_deliveries WHERE id IN (
    SELECT id FROM webhook_deliveries WHERE ended_at < now() - interval '7 days' LIMIT 5000)
  RETURNING 1)
SELECT count(*)::int AS "count" FROM deleted;

-- webhooks.dueDeliveries (webhookId uuid, max int4) -> (id uuid, sequence int8, topic text, subjectId uuid, createdAt timestamptz, attempts int4)
SELECT d.id AS "id", d.sequence AS "sequence", d.topic AS "topic", d.subject_id AS "subjectId", d.created_at AS "createdAt", d.attempts AS "attempts" FROM webhook_deliveries d
WHERE NOT EXISTS (SELECT FROM job_holds) AND d.webhook_id = $1::uuid AND d.status = 'WAITING' AND d.next_attempt_at <= now()
ORDER BY d.sequence LIMIT $2::int4;

-- webhooks.expireDeliveries () -> (count int4)
WITH expired AS (
  UPDATE webhook_deliveries SET status = 'FAILED', ended_at = now(), error = coalesce(error, 'The webhook was paused.')
  WHERE id IN (SELECT id FROM webhook_deliveries WHERE status = 'WAITING' AND expires_at < now()
    LIMIT 5000 FOR UPDATE SKIP LOCKED)
  RETURNING 1)
SELECT count(*)::int AS "count" FROM expired;

-- webhooks.find (id uuid) -> (id uuid, eventId uuid, createdAt timestamptz, updatedAt timestamptz, name text, url text, topics text[], scopes text[], query text?, authorName text, pausedAt timestamptz?, pauseReason text?, failingSince timestamptz?, previousSecretUntil timestamptz?)
SELECT w.id AS "id", w.event_id AS "eventId", w.created_at AS "createdAt", w.updated_at AS "updatedAt", w.name AS "name", w.url AS "url", w.topics AS "topics", w.scopes AS "scopes", w.query AS "query", w.author_name AS "authorName", w.paused_at AS "pausedAt", w.pause_reason AS "pauseReason", w.failing_since AS "failingSince", w.previous_secret_until AS "previousSecretUntil" FROM webhooks w WHERE w.id = $1::uuid;

-- webhooks.findDelivery (id uuid) -> (id uuid, webhookId uuid, sequence int8, topic text, subjectId uuid, createdAt timestamptz, status text, attempts int4, nextAttemptAt timestamptz, answerStatus int4?, latencyMs int4?, error text?, endedAt timestamptz?)
SELECT d.id AS "id", d.webhook_id AS "webhookId", d.sequence AS "sequence", d.topic AS "topic", d.subject_id AS "subjectId", d.created_at AS "createdAt", d.status AS "status", d.attempts AS "attempts", d.next_attempt_at AS "nextAttemptAt", d.answer_status AS "answerStatus", d.latency_ms AS "latencyMs", d.error AS "error", d.ended_at AS "endedAt" FROM webhook_deliveries d WHERE d.id = $1::uuid;

-- webhooks.insert (id uuid, eventId uuid, name text, url text, topics text[], scopes text[], query text?, secret text, authorId uuid) -> (id uuid)
INSERT INTO webhooks (id, event_id, name, url, topics, scopes, query, secret, author_id, author_name)
SELECT $1::uuid, $2::uuid, $3::text, $4::text, $5::text[], $6::text[], $7::text, $8::text, u.id, u.display_name
FROM users u WHERE u.id = $9::uuid
  AND (SELECT count(*) FROM webhooks WHERE event_id = $2::uuid) < 20
RETURNING webhooks.id AS "id";

-- webhooks.insertDeliveries (changeIds int8[]) -> ()
INSERT INTO webhook_deliveries (id, webhook_id, sequence, topic, subject_id, created_at, expires_at)
SELECT gen_random_uuid(), w.id, c.id, c.topic, c.subject_id, c.changed_at, now() + interval '24 hours'
FROM event_changes c JOIN webhooks w ON w.event_id = c.event_id AND c.topic = ANY(w.topics)
WHERE c.id = ANY($1::int8[]) ORDER BY c.id;

-- webhooks.insertTest (id uuid, webhookId uuid, topic text, subjectId uuid) -> ()
INSERT INTO webhook_deliveries (id, webhook_id, sequence, topic, subject_id, expires_at)
VALUES ($1::uuid, $2::uuid, 0, $3::text, $4::uuid, now() + interval '24 hours');

-- webhooks.latestSubjects (eventId uuid) -> (ATTENDEE_CHANGED uuid?, CHECK_IN_RECORDED uuid?, MEETING_CHANGED uuid?, SCHEDULE_CHANGED uuid?)
SELECT (SELECT id FROM attendees WHERE event_id = e.id ORDER BY id DESC LIMIT 1) AS "ATTENDEE_CHANGED", (SELECT id FROM check_ins WHERE event_id = e.id ORDER BY id DESC LIMIT 1) AS "CHECK_IN_RECORDED", (SELECT id FROM meetings WHERE event_id = e.id ORDER BY id DESC LIMIT 1) AS "MEETING_CHANGED", (SELECT id FROM activities WHERE event_id = e.id ORDER BY id DESC LIMIT 1) AS "SCHEDULE_CHANGED" FROM events e WHERE e.id = $1::uuid;

-- webhooks.lease (leaseId uuid, max int4) -> (id uuid, eventId uuid, name text, url text, scopes text[], query text?, secret text, previousSecret text?, previousSecretUntil timestamptz?, consecutiveFailures int4)
UPDATE webhooks w SET lease_id = $1::uuid, leased_until = now() + interval '30 seconds' FROM (
  SELECT c.id FROM webhooks c
  WHERE NOT EXISTS (SELECT FROM job_holds) AND c.paused_at IS NULL AND (c.leased_until IS NULL OR c.leased_until <= now())
    AND (c.next_attempt_at IS NULL OR c.next_attempt_at <= now())
    AND EXISTS (SELECT FROM webhook_deliveries d
      WHERE d.webhook_id = c.id AND d.status = 'WAITING' AND d.next_attempt_at <= now())
  LIMIT $2::int4 FOR NO KEY UPDATE OF c SKIP LOCKED) AS due
WHERE w.id = due.id RETURNING w.id AS "id", w.event_id AS "eventId", w.name AS "name", w.url AS "url", w.scopes AS "scopes", w.query AS "query", w.secret AS "secret", w.previous_secret AS "previousSecret", w.previous_secret_until AS "previousSecretUntil", w.consecutive_failures AS "consecutiveFailures";

-- webhooks.lock (id uuid) -> (id uuid, eventId uuid, createdAt timestamptz, updatedAt timestamptz, name text, url text, topics text[], scopes text[], query text?, authorName text, pausedAt timestamptz?, pauseReason text?, failingSince timestamptz?, previousSecretUntil timestamptz?)
SELECT w.id AS "id", w.event_id AS "eventId", w.created_at AS "createdAt", w.updated_at AS "updatedAt", w.name AS "name", w.url AS "url", w.topics AS "topics", w.scopes AS "scopes", w.query AS "query", w.author_name AS "authorName", w.paused_at AS "pausedAt", w.pause_reason AS "pauseReason", w.failing_since AS "failingSince", w.previous_secret_until AS "previousSecretUntil" FROM webhooks w WHERE w.id = $1::uuid FOR NO KEY UPDATE;

-- webhooks.noteAttempts (webhookId uuid, leaseId uuid, ids uuid[], answerStatuses int4[], latencies int4[], errors text[], delays int4[], failures int4, hasSucceeded bool, pause int4?, isDone bool) -> (isOverdue bool)
WITH noted AS (
  UPDATE webhook_deliveries d SET attempts = d.attempts + 1, answer_status = a.answer_status, latency_ms = a.latency_ms, error = a.error,
    status = a.status, ended_at = CASE WHEN a.status <> 'WAITING' THEN now() END, next_attempt_at = now() + a.delay * interval '1 millisecond'
  FROM (
    SELECT t.*, CASE WHEN t.error IS NULL THEN 'DELIVERED'
      WHEN old.expires_at <= now() THEN 'FAILED' ELSE 'WAITING' END AS status
    FROM unnest($1::uuid[], $2::int4[], $3::int4[], $4::text[], $5::int4[])
      AS t (id, answer_status, latency_ms, error, delay) JOIN webhook_deliveries old ON old.id = t.id) AS a
  WHERE d.id = a.id AND d.status = 'WAITING')
UPDATE webhooks w SET consecutive_failures = $6::int4,
  failing_since = CASE WHEN $6::int4 = 0 THEN NULL WHEN $7::bool THEN now() ELSE coalesce(w.failing_since, now()) END,
  next_attempt_at = now() + $8::int4 * interval '1 millisecond',
  leased_until = CASE WHEN $9::bool THEN NULL ELSE now() + interval '30 seconds' END
WHERE w.id = $10::uuid AND w.lease_id = $11::uuid RETURNING coalesce(w.failing_since <= now() - interval '24 hours', false) AS "isOverdue";

-- webhooks.pause (id uuid, reason text) -> (name text, eventId uuid, eventTitle text, authorId uuid?, email citext?)
UPDATE webhooks w SET paused_at = now(), pause_reason = $1::text
FROM webhooks before JOIN events e ON e.id = before.event_id LEFT JOIN users u ON u.id = before.author_id
  AND u.disabled_at IS NULL AND u.role IN ('ADMIN', 'MANAGER') AND (u.all_events OR EXISTS (SELECT 1 FROM event_staff x WHERE x.user_id = u.id AND x.event_id = before.event_id AND (x.ends_at IS NULL OR x.ends_at > now())))
WHERE w.id = $2::uuid AND before.id = w.id AND w.paused_at IS NULL RETURNING w.name AS "name", w.event_id AS "eventId", e.title AS "eventTitle", u.id AS "authorId", u.email AS "email";

-- webhooks.remainingKeys (userId uuid, isGoing bool, companyId uuid?, eventIds uuid[]?) -> (id uuid, kind text, name text, eventTitle text)
SELECT k.id, k.kind, k.name, e.title AS "eventTitle" FROM (
  SELECT id, 'API_TOKEN' AS kind, name, event_id, company_id, author_id, created_at FROM api_tokens
  WHERE revoked_at IS NULL AND expires_at > now()
  UNION ALL SELECT id, 'WEBHOOK', name, event_id, NULL, author_id, created_at FROM webhooks) k
JOIN events e ON e.id = k.event_id JOIN users u ON u.id = k.author_id
WHERE u.id = $1::uuid AND ($2::uuid IS NULL OR k.company_id = $2::uuid)
  AND ($3::uuid[] IS NULL OR k.event_id = ANY($3::uuid[]))
  AND ($4::bool OR u.disabled_at IS NOT NULL OR CASE WHEN k.company_id IS NULL THEN u.role NOT IN ('ADMIN', 'MANAGER') OR NOT (u.all_events OR EXISTS (SELECT 1 FROM event_staff x WHERE x.user_id = u.id AND x.event_id = k.event_id AND (x.ends_at IS NULL OR x.ends_at > now())))
    ELSE NOT EXISTS (SELECT FROM attendees a WHERE a.user_id = u.id AND a.company_id = k.company_id AND a.company_contact) END)
ORDER BY k.created_at DESC, k.id LIMIT 100;

-- webhooks.resealSecrets (id uuid, before text, secret text, previousSecret text?) -> ()
UPDATE webhooks SET secret = $1::text, previous_secret = $2::text WHERE id = $3::uuid AND secret = $4::text;

-- webhooks.resend (id uuid) -> (id uuid)
UPDATE webhook_deliveries d SET status = 'WAITING', ended_at = NULL, next_attempt_at = now(), expires_at = now() + interval '24 hours'
WHERE d.id = $1::uuid AND NOT (d.status = 'WAITING' AND d.next_attempt_at <= clock_timestamp()) RETURNING d.id AS "id";

-- webhooks.resume (id uuid) -> ()
WITH due AS (
  UPDATE webhook_deliveries SET next_attempt_at = now()
  WHERE webhook_id = $1::uuid AND status = 'WAITING' AND next_attempt_at > now())
UPDATE webhooks SET paused_at = NULL, pause_reason = NULL, failing_since = NULL, consecutive_failures = 0, next_attempt_at = NULL
WHERE id = $1::uuid;

-- webhooks.rotateSecret (id uuid, secret text) -> ()
UPDATE webhooks SET previous_secret = secret, previous_secret_until = now() + interval '24 hours', secret = $1::text
WHERE id = $2::uuid;

-- webhooks.statistics (ids uuid[]) -> (webhookId uuid, delivered int4, failed int4, waiting int4, medianLatencyMs float8?, p95LatencyMs float8?)
SELECT d.webhook_id AS "webhookId", (count(*) FILTER (WHERE d.status = 'DELIVERED'))::int AS "delivered", (count(*) FILTER (WHERE d.status = 'FAILED'))::int AS "failed", (count(*) FILTER (WHERE d.status = 'WAITING'))::int AS "waiting", percentile_cont(0.5) WITHIN GROUP (ORDER BY d.latency_ms) FILTER (WHERE d.status = 'DELIVERED') AS "medianLatencyMs", percentile_cont(0.95) WITHIN GROUP (ORDER BY d.latency_ms) FILTER (WHERE d.status = 'DELIVERED') AS "p95LatencyMs" FROM webhook_deliveries d
WHERE d.webhook_id = ANY($1::uuid[]) AND d.created_at > now() - interval '24 hours' GROUP BY d.webhook_id;

-- webhooks.unsealedSecrets (marks text[]) -> (id uuid, secret text, previousSecret text?)
SELECT w.id AS "id", w.secret AS "secret", w.previous_secret AS "previousSecret" FROM webhooks w WHERE left(w.secret, 16) <> ($1::text[])[1] AND (left(w.secret, 7) <> 'sealed:' OR left(w.secret, 16) = ANY($1::text[])) OR left(w.previous_secret, 16) <> ($1::text[])[1] AND (left(w.previous_secret, 7) <> 'sealed:' OR left(w.previous_secret, 16) = ANY($1::text[]));
