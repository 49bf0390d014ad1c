import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useDataDownload } from '../hooks/useDataDownload';
import { messages } from '../messages';
import { Block } from './Block';

const DeleteAccount = lazy(() => import('./DeleteAccount'));

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
