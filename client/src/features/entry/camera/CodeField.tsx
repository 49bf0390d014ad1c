import { useState } from 'react';
import { LineForm, type LineFormProps } from '../door/LineForm';
import { messages } from './messages';

/** A code typed from the badge, where it cannot be scanned. */
export function CodeField({
  onCode,
  ...words
}: { onCode: (text: string) => void } & Pick<LineFormProps, 'act' | 'quiet'>) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <LineForm
      label={messages.code}
      placeholder={messages.placeholder}
      {...words}
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
