import { Readable } from 'node:stream';
import { truncated } from '../../core/storable-text';
import type { RequestContext } from '../../core/request/context';
import { checkOf } from '../../core/db/copy';
import { tooBusy } from '../../core/errors';
import { writeCsv } from '../../core/files/csv';
import type { TableFile } from '../../core/files/table';
import { writeXlsx } from '../../core/files/xlsx';
import { defineState } from '../../core/request/state';
import { FileContent } from '../../core/graphql/file-content';
import { eventById } from '../events/index';
import { leadsFileSource } from '../leads/index';
import { attendeeReportFileSource, reportFileSource, type FileSource } from './report.service';
import type { DownloadRequest } from './report.args';
import { FileFormat, type ReportFile } from './report.types';

interface Kind {
  contentType: string;
  extension: string;
  write: TableFile;
}

const kinds: Record<FileFormat, Kind> = {
  [FileFormat.CSV]: { contentType: 'text/csv; charset=utf-8', extension: 'csv', write: writeCsv },
  [FileFormat.XLSX]: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    write: writeXlsx,
  },
};

/** Each file holds a connection while it is read, so that files get only a part of the pool. */
const SHARE_OF_POOL = 4;
const RETRY_SECONDS = 5;
/** Folders take 255 bytes; a letter has up to 4. */
const MAX_TITLE = 50;

const cut = (title: string): string =>
  truncated(title, Array.from(title).slice(0, MAX_TITLE).join('').length).trim();

/** How many files are being made. */
const openFiles = defineState(() => ({ count: 0 }));

/** The file of a report, whose bytes are made when they are asked for. `claim` runs right before the first of them, and may refuse. */
export async function createReportFile(
  ctx: RequestContext,
  request: DownloadRequest,
  claim = async (): Promise<void> => {},
): Promise<ReportFile> {
  const source = await sourceOf(ctx, request);
  const { contentType, extension, write } = kinds[request.format];
  const event = await eventById(ctx).load(source.eventId);
  return {
    name: `${cut(event?.title ?? 'Event')} ${source.subject}.${extension}`,
    contentType,
    content: new FileContent(() => streamReport(ctx, source, write, claim)),
    request,
  };
}

/** The source of a requested file; refuses callers without access. */
function sourceOf(ctx: RequestContext, request: DownloadRequest): Promise<FileSource> {
  if ('leads' in request) return leadsFileSource(ctx, request.leads);
  return 'report' in request
    ? reportFileSource(ctx, request.report)
    : attendeeReportFileSource(ctx, request.attendeeReport);
}

async function streamReport(
  ctx: RequestContext,
  source: FileSource,
  write: TableFile,
  claim: () => Promise<void>,
): Promise<Readable> {
  const leave = reserveFile(ctx);
  try {
    // Errors can be answered until the first byte, which does not wait for the rows to be sorted.
    await ctx.db.rows(checkOf(source.select));
    await claim();
    const bytes = write(ctx.runtime.database, headed(source), source.select);
    return Readable.from(bytes, { objectMode: false }).once('close', leave);
  } catch (error) {
    leave();
    throw error;
  }
}

function reserveFile({ runtime }: RequestContext): () => void {
  const most = Math.max(1, Math.floor(runtime.config.databasePool / SHARE_OF_POOL));
  const open = openFiles(runtime);
  if (open.count >= most)
    throw tooBusy(RETRY_SECONDS, 'Many files are being made just now. Please try again.');
  open.count += 1;
  return () => (open.count -= 1);
}

/** Times in a file are the event's own: the heading says which. */
const headed = ({ columns, timezone }: FileSource) =>
  columns.map(({ title, kind }) => ({ kind, title: kind === 'TIME' ? `${title} (${timezone})` : title }));
