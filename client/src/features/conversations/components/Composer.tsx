import { SendOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, type KeyboardEvent } from 'react';
import { useDraft } from '../hooks/useDraft';
import { messages } from '../messages';
import styles from './Composer.module.css';

const MAX_LENGTH = 4_000;
/** The counter appears when this many characters are left. */
const COUNT_FROM = 300;

interface ComposerProps {
  attendeeId: string;
  name: string;
  onSend: (text: string) => void;
}

/** Where a message is written: Enter sends, Shift+Enter breaks the line, and the draft is kept. */
export function Composer({ attendeeId, name, onSend }: ComposerProps) {
  const { text, setText, isStored } = useDraft(attendeeId);
  const counterId = useId();
  const left = MAX_LENGTH - text.length;
  const canSend = text.trim().length > 0 && left >= 0;

  const send = () => {
    if (!canSend) return;
    onSend(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Input.TextArea
        className={styles.input}
        aria-label={messages.label(name)}
        aria-describedby={left <= COUNT_FROM ? counterId : undefined}
        placeholder={messages.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        status={left < 0 ? 'error' : undefined}
        autoSize={{ minRows: 1, maxRows: 6 }}
        enterKeyHint="send"
      />
      <Button
        className={styles.send}
        type="primary"
        htmlType="submit"
        shape="circle"
        icon={<SendOutlined aria-hidden />}
        aria-label={messages.send}
        disabled={!canSend}
      />
      {!isStored && <output className={styles.counter}>{messages.draftNotStored}</output>}
      {left <= COUNT_FROM && (
        <p id={counterId} className={styles.counter} data-over={left < 0} aria-live="polite">
          {left < 0 ? messages.tooLong(-left) : messages.left(left)}
        </p>
      )}
    </form>
  );
}
