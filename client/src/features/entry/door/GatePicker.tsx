import { DownOutlined, EnvironmentOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import type { CheckInDirection } from '../../../generated/graphql';
import { PlainButton, Row, Segmented, Text } from '../../../ui';
import type { Gate } from './door-settings';
import styles from './entry.module.css';
import { messages } from './messages';

interface DoorChoiceProps extends Gate {
  direction: CheckInDirection;
  onDirection: (direction: CheckInDirection) => void;
  /** The way is seen from afar. */
  loud?: boolean;
}

const GateSheet = lazy(() => import('./GateSheet'));

const directions = [
  { value: 'IN', label: messages.in },
  { value: 'OUT', label: messages.out },
] as const;

/** At which gate this device stands: chosen from those known, or typed; remembered on the device. */
function GatePicker(gate: Gate) {
  // Undefined until the sheet is opened first; it stays from then on, so that it can slide away.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Row
        as={PlainButton}
        gap="xs"
        grow
        className={styles.picker}
        aria-label={messages.gateIs(gate.gate)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <EnvironmentOutlined aria-hidden />
        <Text cut grow>
          {gate.gate}
        </Text>
        <DownOutlined aria-hidden />
      </Row>
      {open !== undefined && (
        <Suspense>
          <GateSheet {...gate} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The gate, and which way people go. */
export function DoorChoice({ direction, onDirection, loud, ...gate }: DoorChoiceProps) {
  return (
    <Row gap="sm" className={styles.door} data-loud={loud} data-direction={direction}>
      <GatePicker {...gate} />
      <Segmented label={messages.direction} options={directions} value={direction} onChange={onDirection} />
    </Row>
  );
}
