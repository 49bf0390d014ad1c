import { Form, Input, Switch } from 'antd';
import type { ComponentProps } from 'react';
import { linesOf } from '../../../lib/profile-lines';
import { CountryField, Grid, ImageUpload, Row, Stack, Text, useAtLeast } from '../../../ui';
import type { PictureValue } from '../lib/profile-values';
import { messages } from '../messages';
import { NameFields, RequiredText } from './AccountFields';
import styles from './registration.module.css';

interface PictureFieldProps extends Omit<ComponentProps<typeof ImageUpload>, 'value' | 'onChange'> {
  value?: PictureValue | null;
  onChange?: (picture: PictureValue | null) => void;
}

const PictureField = ({ value, onChange, ...upload }: PictureFieldProps) => (
  <ImageUpload {...upload} value={value?.url ?? null} onChange={(picture) => onChange?.(picture)} />
);

/** A switch with its words; the form gives it the name of its field as `id`. */
const ChoiceField = ({ name }: { name: 'sharesEmail' | 'mailsReminders' }) => (
  <Row gap="md" className={styles.choice}>
    <Stack as="label" grow htmlFor={name}>
      {messages[name]}
      <Text id={`${name}-hint`} tone="secondary">
        {messages[`${name}Hint`]}
      </Text>
    </Stack>
    <Form.Item name={name} valuePropName="checked" noStyle>
      <Switch aria-label={messages[name]} aria-describedby={`${name}-hint`} />
    </Form.Item>
  </Row>
);

/** How one is reached, and who sees what of it. */
const ContactFields = () => (
  <section className={styles.contact}>
    <Text as="h3" size="lg" className={styles.kind}>
      {messages.contact}
    </Text>
    {linesOf('contact').map(({ name, input }) => (
      <Form.Item key={name} name={name} label={messages[name]} extra={messages[`${name}Hint`]}>
        <Input size="large" {...input} />
      </Form.Item>
    ))}
    <ChoiceField name="sharesEmail" />
    <ChoiceField name="mailsReminders" />
  </section>
);

const PictureFields = () => (
  <>
    <Form.Item name="avatar" label={<span aria-hidden>{messages.photo}</span>} noStyle>
      <PictureField label={messages.photo} shape="round" hint={messages.photoHint} />
    </Form.Item>
    <div className={styles.cover}>
      <Form.Item name="cover" noStyle>
        <PictureField label={messages.cover} aspect={3} />
      </Form.Item>
    </div>
  </>
);

/** The first step: name, job, country and pictures, which come last on phones, where they would push the names away. */
export function AboutStep() {
  const wide = useAtLeast('md');
  return (
    <>
      {wide && <PictureFields />}
      <NameFields />
      <Grid fit column={180} gap="md" lineGap={0}>
        {linesOf('work').map(({ name, input }) => (
          <RequiredText key={name} name={name} {...input} placeholder={messages[`${name}Placeholder`]} />
        ))}
      </Grid>
      <Form.Item
        name="country"
        label={messages.country}
        rules={[{ required: true, message: messages.countryMissing }]}
      >
        <CountryField placeholder={messages.countryPlaceholder} autoComplete="country" />
      </Form.Item>
      <ContactFields />
      {!wide && <PictureFields />}
    </>
  );
}

/** The second step: a text about oneself. */
export function IntroductionStep() {
  return (
    <Form.Item
      name="introduction"
      label={messages.introduction}
      extra={messages.introductionHelp}
      style={{ marginBlockEnd: 'var(--ant-margin-xl)' }}
    >
      <Input.TextArea
        autoSize={{ minRows: 6, maxRows: 14 }}
        maxLength={5000}
        showCount
        placeholder={messages.introductionPlaceholder}
      />
    </Form.Item>
  );
}
