import { useApolloClient } from '@apollo/client/react';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { fetchOnce } from '../../../data/freshness/freshness';
import { MyDataExportDocument } from '../../../generated/graphql';
import { downloadText } from '../../../lib/download';
import { useToasts } from '../../../ui';
import { messages } from '../messages';
import { Block } from './Block';

const DeleteAccount = lazy(() => import('./DeleteAccount'));

/** Lets the viewer download or delete all that is kept of them. */
export default function DataSection() {
  const client = useApolloClient();
  const toasts = useToasts();
  const [downloading, setDownloading] = useState(false);
  const [asking, setAsking] = useState(false);
  const download = async () => {
    setDownloading(true);
    const key = toasts.loading(messages.downloading);
    const fetchData = async () => {
      const { data } = await fetchOnce(client, MyDataExportDocument, {});
      const name = `podium-data-${new Date().toISOString().slice(0, 10)}.json`;
      downloadText(name, 'application/json', data?.exportMyData ?? '');
      toasts.success(messages.downloaded, key);
    };
    await toasts.attempt(fetchData, { key });
    setDownloading(false);
  };
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
        <Suspense>
          <DeleteAccount onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
