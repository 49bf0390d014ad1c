import { useState } from 'react';
import { LightButton } from '../../../components/light/LightButton';
import { TextField } from '../../../components/light/TextField';
import { messages } from '../messages';
import styles from './CodeField.module.css';

/** A code typed from the badge, where it cannot be scanned. */
export function CodeField({ onCode }: { onCode: (text: string) => void }) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(!text.trim());
    if (!text.trim()) return;
    onCode(text);
    setText('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={messages.code.label}
        placeholder={messages.code.placeholder}
        value={text}
        error={isMissing ? messages.code.missing : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
      />
      <LightButton type="submit" kind="primary" className={styles.button}>
        {messages.code.record}
      </LightButton>
    </form>
  );
}
