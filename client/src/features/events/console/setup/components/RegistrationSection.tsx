import { CopyOutlined } from '@ant-design/icons';
import { Button, Form, Input, Radio, Switch } from 'antd';
import { useId } from 'react';
import type { EventRegistration } from '../../../../../generated/graphql';
import { useToasts } from '../../../../../hooks/useToasts';
import { paths } from '../../../../../lib/paths';
import { Row, Stack } from '../../../../../ui/Stack';
import { Text } from '../../../../../ui/Text';
import type { SetupEvent, SetupSectionRules } from '../hooks/useSetupForm';
import { messages } from '../messages';
import styles from './Setup.module.css';
import { SetupForm } from './SetupForm';

const texts = messages.registration;
const modes: EventRegistration[] = ['OPEN', 'INVITE_ONLY', 'CLOSED'];

interface Values {
  registration: EventRegistration;
  requiresVerifiedEmail: boolean;
}

const rules: SetupSectionRules<Values> = {
  read: ({ registration, requiresVerifiedEmail }) => ({ registration, requiresVerifiedEmail }),
  write: (values) => values,
  fields: [
    { name: 'registration', label: texts.mode, render: (value) => texts[value as EventRegistration] },
    {
      name: 'requiresVerifiedEmail',
      label: texts.verified,
      render: (value) => (value ? '✓' : '–'),
    },
  ],
};

function ModeField({
  value,
  onChange,
}: {
  value?: EventRegistration;
  onChange?: (mode: EventRegistration) => void;
}) {
  return (
    <Radio.Group
      vertical
      className={styles.modes}
      name="registration"
      aria-label={texts.mode}
      value={value}
      onChange={({ target }) => onChange?.(target.value as EventRegistration)}
    >
      {modes.map((mode) => (
        <Radio key={mode} value={mode} className={styles.mode}>
          <Text as="strong" strong>
            {texts[mode]}
          </Text>
          <Text tone="secondary">{texts[`${mode}Text`]}</Text>
        </Radio>
      ))}
    </Radio.Group>
  );
}

function VerifiedField({ checked, onChange }: { checked?: boolean; onChange?: (on: boolean) => void }) {
  const id = useId();
  return (
    <Row gap="sm" align="start">
      <Switch id={id} checked={checked} onChange={onChange} aria-describedby={`${id}-text`} />
      <div>
        <Text as="label" htmlFor={id} strong>
          {texts.verified}
        </Text>
        <Text as="p" id={`${id}-text`} tone="secondary">
          {texts.verifiedText}
        </Text>
      </div>
    </Row>
  );
}

function RegistrationLink({ event }: { event: SetupEvent }) {
  const id = useId();
  const toasts = useToasts();
  const mode = Form.useWatch('registration', Form.useFormInstance<Values>()) ?? event.registration;
  const link = `${window.location.origin}${paths.register(event.id)}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toasts.success(texts.copied),
      () => toasts.error(texts.notCopied),
    );
  const hint = mode !== 'OPEN' ? texts.linkOff : event.status === 'DRAFT' ? texts.linkDraft : null;
  return (
    <Stack gap="xxs" className={styles.block}>
      <Text as="label" htmlFor={id} strong>
        {texts.link}
      </Text>
      <Row wrap gap="xs">
        <Input
          id={id}
          className={styles.address}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </Row>
      {hint && (
        <Text as="p" tone="secondary">
          {hint}
        </Text>
      )}
    </Stack>
  );
}

/** Who may join, and the link at which they do. */
export default function RegistrationSection({ event }: { event: SetupEvent }) {
  return (
    <SetupForm<Values> event={event} rules={rules}>
      <Form.Item name="registration">
        <ModeField />
      </Form.Item>
      <RegistrationLink event={event} />
      <Form.Item name="requiresVerifiedEmail" valuePropName="checked">
        <VerifiedField />
      </Form.Item>
    </SetupForm>
  );
}
