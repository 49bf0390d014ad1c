import type { Role } from '../../core/auth/roles';
import { enumOf, statement, typed } from '../../core/db/statement';
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

/** What a token leads to, with the session and the user it was created for; no row once the link or the session has expired. */
export const findDownload = statement('reports.findDownload', {
  params: { tokenHash: 'bytea' },
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
    WHERE d.token_hash = ${p.tokenHash} AND d.expires_at > now() AND s.expires_at > now() AND u.disabled_at IS NULL`,
});
