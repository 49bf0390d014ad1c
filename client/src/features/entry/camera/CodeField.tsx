import { useState } from 'react';
import { LineForm } from '../door/LineForm';
import { messages } from './messages';

/** A code typed from the badge, where it cannot be scanned. */
export function CodeField({ act, onCode }: { act: string; onCode: (text: string) => void }) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <LineForm
      label={messages.code}
      placeholder={messages.placeholder}
      act={act}
      value={text}
      error={isMissing ? messages.codeMissing : undefined}
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="done"
      onText={(typed) => {
        setText(typed);
        setMissing(false);
      }}
      onSubmit={() => {
        setMissing(!text.trim());
        if (!text.trim()) return;
        onCode(text);
        setText('');
      }}
    />
  );
}
