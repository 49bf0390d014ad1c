import { Form } from 'antd';
import { truncated } from '../../../lib/format';
import { useNavigate } from 'react-router-dom';
import { useDuplicateEventMutation, useDuplicatedEventQuery } from '../../../generated/hooks';
import { fromLocal, toLocal } from '../../../lib/event-days';
import { paths } from '../../../lib/paths';
import { DateTimeField, FormDrawer, Note, TextField, useToasts } from '../../../ui';
import { messages } from './messages';
import styles from './setup/components/Setup.module.css';

const texts = messages.copy;

/** Another event like this one, without its people. */
export default function DuplicateDrawer({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { data } = useDuplicatedEventQuery({ variables: { eventId } });
  const [duplicate] = useDuplicateEventMutation({ refreshes: ['events'] });
  const navigate = useNavigate();
  const toasts = useToasts();
  if (!data) return null;
  const { event } = data;
  const label = `${texts.startsAt} (${event.timezone})`;
  const initial = {
    title: truncated(texts.nameOf(event.title), 200),
    startsAt: toLocal(event.startsAt, event.timezone),
  };
  const submit = async ({ title, startsAt }: typeof initial) => {
    const start = fromLocal(startsAt, event.timezone, event.startsAt);
    const input = { eventId, title: title.trim(), startsAt: start };
    const { data: answer } = await duplicate({ variables: { input } });
    return answer!.duplicateEvent.event;
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
        label={label}
        extra={texts.startHint}
        rules={[{ required: true, message: messages.form.timeMissing }]}
      >
        <DateTimeField label={label} />
      </Form.Item>
    </FormDrawer>
  );
}
