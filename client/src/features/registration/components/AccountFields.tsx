import { Form, Input, type InputProps } from 'antd';
import { ruleOfNames } from '../../../lib/form-values';
import { linesOf } from '../../../lib/profile-lines';
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
    {linesOf('name').map(({ name, input }) => (
      <Form.Item
        key={name}
        name={name}
        label={messages[name]}
        {...(name === 'firstName' && ruleOfNames(messages.firstNameMissing))}
      >
        <Input size="large" {...input} />
      </Form.Item>
    ))}
  </Grid>
);
