import { Button, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { Sheet } from '../Sheet';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { useFormSubmit } from '../hooks/useFormSubmit';
import { FormError } from './FormError';
import styles from './Forms.module.css';
import { messages } from './messages';

interface ConfirmWithConsequencesProps {
  open: boolean;
  /** The question, such as "Delete Sara Khan?". */
  title: string;
  text?: ReactNode;
  /** Things that are lost with it, one line each. */
  consequences?: ReactNode[];
  /** The button's label, named after the act, such as "Delete attendee". */
  act: string;
  /** A word to type first, for what cannot be undone. */
  typed?: string;
  /** Something else to give first, such as the password; `ready` once it is there. */
  children?: ReactNode;
  ready?: boolean;
  /** Nothing is lost by it: the button does not warn. */
  harmless?: boolean;
  /** Does it; what it throws is said in the dialog, which stays open. */
  onConfirm: () => Promise<unknown>;
  onCancel: () => void;
}

function ConfirmDialog(props: Omit<ConfirmWithConsequencesProps, 'open'>) {
  const { title, text, consequences = [], act, typed, children, ready = true } = props;
  const { harmless = false, onConfirm, onCancel } = props;
  const id = useId();
  const [word, setWord] = useState('');
  const { sending, error, submit } = useFormSubmit(null, onConfirm);
  const allowed = ready && (!typed || word.trim().toLowerCase() === typed.toLowerCase());
  const buttons = (
    <>
      <Button onClick={onCancel}>{messages.cancel}</Button>
      <Button
        type="primary"
        danger={!harmless}
        loading={sending}
        disabled={sending || !allowed}
        onClick={() => void submit({})}
      >
        {act}
      </Button>
    </>
  );
  return (
    <Sheet title={title} onClose={onCancel} footer={buttons} width={480}>
      <FormError error={error} />
      {text && <p className={styles.question}>{text}</p>}
      {consequences.length > 0 && (
        <>
          <p>{messages.consequencesLead}</p>
          <ul className={styles.consequences}>
            {consequences.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {children}
      {typed && (
        <Stack gap="xxs">
          <Text as="label" strong={500} htmlFor={id}>
            {messages.typeToConfirm(typed)}
          </Text>
          <Input id={id} value={word} autoComplete="off" onChange={({ target }) => setWord(target.value)} />
        </Stack>
      )}
    </Sheet>
  );
}

/** Asks before something is lost, and says what goes along with it. */
export function ConfirmWithConsequences({ open, ...dialog }: ConfirmWithConsequencesProps) {
  return open && <ConfirmDialog {...dialog} />;
}
