import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { toAppError, type AppError } from '../../../data/errors';
import { FormError, Sheet } from '../../../ui';
import { messages } from './messages';

const texts = messages.bulk;

interface QuestionProps {
  title: string;
  submit: string;
  disabled?: boolean;
  start: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** A dialog with one answer that starts the work. */
export function BulkQuestion({ title, submit, disabled, start, onCancel, children }: QuestionProps) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const confirm = async () => {
    setSending(true);
    setError(null);
    try {
      await start();
    } catch (caught) {
      setError(toAppError(caught));
      setSending(false);
    }
  };
  return (
    <Sheet
      title={title}
      width={480}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button
            type="primary"
            loading={sending}
            disabled={disabled || sending}
            onClick={() => void confirm()}
          >
            {submit}
          </Button>
        </>
      }
    >
      <FormError error={error} />
      {children}
    </Sheet>
  );
}
