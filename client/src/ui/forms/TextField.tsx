import { Form, Input, type FormItemProps } from 'antd';

interface TextFieldProps<Values> extends FormItemProps<Values> {
  type?: 'email' | 'tel' | 'url';
  maxLength: number;
}

/** A line of text about another person, without the browser's autofill. */
export function TextField<Values>({ type, maxLength, ...item }: TextFieldProps<Values>) {
  return (
    <Form.Item<Values> {...item}>
      <Input type={type} maxLength={maxLength} autoComplete="off" />
    </Form.Item>
  );
}
