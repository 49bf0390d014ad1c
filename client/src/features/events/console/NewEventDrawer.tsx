import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateEventMutation } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { FormDrawer, Note, TextField, useToasts } from '../../../ui';
import { PeriodFields } from './PeriodFields';
import { messages } from './messages';
import styles from './setup/components/Setup.module.css';
import { fromLocal } from './setup/lib/event-times';
import { deviceZone } from './setup/lib/time-zones';

const texts = messages.form;

interface Values {
  title: string;
  startsAt: string;
  endsAt: string;
  timezone: string;
}

/** A new draft: a title and dates are enough, and its setup follows. */
export default function NewEventDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [create] = useCreateEventMutation({ refreshes: ['events'] });
  const navigate = useNavigate();
  const toasts = useToasts();
  const [initial] = useState<Values>(() => ({ title: '', startsAt: '', endsAt: '', timezone: deviceZone() }));
  const made = useRef<string | null>(null);
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
    const event = data!.createEvent.event;
    toasts.success(texts.created(event.title));
    made.current = event.id;
  };
  return (
    <FormDrawer<Values>
      open={open}
      title={texts.title}
      submitLabel={texts.submit}
      initialValues={initial}
      onSubmit={submit}
      onClose={() => (made.current ? void navigate(paths.setup(made.current), { replace: true }) : onClose())}
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
      <PeriodFields />
    </FormDrawer>
  );
}
