import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { errorMessage } from '../../../data/errors';
import { fetchOnce } from '../../../data/freshness';
import { MyDataExportDocument } from '../../../generated/graphql';
import { useToasts } from '../../../ui';
import { messages } from '../messages';
import { Block } from './Block';

const DeleteAccount = lazy(() => import('./DeleteAccount'));

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves everything that is kept of the viewer as a file. */
function useDataDownload(): { download: () => Promise<void>; downloading: boolean } {
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

/** Lets the viewer download or delete all that is kept of them. */
export default function DataSection() {
  const { download, downloading } = useDataDownload();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Block
        title={messages.download}
        text={messages.downloadText}
        action={
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={downloading}
            onClick={() => void download()}
          >
            {messages.downloadButton}
          </Button>
        }
      />
      <Block
        title={messages.erase}
        text={messages.eraseText}
        action={
          <Button danger onClick={() => setAsking(true)}>
            {messages.eraseButton}
          </Button>
        }
      />
      {asking && (
        <Suspense fallback={null}>
          <DeleteAccount open onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
