import { useApolloClient } from '@apollo/client/react';
import { useState, type ComponentProps } from 'react';
import { fetchOnce } from '../../../data/freshness/freshness';
import { logFailure } from '../../../data/errors/log';
import {
  ReportFileDocument,
  type FileFormat,
  type ReportFileQueryVariables,
} from '../../../generated/graphql';
import { downloadFile } from '../../../lib/download';
import { type JobProgress, useToasts } from '../../../ui';
import { messages } from '../messages';

const LINE_END = 10;

/** Line ends in a part of a file. */
export function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) lines += 1;
  return lines;
}

/** Reads a file piece by piece, and says how many rows have come. */
async function read(url: string, onRows: (rows: number) => void): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`The file was answered with ${response.status}`);
  const reader = response.body.getReader();
  const parts: BlobPart[] = [];
  // The first line names the columns.
  let lines = -1;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
    parts.push(value);
    lines += countLines(value);
    onRows(Math.max(0, lines));
  }
}

/** Downloads a report with its progress. It goes on when the page is left. */
export function useReportDownload() {
  const client = useApolloClient();
  const toasts = useToasts();
  const [progress, setProgress] = useState<ComponentProps<typeof JobProgress> | null>(null);
  const download = async (variables: Omit<ReportFileQueryVariables, 'format'>, format: FileFormat) => {
    const start = { label: messages.preparing(format), done: 0, total: null, status: 'running' } as const;
    setProgress(start);
    try {
      const { data } = await fetchOnce(client, ReportFileDocument, { ...variables, format });
      const report = data?.report;
      if (!report?.file.url) throw new Error('No file was answered');
      const { name, url } = report.file;
      const running = {
        ...start,
        label: messages.downloading(name),
        // The rows of a workbook cannot be counted before it is complete.
        total: format === 'CSV' ? report.totalCount : null,
      };
      const blob = await read(url, (done) => setProgress({ ...running, done }));
      downloadFile(name, blob);
      const total = report.totalCount;
      setProgress({ label: name, done: total, total, status: 'done' });
      toasts.success(messages.downloaded(name, total));
    } catch (error) {
      logFailure('A report was not downloaded', error);
      setProgress({ ...start, status: 'failed' });
      toasts.error(messages.failed);
    }
  };
  return { progress, download: (...args: Parameters<typeof download>) => void download(...args) };
}
