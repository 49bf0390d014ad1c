import { columnsOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { staffEventsOf } from '../event-access/index';
import { isValidSession, sessionColumnsOf } from '../sessions/index';
import { userColumnsOf } from '../users/index';
import { DownloadEntity } from './download.entity';

/** Stores what a download link leads to, for so many minutes; deletes expired links. */
export const insertDownload = statement('reports.insertDownload', {
  params: { tokenHash: 'bytea', sessionId: 'uuid', request: 'jsonb', minutes: 'int4' },
  text: (p) => sql`
    WITH expired AS (DELETE FROM downloads WHERE expires_at < now())
    INSERT INTO downloads (token_hash, session_id, request, expires_at)
    VALUES (${p.tokenHash}, ${p.sessionId}, ${p.request}, now() + make_interval(mins => ${p.minutes}))`,
});

/** The download of a token, with the session and the user it was created for; no row once the link has expired or the session is not valid. */
export const findDownload = statement('reports.findDownload', {
  params: { tokenHash: 'bytea', demo: 'bool' },
  row: {
    ...columnsOf(DownloadEntity, sql`d`, 'request', 'sessionId'),
    ...sessionColumnsOf(sql`s`, 'userId'),
    ...userColumnsOf(sql`u`, 'role', 'mustChangePassword'),
    staffEvents: staffEventsOf(sql`u`),
  },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM downloads d JOIN sessions s ON s.id = d.session_id JOIN users u ON u.id = s.user_id
    WHERE d.token_hash = ${p.tokenHash} AND d.expires_at > now() AND ${isValidSession(p.demo)}`,
});

/** Uses a link up: of several at once, only one gets a row. */
export const takeDownload = statement('reports.takeDownload', {
  params: { tokenHash: 'bytea' },
  row: columnsOf(DownloadEntity, sql`d`, 'sessionId'),
  text: (p, columns) => sql`DELETE FROM downloads d WHERE d.token_hash = ${p.tokenHash} RETURNING ${columns}`,
});
