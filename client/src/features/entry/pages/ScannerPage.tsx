import { CloudOutlined, DisconnectOutlined, MutedOutlined, SoundOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useEventContext } from '../../../data/event/useEventContext';
import { useEventZone } from '../../../data/event/useEventZone';
import { useOnline } from '../../../data/connection/useOnline';
import type { CheckInDirection } from '../../../generated/graphql';
import { formatTime } from '../../../lib/time';
import { PageHeader, Row, Stack, Text, usePageTitle, useWakeLock } from '../../../ui';
import { CodeField } from '../camera/CodeField';
import { DoorCounts } from '../components/DoorCounts';
import { LastScans } from '../components/LastScans';
import { QueueButton } from '../components/QueueButton';
import { ScanStage } from '../components/ScanStage';
import styles from '../components/scanner.module.css';
import { DoorChoice } from '../door/GatePicker';
import { changeDoorSettings, doorSettings, useGate } from '../door/door-settings';
import { wakeSound } from '../door/entry-signals';
import { useDoorCounts } from '../hooks/useDoorCounts';
import { useEntryCodes } from '../hooks/useEntryCodes';
import { useKeyboardWedge } from '../hooks/useKeyboardWedge';
import { usePortalHosts } from '../hooks/usePortalHosts';
import { useScans } from '../hooks/useScans';
import { canHash } from '../lib/code-hash';
import { codeIn } from '../lib/scanned-code';
import { messages } from '../messages';

/** The first touch or key of the page wakes the sounds. */
function useSound(): void {
  useEffect(() => {
    // Opening the sound device takes long enough to disturb a reader that is typing.
    const wake = () => void setTimeout(wakeSound);
    document.addEventListener('pointerdown', wake);
    document.addEventListener('keydown', wake);
    return () => {
      document.removeEventListener('pointerdown', wake);
      document.removeEventListener('keydown', wake);
    };
  }, []);
}

/** Turns the sounds of results off and on; remembered on the device. */
function SoundButton() {
  const muted = useStore(doorSettings, (settings) => settings.muted);
  const label = muted ? messages.sound.unmute : messages.sound.mute;
  return (
    <Button
      size="large"
      aria-label={label}
      title={label}
      icon={muted ? <MutedOutlined aria-hidden /> : <SoundOutlined aria-hidden />}
      onClick={() => changeDoorSettings({ muted: !muted })}
    />
  );
}

/** Whether this device can go on without a network, and as of when. */
function OfflineState({ savedAt, size }: { savedAt: number | null; size: number }) {
  const zone = useEventZone();
  const online = useOnline();
  const texts = messages.offline;
  const ready =
    savedAt === null ? texts.notReady : texts.ready(size, formatTime(new Date(savedAt).toISOString(), zone));
  return (
    <Text as="output" tone={online ? 'secondary' : 'warning'}>
      <Row as="span" gap="xs" align="baseline">
        {online ? <CloudOutlined aria-hidden /> : <DisconnectOutlined aria-hidden />}
        <span>
          {!online && <strong>{texts.now} </strong>}
          {canHash() ? ready : texts.insecure}
        </span>
      </Row>
    </Text>
  );
}

/** Records who enters and leaves: by camera, hand-held reader or typed code, with and without a network. */
export default function ScannerPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  useWakeLock();
  useSound();
  const [direction, setDirection] = useState<CheckInDirection>('IN');
  const door = useDoorCounts(event.id, event.timezone);
  const gate = useGate(event.id, door.counts?.now.gates);
  const { codes, savedAt, size } = useEntryCodes(event.id);
  const { scan, ...last } = useScans({ eventId: event.id, gate: gate.gate, direction, codes });
  const hosts = usePortalHosts();
  const hasCamera = useStore(doorSettings, (settings) => settings.camera);
  const take = (text: string) => scan(codeIn(text, hosts));
  useKeyboardWedge(scan);
  return (
    <>
      <PageHeader
        title={messages.title}
        actions={
          <>
            <SoundButton />
            <QueueButton door={door} />
          </>
        }
      />
      <div className={styles.page}>
        <Stack gap="md">
          <DoorChoice loud {...gate} direction={direction} onDirection={setDirection} />
          <ScanStage latest={last.scans[0]} onText={take} />
          <CodeField act={messages.record} quiet={!hasCamera} onCode={take} />
          <OfflineState savedAt={savedAt} size={size} />
        </Stack>
        <Stack gap="md">
          <DoorCounts door={door} gate={gate.gate} />
          <LastScans {...last} />
        </Stack>
      </div>
    </>
  );
}
