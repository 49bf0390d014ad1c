import { Form, Input, type InputProps } from 'antd';
import { Grid } from '../../../ui';
import { messages } from '../messages';

/** What the short forms of this feature have in common. */
export const shortForm = {
  layout: 'vertical',
  requiredMark: false,
  validateTrigger: 'onBlur',
  scrollToFirstError: { focus: true },
} as const;

/** A line of text that may not be empty. */
export function RequiredText({
  name,
  label,
  missing,
  ...input
}: InputProps & { name: string; label: string; missing: string }) {
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, whitespace: true, message: missing }]}>
      <Input size="large" {...input} />
    </Form.Item>
  );
}

/** First and last name, side by side where there is room. */
export const NameFields = () => (
  <Grid fit column={180} gap="md" lineGap={0}>
    <RequiredText
      name="firstName"
      label={messages.firstName}
      missing={messages.firstNameMissing}
      autoComplete="given-name"
      maxLength={100}
    />
    <RequiredText
      name="lastName"
      label={messages.lastName}
      missing={messages.lastNameMissing}
      autoComplete="family-name"
      maxLength={100}
    />
  </Grid>
);
