import type { Role } from '../../core/auth/roles';
import { enumOf, statement, typed } from '../../core/db/statement';
import { isValidSession } from '../sessions/index';
import type { DownloadRequest } from './report.args';

/** Stores what a download link leads to, for so many minutes; deletes expired links. */
export const insertDownload = statement('reports.insertDownload', {
  params: {
    tokenHash: 'bytea',
    sessionId: 'uuid',
    request: 'jsonb',
    minutes: 'int4',
  },
  row: {},
  text: (p) => `
    WITH expired AS (DELETE FROM downloads WHERE expires_at < now())
    INSERT INTO downloads (token_hash, session_id, request, expires_at)
    VALUES (${p.tokenHash}, ${p.sessionId}, ${p.request}, now() + make_interval(mins => ${p.minutes}))`,
});

/** What a token leads to, with the session and the user it was created for; no row once the link has expired or the session is not valid. */
export const findDownload = statement('reports.findDownload', {
  params: { tokenHash: 'bytea', demo: 'bool' },
  row: {
    request: typed<DownloadRequest>('jsonb'),
    sessionId: 'uuid',
    userId: 'uuid',
    role: enumOf<Role>('role'),
    mustChangePassword: 'bool',
  },
  text: (p) => `
    SELECT d.request, s.id AS "sessionId", s.user_id AS "userId", u.role,
      u.must_change_password AS "mustChangePassword"
    FROM downloads d JOIN sessions s ON s.id = d.session_id JOIN users u ON u.id = s.user_id
    WHERE d.token_hash = ${p.tokenHash} AND d.expires_at > now() AND ${isValidSession(p.demo)}`,
});

/** Uses a link up: of several at once, only one gets a row. */
export const takeDownload = statement('reports.takeDownload', {
  params: { tokenHash: 'bytea' },
  row: { sessionId: 'uuid' },
  text: (p) => `DELETE FROM downloads WHERE token_hash = ${p.tokenHash} RETURNING session_id AS "sessionId"`,
});
