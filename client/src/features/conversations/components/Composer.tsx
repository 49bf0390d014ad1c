import { SendOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { isComposing } from '../../../lib/composing';
import { logged } from '../../../data/errors/log';
import { useSetTypingMutation } from '../../../generated/hooks';
import { Note, Row } from '../../../ui';
import styles from '../conversations.module.css';
import type { Draft } from '../hooks/useDraft';
import { TypingSignal } from '../lib/typing-signal';
import { messages } from '../messages';

const MAX_LENGTH = 4_000;
/** The counter appears when this many characters are left. */
const COUNT_FROM = 300;

interface ComposerProps {
  attendeeId: string;
  name: string;
  draft: Draft;
  focusOnOpen?: boolean;
  onSend: (text: string) => void;
}

/** Tells the other side while something is being written to them. */
function useTypingSignal(attendeeId: string): TypingSignal {
  const [setTyping] = useSetTypingMutation();
  const signal = useMemo(
    () =>
      new TypingSignal((typing) => {
        if (!navigator.onLine) return;
        setTyping({ variables: { input: { attendeeId, typing } }, context: { changesData: false } }).catch(
          logged('Typing was not announced'),
        );
      }),
    [attendeeId, setTyping],
  );
  useEffect(() => signal.stop, [signal]);
  return signal;
}

/** Puts the focus into the field when the conversation opens, and when a first line was suggested. */
function useComposerFocus(focusOnOpen: boolean, text: string) {
  const field = useRef<TextAreaRef>(null);
  const before = useRef(text);
  useEffect(() => {
    if (focusOnOpen) field.current?.focus({ cursor: 'end' });
  }, [focusOnOpen]);
  useEffect(() => {
    const element = field.current?.resizableTextArea?.textArea;
    const isSuggested = before.current === '' && text.length > 1 && document.activeElement !== element;
    if (isSuggested) field.current?.focus({ cursor: 'end' });
    before.current = text;
  }, [text]);
  return field;
}

/** Where a message is written: Enter sends, Shift+Enter breaks the line, and the draft is kept. */
export function Composer({ attendeeId, name, draft, focusOnOpen = false, onSend }: ComposerProps) {
  const { text, setText, isStored } = draft;
  const typing = useTypingSignal(attendeeId);
  const field = useComposerFocus(focusOnOpen, text);
  const counterId = useId();
  // The server counts what remains after trimming, counting an emoji as one character.
  const left = MAX_LENGTH - Array.from(text.trim()).length;
  const canSend = text.trim().length > 0 && left >= 0;

  const change = (next: string) => {
    setText(next);
    if (next.trim()) typing.type();
    else typing.stop();
  };
  const send = () => {
    if (!canSend) return;
    onSend(text.trim());
    setText('');
    typing.stop();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <Row
      as="form"
      wrap
      gap="xs"
      align="end"
      className={`${styles.composer} ${styles.edge}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Input.TextArea
        ref={field}
        className={styles.input}
        aria-label={messages.label(name)}
        aria-describedby={left <= COUNT_FROM ? counterId : undefined}
        placeholder={messages.placeholder}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        status={left < 0 ? 'error' : undefined}
        autoSize={{ minRows: 1, maxRows: 6 }}
        enterKeyHint="send"
      />
      <Button
        className="thumb"
        type="primary"
        htmlType="submit"
        shape="circle"
        icon={<SendOutlined aria-hidden />}
        aria-label={messages.send}
        disabled={!canSend}
      />
      {!isStored && (
        <Note as="output" className={styles.counter}>
          {messages.draftNotStored}
        </Note>
      )}
      {left <= COUNT_FROM && (
        <Note
          id={counterId}
          tone={left < 0 ? 'error' : 'secondary'}
          className={styles.counter}
          aria-live="polite"
        >
          {left < 0 ? messages.tooLong(-left) : messages.left(left)}
        </Note>
      )}
    </Row>
  );
}
