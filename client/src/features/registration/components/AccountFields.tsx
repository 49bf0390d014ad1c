import { Form, Input, type InputProps } from 'antd';
import { oneName } from '../../../lib/form-values';
import { Grid } from '../../../ui';
import { messages } from '../messages';

interface RequiredTextProps extends InputProps {
  name: 'displayName' | 'jobTitle' | 'organization' | 'code';
}

/** A line of text that may not be empty; its label and its error are those of its name. */
export const RequiredText = ({ name, ...input }: RequiredTextProps) => (
  <Form.Item
    name={name}
    label={messages[name]}
    rules={[{ required: true, whitespace: true, message: messages[`${name}Missing`] }]}
  >
    <Input size="large" {...input} />
  </Form.Item>
);

/** First and last name, side by side where there is room; one of them is enough. */
export const NameFields = () => (
  <Grid fit column={180} gap="md" lineGap={0}>
    <Form.Item
      name="firstName"
      label={messages.firstName}
      required
      dependencies={['lastName']}
      rules={[oneName(messages.firstNameMissing)]}
    >
      <Input size="large" autoComplete="given-name" maxLength={100} />
    </Form.Item>
    <Form.Item name="lastName" label={messages.lastName}>
      <Input size="large" autoComplete="family-name" maxLength={100} />
    </Form.Item>
  </Grid>
);
