import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Panel, Stack } from '../../../ui';
import { useKeyboardWedge } from '../hooks/useKeyboardWedge';
import { usePortalHosts } from '../hooks/usePortalHosts';
import { codeIn } from '../lib/scanned-code';
import { CameraView } from './CameraView';
import { CodeField } from './CodeField';
import styles from './camera.module.css';
import { messages } from './messages';

interface BadgeReaderProps {
  /** The words of the button beside the typed code. */
  act: string;
  /** Null for what is no badge of this portal. */
  onCode: (code: string | null) => void;
  /** Leaves the room on phones to what was scanned. */
  small?: boolean;
}

/** Reads badges by camera, hand-held reader or typed code, for everybody who may scan others. */
export function BadgeReader({ act, onCode, small = false }: BadgeReaderProps) {
  const [isOn, setOn] = useState(true);
  const hosts = usePortalHosts();
  const take = (text: string) => onCode(codeIn(text, hosts));
  useKeyboardWedge(onCode);
  return (
    <Stack gap="sm">
      {isOn ? (
        <Panel className={styles.stage} data-small={small}>
          <CameraView hasOther onText={take} onOff={() => setOn(false)} />
        </Panel>
      ) : (
        <Button type="primary" size="large" icon={<CameraOutlined aria-hidden />} onClick={() => setOn(true)}>
          {messages.start}
        </Button>
      )}
      <CodeField act={act} quiet={!isOn} onCode={take} />
    </Stack>
  );
}
