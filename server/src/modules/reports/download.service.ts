import { viewerOf } from '../../core/request/authorization';
import { RequestContext } from '../../core/request/context';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { notFound } from '../../core/errors';
import { isStaff } from '../../core/auth/roles';
import { hashToken, newToken } from '../../core/auth/tokens';
import { findDownload, insertDownload, takeDownload } from './download.queries';
import { createReportFile } from './report-file.service';
import type { DownloadRequest } from './report.args';
import type { ReportFile } from './report.types';

const MINUTES = 5;

// Creates addresses of files for browsers, which send no bearer token when they follow a link.

/** An address that works once, for some minutes, while the session lasts. */
export async function createDownloadLink(ctx: RequestContext, request: DownloadRequest): Promise<string> {
  const token = newToken();
  const { sessionId } = viewerOf(ctx);
  await inTransaction(ctx, (inner) =>
    insertDownload(inner, { tokenHash: hashToken(token), sessionId, request, minutes: MINUTES }),
  );
  return `/v1/exports/${token}`;
}

/**
 * The file that a token leads to, with the rights of the user it was created for; NOT_FOUND once the link or the session has
 * expired, or a download has begun: a link that came to other people by accident must not give the file again.
 */
export async function openDownload(ctx: RequestContext, token: string): Promise<ReportFile> {
  const tokenHash = hashToken(token);
  const row = await firstOf(findDownload(ctx, { tokenHash, demo: ctx.runtime.config.demo }));
  // A file of leads is for the team of the company, which is checked when it is made.
  if (!row || !(isStaff(row.role) || 'leads' in row.request)) throw notFound('The file');
  const { request, ...viewer } = row;
  const asThem = new RequestContext(ctx.runtime, viewer, ctx.request, ctx.db, ctx.entities);
  const { name, contentType, content } = await createReportFile(asThem, request, async () => {
    if (!(await firstOf(takeDownload(ctx, { tokenHash })))) throw notFound('The file');
  });
  return { name, contentType, content, request: null };
}
