import { CameraOutlined, QrcodeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useEventZone } from '../../../data/event/useEventZone';
import { formatTime } from '../../../lib/time';
import { Note, Panel, Stack, Text } from '../../../ui';
import { EntryResult } from '../door/EntryResult';
import { changeDoorSettings, doorSettings } from '../door/door-settings';
import { explanationOf } from '../door/entry-kind';
import { messages as entry } from '../door/messages';
import type { Scan } from '../lib/record-scan';
import { CameraView } from '../camera/CameraView';
import { messages as camera } from '../camera/messages';
import { messages } from '../messages';
import styles from './scanner.module.css';

/** What the device itself says of a queued scan. */
function standingText({ direction, standing = 'unchecked' }: Scan): string {
  if (standing === 'unlisted') return entry.kinds.QUEUED_UNLISTED.text;
  return entry.queued[standing !== 'unchecked' && direction === 'OUT' ? 'exit' : standing];
}

/** The explanation of a result, and what else is known of it. */
function textOf(scan: Scan, zone: string): string {
  if (scan.code === null) return messages.notABadge;
  if (scan.kind === 'FAILED' && scan.message) return scan.message;
  if (scan.kind === 'QUEUED' || scan.kind === 'QUEUED_UNLISTED') return standingText(scan);
  const before = scan.justEnteredAt ? formatTime(scan.justEnteredAt, zone) : undefined;
  const text = explanationOf(scan.kind, scan.person ?? null, before);
  return scan.repeated ? `${text} ${entry.repeated}` : text;
}

/** Long enough to be read by two people; then the camera has its place back. */
const LARGE_MS = 5000;

/** What the last scan turned out to be; with `shrinks` it lies over the camera, and becomes a strip after a while. */
function Latest({ scan, shrinks }: { scan: Scan; shrinks: boolean }) {
  const zone = useEventZone();
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOld(true), LARGE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isStrip = isOld && shrinks;
  return (
    <EntryResult
      kind={scan.kind}
      compact={isStrip}
      person={isStrip ? null : scan.person}
      text={isStrip && scan.person ? scan.person.name : textOf(scan, zone)}
      detail={messages.last.line(formatTime(scan.at, zone), scan.gate)}
    />
  );
}

interface ScanStageProps {
  latest: Scan | undefined;
  onText: (text: string) => void;
}

/** Where one looks: the camera, and over it what the last scan turned out to be. */
export function ScanStage({ latest, onText }: ScanStageProps) {
  const hasCamera = useStore(doorSettings, (settings) => settings.camera);
  return (
    <Panel
      as="section"
      justify="end"
      className={styles.stage}
      data-camera={hasCamera}
      aria-label={messages.stage}
    >
      {hasCamera ? (
        <CameraView onText={onText} onOff={() => changeDoorSettings({ camera: false })} />
      ) : (
        !latest && (
          <Stack grow align="center" justify="center" gap="xs" pad="lg" className={styles.idle}>
            <QrcodeOutlined className={styles.sign} aria-hidden />
            <Text as="p" size="h3" strong={700}>
              {messages.idle.title}
            </Text>
            <Note size="md">{messages.idle.text}</Note>
          </Stack>
        )
      )}
      {/* Heard by screen readers at once. */}
      <div
        className={styles.result}
        aria-live="assertive"
        aria-relevant="additions"
        data-filled={latest !== undefined}
      >
        {latest && <Latest key={`${latest.clientId} ${latest.kind}`} scan={latest} shrinks={hasCamera} />}
      </div>
      {!hasCamera && (
        <Button
          className={styles.start}
          type="primary"
          size="large"
          icon={<CameraOutlined aria-hidden />}
          onClick={() => changeDoorSettings({ camera: true })}
        >
          {camera.start}
        </Button>
      )}
    </Panel>
  );
}
