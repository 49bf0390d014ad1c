import { useState } from 'react';
import { PlainButton, Sheet, Stack } from '../../../ui';
import { LineForm } from './LineForm';
import { chooseGate, type Gate } from './door-settings';
import styles from './entry.module.css';
import { messages } from './messages';

interface GateSheetProps extends Gate {
  open: boolean;
  onClose: () => void;
}

function Choice({ eventId, gate, known, onClose }: Omit<GateSheetProps, 'open'>) {
  const [name, setName] = useState('');
  const gates = [...new Set([...known, gate])].sort((one, other) => one.localeCompare(other));
  const choose = (chosen: string) => {
    chooseGate(eventId, chosen);
    onClose();
  };
  return (
    <Stack gap="lg">
      <Stack as="ul" gap="xs">
        {gates.map((each) => (
          <li key={each}>
            <PlainButton className={styles.gate} aria-current={each === gate} onClick={() => choose(each)}>
              {each}
            </PlainButton>
          </li>
        ))}
      </Stack>
      <LineForm
        label={messages.otherGate}
        act={messages.takeGate}
        value={name}
        maxLength={100}
        disabled={!name.trim()}
        onText={setName}
        onSubmit={() => name.trim() && choose(name.trim())}
      />
    </Stack>
  );
}

/** The gates to choose from, and a field for another one. */
export default function GateSheet({ open, ...gate }: GateSheetProps) {
  return (
    <Sheet title={messages.chooseGate} open={open} onClose={gate.onClose} width={440}>
      <Choice {...gate} />
    </Sheet>
  );
}
