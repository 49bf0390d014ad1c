import { CopyOutlined } from '@ant-design/icons';
import { Button, Form, Input, InputNumber, Radio } from 'antd';
import { useId } from 'react';
import type { EventRegistration } from '../../../../../generated/graphql';
import { paths } from '../../../../../lib/paths';
import { Note, Row, Stack, SwitchField, Text, useToasts } from '../../../../../ui';
import type { SetupEvent, SetupSectionRules } from '../hooks/useSetupForm';
import { messages } from '../messages';
import styles from './Setup.module.css';
import { SetupForm } from './SetupForm';

const texts = messages.registration;
const modes: EventRegistration[] = ['OPEN', 'APPROVAL', 'INVITE_ONLY', 'CLOSED'];

type Values = Pick<SetupEvent, 'registration' | 'requiresVerifiedEmail' | 'capacity'>;

const rules: SetupSectionRules<Values> = {
  read: ({ registration, requiresVerifiedEmail, capacity }) => ({
    registration,
    requiresVerifiedEmail,
    capacity,
  }),
  write: (values) => values,
  fields: [
    { name: 'registration', label: texts.mode, render: (value) => texts[value as EventRegistration] },
    { name: 'capacity', label: texts.capacity },
    { name: 'requiresVerifiedEmail', label: texts.verified, render: (value) => (value ? '✓' : '–') },
  ],
};

function RegistrationLink({ event }: { event: SetupEvent }) {
  const id = useId();
  const toasts = useToasts();
  const mode = Form.useWatch('registration', Form.useFormInstance<Values>()) ?? event.registration;
  const link = `${window.location.origin}${paths.register(event.id)}`;
  const copy = () => void toasts.copy(link, texts.copied, texts.notCopied);
  const hint =
    mode !== 'OPEN' && mode !== 'APPROVAL'
      ? texts.linkOff
      : event.status === 'DRAFT'
        ? texts.linkDraft
        : null;
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
        <Button icon={<CopyOutlined aria-hidden />} onClick={copy}>
          {texts.copy}
        </Button>
      </Row>
      {hint && <Note size="md">{hint}</Note>}
    </Stack>
  );
}

/** The rule of registration, and the link to register. */
export default function RegistrationSection({ event }: { event: SetupEvent }) {
  return (
    <SetupForm<Values> event={event} rules={rules}>
      <Form.Item name="registration">
        <Radio.Group vertical className={styles.modes} aria-label={texts.mode}>
          {modes.map((mode) => (
            <Radio key={mode} value={mode} className={styles.mode}>
              <Text as="strong" strong>
                {texts[mode]}
              </Text>
              <Text tone="secondary">{texts[`${mode}Text`]}</Text>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <RegistrationLink event={event} />
      <Form.Item
        name="capacity"
        label={texts.capacity}
        className={styles.block}
        extra={
          <>
            {event.capacity && `${texts.taken(event.placesTaken ?? 0, event.capacity)} `}
            {texts.capacityHint}
          </>
        }
      >
        <InputNumber min={1} max={1_000_000} precision={0} />
      </Form.Item>
      <SwitchField name="requiresVerifiedEmail" label={texts.verified} hint={texts.verifiedText} />
    </SetupForm>
  );
}
