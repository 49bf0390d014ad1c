import { CameraOutlined, QrcodeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useStore } from 'zustand';
import { changeDoorSettings, doorSettings } from '../../../components/entry/door-settings';
import { Panel, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { Scan } from '../lib/record-scan';
import { messages } from '../messages';
import { CameraView } from './CameraView';
import { ScanResult } from './ScanResult';
import styles from './scanner.module.css';

interface ScanStageProps {
  latest: Scan | null;
  zone: string;
  onText: (text: string) => void;
}

/** Where one looks: the camera, and over it what the last scan turned out to be. */
export function ScanStage({ latest, zone, onText }: ScanStageProps) {
  const hasCamera = useStore(doorSettings, ({ camera }) => camera);
  return (
    <Panel
      as="section"
      justify="end"
      className={styles.stage}
      data-camera={hasCamera}
      aria-label={messages.stage}
    >
      {hasCamera ? (
        <CameraView onText={onText} />
      ) : (
        !latest && (
          <Stack grow align="center" justify="center" gap="xs" pad="lg" className={styles.idle}>
            <QrcodeOutlined className={styles.sign} aria-hidden />
            <Text as="p" size="h3" strong={700}>
              {messages.idle.title}
            </Text>
            <Text as="p" tone="secondary">
              {messages.idle.text}
            </Text>
          </Stack>
        )
      )}
      <ScanResult scan={latest} zone={zone} shrinks={hasCamera} />
      {!hasCamera && (
        <Button
          className={styles.start}
          size="large"
          icon={<CameraOutlined aria-hidden />}
          onClick={() => changeDoorSettings({ camera: true })}
        >
          {messages.camera.start}
        </Button>
      )}
    </Panel>
  );
}
