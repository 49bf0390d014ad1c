import type { FormInstance } from 'antd';
import { fieldErrorsOf, type AppError } from './errors';

/** Shows the server's errors at the form's fields. Returns the errors without a field, which the form shows; null if there are none. */
export function showFieldErrors<Values extends object>(
  form: FormInstance<Values>,
  error: AppError,
): AppError | null {
  const fields = new Map(form.getFieldsError().map(({ name }) => [name.join('.'), name]));
  const errors = fieldErrorsOf(error, (path) => fields.has(path));
  const shown = errors.flatMap(({ name, errors: texts }) =>
    fields.has(name) ? [{ name: fields.get(name)!, errors: texts }] : [],
  );
  const others = errors.filter(({ name }) => !fields.has(name));
  if (shown.length > 0) {
    form.setFields(shown as Parameters<typeof form.setFields>[0]);
    form.scrollToField(shown[0]?.name, { focus: true, block: 'center' });
    if (others.length === 0) return null;
  }
  const message = others.flatMap(({ errors: texts }) => texts).join(' ');
  return { ...error, message: message || error.message };
}
