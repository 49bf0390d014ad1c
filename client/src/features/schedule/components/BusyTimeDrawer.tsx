import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { EventTimeNote } from '../../../components/EventTimeNote';
import { FormDrawer } from '../../../components/forms/FormDrawer';
import { useEventZone } from '../../../hooks/useEventZone';
import { dayNames, instantAt } from '../../../lib/event-days';
import { useBusyTimes } from '../hooks/useBusyTimes';
import { messages } from '../messages';
import styles from './BusyTimeDrawer.module.css';

const texts = messages.busyForm;
const MAX_NOTE = 200;

interface Values {
  day: string;
  startsAt: string;
  endsAt: string;
  note: string;
}

interface BusyTimeDrawerProps {
  open: boolean;
  onClose: () => void;
  days: readonly string[];
  /** The day that is chosen at first. */
  day: string;
}

/** Offers common reasons; each is put into the field. */
function NoteField({ value = '', onChange }: { value?: string; onChange?: (note: string) => void }) {
  return (
    <>
      <Input
        id="note"
        size="large"
        maxLength={MAX_NOTE}
        placeholder={texts.notePlaceholder}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <div className={styles.reasons}>
        {texts.reasons.map((reason) => (
          <Button key={reason} onClick={() => onChange?.(reason)}>
            {reason}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Marks a time in which the viewer wants no meetings. */
export default function BusyTimeDrawer({ open, onClose, days, day }: BusyTimeDrawerProps) {
  const zone = useEventZone();
  const { add } = useBusyTimes();
  const [initialValues] = useState<Values>({ day, startsAt: '12:00', endsAt: '13:00', note: '' });
  const submit = (values: Values) =>
    add({
      startsAt: instantAt(values.day, values.startsAt, zone),
      endsAt: instantAt(values.day, values.endsAt, zone),
      note: values.note.trim() || null,
    });
  return (
    <FormDrawer<Values>
      open={open}
      title={texts.title}
      submitLabel={texts.submit}
      initialValues={initialValues}
      onSubmit={submit}
      onClose={onClose}
      width={440}
    >
      <p className={styles.lead}>
        {texts.lead} <EventTimeNote />
      </p>
      <Form.Item name="day" label={texts.day} rules={[{ required: true }]}>
        <Select size="large" options={days.map((key) => ({ value: key, label: dayNames(key).full }))} />
      </Form.Item>
      <div className={styles.times}>
        <Form.Item
          name="startsAt"
          label={texts.from}
          rules={[{ required: true, message: texts.timeMissing }]}
        >
          <Input size="large" type="time" step={300} />
        </Form.Item>
        <Form.Item
          name="endsAt"
          label={texts.to}
          dependencies={['startsAt']}
          rules={[
            { required: true, message: texts.timeMissing },
            ({ getFieldValue }) => ({
              validator: (_rule, value: string) =>
                !value || value > (getFieldValue('startsAt') as string)
                  ? Promise.resolve()
                  : Promise.reject(new Error(texts.endsBeforeStart)),
            }),
          ]}
        >
          <Input size="large" type="time" step={300} />
        </Form.Item>
      </div>
      <Form.Item name="note" label={texts.note} extra={texts.noteHint}>
        <NoteField />
      </Form.Item>
    </FormDrawer>
  );
}
