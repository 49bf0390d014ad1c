import { Form, Input, type InputProps } from 'antd';
import { Grid } from '../../../ui';
import { messages } from '../messages';

interface RequiredTextProps extends InputProps {
  name: 'firstName' | 'lastName' | 'displayName' | 'jobTitle' | 'organization' | 'code';
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

/** First and last name, side by side where there is room. */
export const NameFields = () => (
  <Grid fit column={180} gap="md" lineGap={0}>
    <RequiredText name="firstName" autoComplete="given-name" maxLength={100} />
    <RequiredText name="lastName" autoComplete="family-name" maxLength={100} />
  </Grid>
);
