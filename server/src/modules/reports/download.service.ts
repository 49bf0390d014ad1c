import { viewerOf } from '../../core/authorization';
import { RequestContext, type Viewer } from '../../core/context';
import { sql } from '../../core/database';
import { notFound } from '../../core/errors';
import { isStaff } from '../../core/roles';
import { hashToken, newToken } from '../../core/tokens';
import type { ReportFileService } from './report-file.service';
import type { DownloadRequest } from './report.args';
import type { ReportFile } from './report.types';

const MINUTES = 5;

/** Creates addresses of files for browsers, which send no bearer token when they follow a link. */
export class DownloadService {
  constructor(private readonly files: ReportFileService) {}

  /** An address that works for some minutes, while the session lasts. */
  async lend(ctx: RequestContext, request: DownloadRequest): Promise<string> {
    const token = newToken();
    await ctx.sql.rows(sql`
      WITH lapsed AS (DELETE FROM downloads WHERE expires_at < now())
      INSERT INTO downloads (token_hash, session_id, request, expires_at)
      VALUES (${hashToken(token)}, ${viewerOf(ctx).sessionId}, ${JSON.stringify(request)}, now() + make_interval(mins => ${MINUTES}))`);
    return `/v1/exports/${token}`;
  }

  /** The file that a token leads to, with the rights of the user it was created for; NOT_FOUND once the link or the session has expired. */
  async fetch(ctx: RequestContext, token: string): Promise<ReportFile> {
    const [row] = await ctx.sql.rows<Viewer & { request: DownloadRequest }>(sql`
      SELECT d.request, s.id AS "sessionId", s.user_id AS "userId", u.role,
        u.must_change_password AS "mustChangePassword"
      FROM downloads d JOIN sessions s ON s.id = d.session_id JOIN users u ON u.id = s.user_id
      WHERE d.token_hash = ${hashToken(token)} AND d.expires_at > now() AND s.expires_at > now() AND u.disabled_at IS NULL`);
    if (!row || !isStaff(row.role)) throw notFound('The file');
    const { request, ...viewer } = row;
    const asThem = new RequestContext(ctx.runtime, viewer, ctx.request, ctx.sql, ctx.entities);
    const { name, contentType, content } = await this.files.make(asThem, request);
    return { name, contentType, content, request: null };
  }
}
