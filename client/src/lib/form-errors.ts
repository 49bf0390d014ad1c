import type { FormInstance } from 'antd';
import { fieldErrorsOf, type AppError } from './errors';

/** Puts the server's faults on the fields of the form. Returns what no field shows, for the form to say; null if all is shown. */
export function showFieldErrors<Values extends object>(
  form: FormInstance<Values>,
  error: AppError,
): AppError | null {
  const faults = fieldErrorsOf(error);
  const fields = new Set(Object.keys(form.getFieldsValue()));
  const shown = faults.filter(({ name }) => fields.has(name));
  const others = faults.filter(({ name }) => !fields.has(name));
  if (shown.length > 0) {
    form.setFields(shown as Parameters<typeof form.setFields>[0]);
    form.scrollToField(shown[0]?.name, { focus: true, block: 'center' });
    if (others.length === 0) return null;
  }
  const message = others.flatMap(({ errors }) => errors).join(' ');
  return { ...error, message: message || error.message };
}
