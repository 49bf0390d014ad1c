import { Button, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import type { AppError } from '../../data/errors/errors';
import { useFormSubmit } from '../hooks/useFormSubmit';
import { FormError } from './FormError';

interface AuthFormProps<Values extends object> {
  /** Given where the page reads the fields, too. */
  form?: FormInstance<Values>;
  initialValues?: Partial<Values>;
  submitLabel: string;
  /** Sends; what it throws is shown at its fields or above the form. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Other words for a refusal of the server. */
  wordsOf?: (error: AppError) => string | undefined;
  /** A way on from a refusal. */
  renderWayOn?: (error: AppError) => ReactNode;
  /** The `Form.Item`s. */
  children?: ReactNode;
}

/** The form of a page around signing in, with its one large button. */
export function AuthForm<Values extends object>(props: AuthFormProps<Values>) {
  const { initialValues, submitLabel, onSubmit, wordsOf, renderWayOn, children } = props;
  const [form] = Form.useForm<Values>(props.form);
  const { sending, error, submit, mend } = useFormSubmit(form, onSubmit);
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      noValidate
      requiredMark={false}
      validateTrigger="onBlur"
      initialValues={initialValues}
      onValuesChange={mend}
      onFinish={(values) => void submit(values)}
      scrollToFirstError={{ focus: true }}
    >
      <FormError
        error={error && { ...error, message: wordsOf?.(error) ?? error.message }}
        action={error && renderWayOn?.(error)}
      />
      {children}
      <Button type="primary" htmlType="submit" size="large" block loading={sending} disabled={sending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
