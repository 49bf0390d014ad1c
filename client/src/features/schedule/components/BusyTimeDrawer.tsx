import { Button, Form, Input } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import { useAddBusyTimeMutation } from '../../../generated/hooks';
import { spanOf, type Period } from '../../../lib/event-days';
import { EventTimeNote, FormDrawer, FormNote, PeriodFields, Row, Text } from '../../../ui';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { addItem } from '../lib/agenda-cache';
import { messages } from '../messages';
import styles from './schedule.module.css';

const texts = messages.busyForm;
const MAX_NOTE = 200;

interface Values extends Period {
  note: string;
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

/** Marks a time in which the viewer wants no meetings: on the chosen day, or on the present one when that is over. */
export default function BusyTimeDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { event } = useEventContext();
  const { days, day, today } = useSchedulePage().dayParam;
  const [addBusyTime] = useAddBusyTimeMutation();
  const submit = ({ note, ...period }: Values) =>
    addBusyTime({
      variables: {
        input: { eventId: event.id, ...spanOf(period, event.timezone), note: note.trim() || null },
      },
      update: (cache, { data }) => data && addItem(cache, event.id, data.addBusyTime),
    });
  return (
    <FormDrawer<Values>
      open={open}
      title={texts.title}
      submitLabel={texts.submit}
      initialValues={{ day: day >= today ? day : today, startsAt: '12:00', endsAt: '13:00', note: '' }}
      onSubmit={submit}
      onClose={onClose}
      width={440}
    >
      <FormNote>
        <Text tone="secondary">
          {texts.lead} <EventTimeNote />
        </Text>
      </FormNote>
      <PeriodFields texts={texts} days={days.filter((key) => key >= today)} large />
      <Form.Item name="note" label={texts.note} extra={texts.noteHint}>
        <NoteField />
      </Form.Item>
    </FormDrawer>
  );
}
