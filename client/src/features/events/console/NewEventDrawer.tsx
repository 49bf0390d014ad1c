import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateEventMutation } from '../../../generated/hooks';
import { fromLocal, shiftedLocal, toLocal } from '../../../lib/event-days';
import { paths } from '../../../lib/paths';
import { FormDrawer, Note, TextField, useToasts } from '../../../ui';
import { PeriodFields } from './PeriodFields';
import { messages } from './messages';
import styles from './setup/components/Setup.module.css';

const texts = messages.form;
/** A first guess of when it begins. */
const AHEAD_MS = 30 * 24 * 3_600_000;

interface Values {
  title: string;
  startsAt: string;
  endsAt: string;
  timezone: string;
}

/** The end keeps its distance when another start is chosen. */
function EndFollows() {
  const form = Form.useFormInstance<Values>();
  const startsAt = Form.useWatch('startsAt', form);
  const before = useRef(startsAt);
  useEffect(() => {
    const endsAt = form.getFieldValue('endsAt') as string | undefined;
    if (startsAt && before.current && endsAt && startsAt !== before.current)
      form.setFieldValue('endsAt', shiftedLocal(endsAt, before.current, startsAt));
    if (startsAt) before.current = startsAt;
  }, [form, startsAt]);
  return null;
}

/** A new draft: a title and dates are enough, and its setup follows. */
export default function NewEventDrawer({ onClose }: { onClose: () => void }) {
  const [create] = useCreateEventMutation({ refreshes: ['events'] });
  const navigate = useNavigate();
  const toasts = useToasts();
  const [initial] = useState((): Values => {
    // The zone of this device is a good guess.
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
    const day = toLocal(new Date(Date.now() + AHEAD_MS), timezone).slice(0, 10);
    return { title: '', startsAt: `${day}T09:00`, endsAt: `${day}T18:00`, timezone };
  });
  const submit = async ({ title, startsAt, endsAt, timezone }: Values) => {
    const { data } = await create({
      variables: {
        input: {
          title: title.trim(),
          startsAt: fromLocal(startsAt, timezone),
          endsAt: fromLocal(endsAt, timezone),
          timezone,
        },
      },
    });
    return data!.createEvent.event;
  };
  return (
    <FormDrawer
      open
      title={texts.title}
      submitLabel={texts.submit}
      initialValues={initial}
      onSubmit={submit}
      onSaved={({ id, title }) => {
        toasts.success(texts.created(title), { arrives: true });
        void navigate(paths.setup(id), { replace: true });
      }}
      onClose={onClose}
    >
      <Note size="md" className={styles.lead}>
        {texts.lead}
      </Note>
      <TextField
        name="title"
        label={texts.name}
        rules={[{ required: true, whitespace: true, message: texts.nameMissing }]}
        maxLength={200}
      />
      <PeriodFields zoneHint={texts.timezoneHint} />
      <EndFollows />
    </FormDrawer>
  );
}
