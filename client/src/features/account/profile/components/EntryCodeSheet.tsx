import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { QRCodeCanvas } from 'qrcode.react';
import { useRef } from 'react';
import { Sheet, Stack, Text, useWakeLock } from '../../../../ui';
import { messages as shared } from '../../../../ui/messages';
import { useEntryCode, type Entry } from '../hooks/useEntryCode';
import { QR_PX, saveEntryPicture } from '../lib/entry-picture';
import { messages } from '../messages';
import styles from '../profile.module.css';

function Stage({ entry }: { entry: Entry }) {
  const qr = useRef<HTMLCanvasElement>(null);
  useWakeLock();
  return (
    <Stack align="center" gap="xxs" className={styles.stage}>
      <QRCodeCanvas
        ref={qr}
        className={styles.large}
        // The layout scales it down, so that a scanner sees crisp modules on any screen.
        style={{ width: undefined, height: undefined }}
        value={entry.link}
        size={QR_PX}
        marginSize={2}
        aria-label={messages.qrTitle}
      />
      <Text size="h3" strong={700}>
        <bdi>{entry.name}</bdi>
      </Text>
      <Text size="xl" className={styles.code}>
        <bdi>{entry.code}</bdi>
      </Text>
      <p>{messages.entryHint}</p>
      <Button
        type="primary"
        className={styles.save}
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => qr.current && saveEntryPicture(qr.current, entry)}
      >
        {messages.savePicture}
      </Button>
    </Stack>
  );
}

/** The QR code for entry on the whole screen, dark on white in both themes. */
export default function EntryCodeSheet({ onClose }: { onClose: () => void }) {
  const entry = useEntryCode();
  if (!entry) return null;
  return (
    <Sheet title={shared.entryCode} titleHidden bright onClose={onClose}>
      <Stage entry={entry} />
    </Sheet>
  );
}
