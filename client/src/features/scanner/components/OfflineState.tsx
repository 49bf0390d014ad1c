import { CloudOutlined, DisconnectOutlined } from '@ant-design/icons';
import { useOnline } from '../../../hooks/useOnline';
import { formatTime } from '../../../lib/time';
import { canHash } from '../lib/code-hash';
import { messages } from '../messages';
import styles from './OfflineState.module.css';

interface OfflineStateProps {
  savedAt: number | null;
  size: number;
  zone: string;
}

/** Whether this device can go on without a network, and as of when. */
export function OfflineState({ savedAt, size, zone }: OfflineStateProps) {
  const online = useOnline();
  const texts = messages.offline;
  const ready =
    savedAt === null ? texts.notReady : texts.ready(size, formatTime(new Date(savedAt).toISOString(), zone));
  return (
    <output className={styles.line} data-online={online}>
      {online ? <CloudOutlined aria-hidden /> : <DisconnectOutlined aria-hidden />}
      <span>
        {!online && <strong>{texts.now} </strong>}
        {canHash() ? ready : texts.insecure}
      </span>
    </output>
  );
}
