import { Form, Input } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDuplicateEventMutation, useDuplicatedEventQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { FormDrawer, Note, TextField, useToasts } from '../../../ui';
import { messages } from './messages';
import styles from './setup/components/Setup.module.css';
import { fromLocal, toLocal } from './setup/lib/event-times';

const texts = messages.copy;

interface Values {
  title: string;
  startsAt: string;
}

interface DuplicateDrawerProps {
  eventId: string;
  onClose: () => void;
}

/** Another event like this one, without its people. */
export default function DuplicateDrawer({ eventId, onClose }: DuplicateDrawerProps) {
  const { data } = useDuplicatedEventQuery({ variables: { eventId } });
  const [duplicate] = useDuplicateEventMutation({ refreshes: ['events'] });
  const navigate = useNavigate();
  const toasts = useToasts();
  const made = useRef<string | null>(null);
  if (!data) return null;
  const { event } = data;
  const submit = async ({ title, startsAt }: Values) => {
    const input = { eventId, title: title.trim(), startsAt: fromLocal(startsAt, event.timezone) };
    const { data: answer } = await duplicate({ variables: { input } });
    const copy = answer!.duplicateEvent.event;
    toasts.success(texts.created(copy.title));
    made.current = copy.id;
  };
  return (
    <FormDrawer<Values>
      open
      title={texts.title}
      submitLabel={texts.submit}
      initialValues={{
        title: texts.nameOf(event.title).slice(0, 200),
        startsAt: toLocal(event.startsAt, event.timezone),
      }}
      onSubmit={submit}
      onClose={() => (made.current ? void navigate(paths.setup(made.current), { replace: true }) : onClose())}
    >
      <Note size="md" className={styles.lead}>
        {texts.lead(event.title)}
      </Note>
      <TextField
        name="title"
        label={texts.name}
        rules={[{ required: true, whitespace: true, message: messages.form.nameMissing }]}
        maxLength={200}
      />
      <Form.Item
        name="startsAt"
        label={`${texts.startsAt} (${event.timezone})`}
        extra={texts.startHint}
        rules={[{ required: true, message: messages.form.timeMissing }]}
      >
        <Input type="datetime-local" />
      </Form.Item>
    </FormDrawer>
  );
}
