import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { GatePicker } from '../../../components/entry/GatePicker';
import { doorSettings } from '../../../components/entry/door-settings';
import { wakeSound } from '../../../components/entry/entry-signals';
import { messages as entry } from '../../../components/entry/messages';
import { useGate } from '../../../components/entry/useGate';
import { PageHeader } from '../../../components/PageHeader';
import { Segmented } from '../../../components/Segmented';
import type { CheckInDirection } from '../../../generated/graphql';
import { useEventContext } from '../../../hooks/useEventContext';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { useWakeLock } from '../../../hooks/useWakeLock';
import { CodeField } from '../components/CodeField';
import { DoorCounts } from '../components/DoorCounts';
import { LastScans } from '../components/LastScans';
import { OfflineState } from '../components/OfflineState';
import { QueueButton } from '../components/QueueButton';
import { ScanStage } from '../components/ScanStage';
import { SoundButton } from '../components/SoundButton';
import { useDoorCounts } from '../hooks/useDoorCounts';
import { useEntryCodes } from '../hooks/useEntryCodes';
import { useKeyboardWedge } from '../hooks/useKeyboardWedge';
import { useScans } from '../hooks/useScans';
import { messages } from '../messages';
import styles from './ScannerPage.module.css';

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

/** Gates that the event or this device knows. */
function useGates(eventId: string, counted: readonly { gate: string }[] | undefined) {
  const known = counted?.map(({ gate }) => gate) ?? [];
  return { known, gate: useGate(eventId, known) };
}

const directions = [
  { value: 'IN', label: entry.in },
  { value: 'OUT', label: entry.out },
] as const;

/** Records who enters and leaves: by camera, hand-held reader or typed code, with and without a network. */
export default function ScannerPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  useWakeLock();
  useSound();
  const [direction, setDirection] = useState<CheckInDirection>('IN');
  const door = useDoorCounts(event.id, event.timezone);
  const { known, gate } = useGates(event.id, door.counts?.now.gates);
  const { codes, savedAt, size } = useEntryCodes(event.id);
  const { scans, scan, reverse, takeBack } = useScans({ eventId: event.id, gate, direction, codes });
  const muted = useStore(doorSettings, (settings) => settings.muted);
  const take = (text: string) => void scan(text);
  useKeyboardWedge(take);
  return (
    <>
      <PageHeader
        title={messages.title}
        actions={
          <>
            <SoundButton muted={muted} />
            <QueueButton
              eventId={event.id}
              zone={event.timezone}
              conflicts={door.conflicts}
              onChanged={door.refresh}
            />
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.scan}>
          <div className={styles.where} data-direction={direction}>
            <GatePicker className={styles.gate} eventId={event.id} gate={gate} known={known} />
            <Segmented
              className={styles.direction}
              label={entry.direction}
              options={directions}
              value={direction}
              onChange={setDirection}
            />
          </div>
          <ScanStage latest={scans[0] ?? null} zone={event.timezone} onText={take} />
          <CodeField onCode={take} />
          <OfflineState savedAt={savedAt} size={size} zone={event.timezone} />
        </div>
        <div className={styles.side}>
          <DoorCounts counts={door.counts} error={door.error} gate={gate} onRetry={door.refresh} />
          <LastScans scans={scans} zone={event.timezone} onReverse={reverse} onTakeBack={takeBack} />
        </div>
      </div>
    </>
  );
}
