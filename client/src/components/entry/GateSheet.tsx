import { useState } from 'react';
import { LightButton } from '../light/LightButton';
import { TextField } from '../light/TextField';
import { Sheet } from '../Sheet';
import { chooseGate } from './door-settings';
import styles from './GatePicker.module.css';
import { messages } from './messages';

const MAX_LENGTH = 100;

interface ChoiceProps {
  eventId: string;
  gate: string;
  known: readonly string[];
  onDone: () => void;
}

interface GateSheetProps extends Omit<ChoiceProps, 'onDone'> {
  open: boolean;
  onClose: () => void;
}

function Choice({ eventId, gate, known, onDone }: ChoiceProps) {
  const [name, setName] = useState('');
  const gates = [...new Set([...known, gate])].sort((one, other) => one.localeCompare(other));
  const choose = (chosen: string) => {
    chooseGate(eventId, chosen);
    onDone();
  };
  return (
    <div className={styles.choice}>
      <ul className={styles.gates}>
        {gates.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.gate}
              aria-current={each === gate}
              onClick={() => choose(each)}
            >
              {each}
            </button>
          </li>
        ))}
      </ul>
      <form
        className={styles.other}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) choose(name.trim());
        }}
      >
        <TextField
          label={messages.otherGate}
          value={name}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <LightButton type="submit" kind="primary" disabled={!name.trim()}>
          {messages.takeGate}
        </LightButton>
      </form>
    </div>
  );
}

/** The gates to choose from, and a field for another one. */
export default function GateSheet({ open, onClose, ...gate }: GateSheetProps) {
  return (
    <Sheet title={messages.chooseGate} open={open} onClose={onClose} width={440}>
      <Choice {...gate} onDone={onClose} />
    </Sheet>
  );
}
