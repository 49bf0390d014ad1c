import type { FormInstance } from 'antd';
import { useState } from 'react';
import { toActError } from '../../data/errors/act-error';
import type { AppError } from '../../data/errors/errors';
import { showFieldErrors } from '../../data/errors/form-errors';

/** Whether a field is among those that changed, however deep it lies. */
const isIn = (changed: object, path: readonly (string | number)[]): boolean =>
  path.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], changed) !==
  undefined;

/**
 * Sends a form, or does what a button without one says: errors of fields go to their fields, and everything else is
 * returned to be shown.
 */
export function useFormSubmit<Values extends object>(
  form: FormInstance<Values> | null,
  send: (values: Values) => Promise<unknown>,
) {
  /** True only while the request is on its way. */
  const [sending, setSending] = useState(false);
  /** A refusal of the server that no field shows. */
  const [error, setError] = useState<AppError | null>(null);
  const submit = async (values: Values) => {
    setSending(true);
    setError(null);
    try {
      await send(values);
    } catch (caught) {
      const known = toActError(caught);
      setError(form ? showFieldErrors(form, known) : known);
    } finally {
      setSending(false);
    }
  };
  /** While a value changes: what is mended is no longer said. */
  const mend = (changed: Partial<Values>) => {
    setError(null);
    const faulty = (form?.getFieldsError() ?? []).filter(
      ({ name, errors }) => errors.length > 0 && isIn(changed, name),
    );
    if (!form || faulty.length === 0) return;
    // antd checks only fields that have rules: what the server said of others would stay.
    form.setFields(faulty.map(({ name }) => ({ name: name as never, errors: [] })));
    form.validateFields(faulty.map(({ name }) => name) as never).catch(() => undefined);
  };
  return { sending, error, submit, mend, clearError: () => setError(null) };
}
