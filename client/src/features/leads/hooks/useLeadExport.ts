import { useState, type ComponentProps } from 'react';
import { logFailure } from '../../../data/errors/log';
import type { FileFormat, LeadFilter } from '../../../generated/graphql';
import { useExportLeadsMutation } from '../../../generated/hooks';
import { downloadFile } from '../../../lib/download';
import { type JobProgress, useToasts } from '../../../ui';
import { messages } from '../messages';

/** Downloads the leads that the filter leaves; e-mail and phone of those who share them at that moment. */
export function useLeadExport(companyId: string, filter: LeadFilter) {
  const [order] = useExportLeadsMutation();
  const toasts = useToasts();
  const [progress, setProgress] = useState<ComponentProps<typeof JobProgress> | null>(null);
  const run = async (format: FileFormat) => {
    const start = { label: messages.exports.preparing, done: 0, total: null, status: 'running' } as const;
    setProgress(start);
    try {
      const { data } = await order({ variables: { input: { companyId, filter, format } } });
      const file = data?.exportLeads.file;
      if (!file?.url) throw new Error('No file was answered');
      const response = await fetch(file.url);
      if (!response.ok) throw new Error(`The file was answered with ${response.status}`);
      downloadFile(file.name, await response.blob());
      setProgress(null);
      toasts.success(messages.exports.done(file.name));
    } catch (error) {
      logFailure('Leads were not downloaded', error);
      setProgress({ ...start, status: 'failed' });
      toasts.error(messages.exports.failed);
    }
  };
  return { progress, download: (format: FileFormat) => void run(format) };
}
