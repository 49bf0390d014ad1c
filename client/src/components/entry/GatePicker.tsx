import { DownOutlined, EnvironmentOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import styles from './GatePicker.module.css';
import { messages } from './messages';

interface GatePickerProps {
  eventId: string;
  gate: string;
  /** Gates with recorded entries. */
  known: readonly string[];
  className?: string;
}

const GateSheet = lazy(() => import('./GateSheet'));

/** At which gate this device stands: chosen from those known, or typed; remembered on the device. */
export function GatePicker({ className = '', ...gate }: GatePickerProps) {
  const [open, setOpen] = useState(false);
  // Stays from then on, so that the sheet can slide away.
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${className}`}
        aria-label={messages.gateIs(gate.gate)}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <EnvironmentOutlined aria-hidden />
        <span className={styles.name}>{gate.gate}</span>
        <DownOutlined aria-hidden />
      </button>
      {isOpened && (
        <Suspense fallback={null}>
          <GateSheet {...gate} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
