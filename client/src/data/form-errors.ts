import type { FormInstance } from 'antd';
import { fieldErrorsOf, type AppError } from './errors';

/** Puts the server's errors on the fields of the form. Returns what no field shows, for the form to say; null if all is shown. */
export function showFieldErrors<Values extends object>(
  form: FormInstance<Values>,
  error: AppError,
): AppError | null {
  const errors = fieldErrorsOf(error);
  const fields = new Set(Object.keys(form.getFieldsValue()));
  const shown = errors.filter(({ name }) => fields.has(name));
  const others = errors.filter(({ name }) => !fields.has(name));
  if (shown.length > 0) {
    form.setFields(shown as Parameters<typeof form.setFields>[0]);
    form.scrollToField(shown[0]?.name, { focus: true, block: 'center' });
    if (others.length === 0) return null;
  }
  const message = others.flatMap(({ errors: texts }) => texts).join(' ');
  return { ...error, message: message || error.message };
}
