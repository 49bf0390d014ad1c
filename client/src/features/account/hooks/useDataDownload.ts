import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { MyDataExportDocument } from '../../../generated/graphql';
import { useToasts } from '../../../hooks/useToasts';
import { errorMessage } from '../../../lib/errors';
import { messages } from '../messages';
import { fetchOnce } from '../../../lib/freshness';

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves everything that is kept of the viewer as a file. */
export function useDataDownload(): { download: () => Promise<void>; downloading: boolean } {
  const client = useApolloClient();
  const toasts = useToasts();
  const [downloading, setDownloading] = useState(false);
  const download = useCallback(async () => {
    setDownloading(true);
    const key = toasts.loading(messages.downloading);
    try {
      const { data } = await fetchOnce(client, MyDataExportDocument, {});
      saveFile(data?.exportMyData ?? '', messages.fileName(new Date().toISOString().slice(0, 10)));
      toasts.success(messages.downloaded, key);
    } catch (error) {
      toasts.error(errorMessage(error), key);
    } finally {
      setDownloading(false);
    }
  }, [client, toasts]);
  return { download, downloading };
}
