import type { FormInstance } from 'antd';
import { useCallback, useState } from 'react';
import { toAppError, type AppError } from '../../data/errors';
import { showFieldErrors } from '../../data/form-errors';

export interface FormSubmit<Values> {
  /** True only while the request is on its way. */
  sending: boolean;
  /** A refusal of the server that no field shows. */
  error: AppError | null;
  submit: (values: Values) => Promise<void>;
  clearError: () => void;
}

/** Sends a form: errors of fields go to their fields, everything else is returned for the form to say. */
export function useFormSubmit<Values extends object>(
  form: FormInstance<Values>,
  send: (values: Values) => Promise<unknown>,
): FormSubmit<Values> {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const submit = async (values: Values) => {
    setSending(true);
    setError(null);
    try {
      await send(values);
    } catch (caught) {
      const known = toAppError(caught);
      setError(showFieldErrors(form, known));
    } finally {
      setSending(false);
    }
  };
  return { sending, error, submit, clearError: useCallback(() => setError(null), []) };
}
