import { Readable } from 'node:stream';
import type { RequestContext } from '../../core/context';
import { checkOf } from '../../core/db/batch-reader';
import { AppError } from '../../core/errors';
import { writeCsv } from '../../core/files/csv';
import type { TableFile } from '../../core/files/table';
import { writeXlsx } from '../../core/files/xlsx';
import { FileContent } from '../../core/graphql/file-content';
import { eventById } from '../events/event.loaders';
import type { FileSource, ReportService } from './report.service';
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

/** Each file holds a connection while it is read: most of the pool stays for everybody else. */
const SHARE_OF_POOL = 4;
const RETRY_SECONDS = 5;
/** Folders take 255 bytes; a letter has up to 4. */
const MAX_TITLE = 50;

const cut = (title: string): string => Array.from(title).slice(0, MAX_TITLE).join('').trim();

/** Reports as files. */
export class ReportFileService {
  private open = 0;

  constructor(private readonly reports: ReportService) {}

  /** The file of a report, whose bytes are made when they are asked for. */
  async make(ctx: RequestContext, request: DownloadRequest): Promise<ReportFile> {
    const source =
      'report' in request
        ? await this.reports.source(ctx, request.report)
        : await this.reports.attendeeSource(ctx, request.attendeeReport);
    const { contentType, extension, write } = kinds[request.format];
    const event = await eventById(ctx).load(source.eventId);
    return {
      name: `${cut(event?.title ?? 'Event')} ${source.subject}.${extension}`,
      contentType,
      content: new FileContent(() => this.stream(ctx, source, write)),
      request,
    };
  }

  private async stream(ctx: RequestContext, source: FileSource, write: TableFile): Promise<Readable> {
    const leave = this.enter(ctx);
    try {
      // What is wrong can be told until the first byte, which does not wait for the rows to be sorted.
      await ctx.sql.rows(checkOf(source.select));
      const bytes = write(ctx.runtime.database, headed(source), source.select);
      return Readable.from(bytes, { objectMode: false }).once('close', leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  private enter({ runtime }: RequestContext): () => void {
    const most = Math.max(1, Math.floor(runtime.config.databasePool / SHARE_OF_POOL));
    if (this.open >= most)
      throw new AppError('SERVICE_UNAVAILABLE', 'Many files are being made just now. Please try again.', {
        retryAfter: RETRY_SECONDS,
      });
    this.open += 1;
    return () => (this.open -= 1);
  }
}

/** Times in a file are the event's own: the heading says which. */
const headed = ({ columns, timezone }: FileSource) =>
  columns.map(({ title, kind }) => ({
    kind,
    title: kind === 'TIME' ? `${title} (${timezone})` : title,
  }));
