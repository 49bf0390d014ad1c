import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useEventZone } from '../../../data/useEventZone';
import { spanOf, type Period } from '../../../lib/event-days';
import { EventTimeNote, FormDrawer, FormNote, PeriodFields, Row, Text } from '../../../ui';
import { useBusyTimes } from '../hooks/useBusyTimes';
import { messages } from '../messages';
import styles from './schedule.module.css';

const texts = messages.busyForm;
const MAX_NOTE = 200;

interface Values extends Period {
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
      <Row gap="xs" wrap className={styles.reasons}>
        {texts.reasons.map((reason) => (
          <Button key={reason} onClick={() => onChange?.(reason)}>
            {reason}
          </Button>
        ))}
      </Row>
    </>
  );
}

/** Marks a time in which the viewer wants no meetings. */
export default function BusyTimeDrawer({ open, onClose, days, day }: BusyTimeDrawerProps) {
  const zone = useEventZone();
  const { add } = useBusyTimes();
  const [initialValues] = useState<Values>({ day, startsAt: '12:00', endsAt: '13:00', note: '' });
  const submit = (values: Values) => add({ ...spanOf(values, zone), note: values.note.trim() || null });
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
      <FormNote>
        <Text tone="secondary">
          {texts.lead} <EventTimeNote />
        </Text>
      </FormNote>
      <PeriodFields texts={texts} days={days} large />
      <Form.Item name="note" label={texts.note} extra={texts.noteHint}>
        <NoteField />
      </Form.Item>
    </FormDrawer>
  );
}
