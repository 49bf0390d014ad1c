import { AutoComplete, Form } from 'antd';
import { useState } from 'react';
import { FormDrawer } from '../../../components/forms/FormDrawer';
import { useEventZone } from '../../../hooks/useEventZone';
import type { FormOverlay } from '../../../hooks/useFormOverlay';
import { clockTime } from '../../../lib/event-days';
import { dayKey } from '../../../lib/time';
import type { PodDayState } from '../hooks/usePodDay';
import { usePodMoves } from '../hooks/usePodMoves';
import { drawnTimeOf } from '../lib/pod-params';
import { messages } from '../messages';
import { instantsOf, PlaceFields, type PlaceValues } from './PlaceFields';
import styles from './PlaceFields.module.css';

const texts = messages.blockForm;

interface BlockValues extends PlaceValues {
  title: string;
}

interface BlockDrawerProps {
  overlay: FormOverlay;
  /** `new`, or with the pod and time that were drawn. */
  value: string;
  day: PodDayState;
  days: readonly string[];
  date: string;
}

/** Keeps a pod free of meetings for a time. */
export default function BlockDrawer({ overlay, value, day, days, date }: BlockDrawerProps) {
  const zone = useEventZone();
  const { block } = usePodMoves(day);
  const pods = day.pods ?? [];
  const [initial] = useState<BlockValues>(() => {
    const drawn = drawnTimeOf(value);
    const title = texts.reasons[0] ?? '';
    if (!drawn) return { podId: pods[0]?.id ?? '', day: date, startsAt: '12:00', endsAt: '13:00', title };
    return {
      podId: drawn.podId,
      day: dayKey(drawn.startsAt, zone),
      startsAt: clockTime(drawn.startsAt, zone),
      endsAt: clockTime(drawn.endsAt, zone),
      title,
    };
  });
  return (
    <FormDrawer<BlockValues>
      open={overlay.open}
      title={texts.title}
      submitLabel={texts.submit}
      initialValues={initial}
      onSubmit={(values) => block({ podId: values.podId, ...instantsOf(values, zone) }, values.title.trim())}
      onClose={overlay.close}
    >
      <p className={styles.lead}>{texts.lead}</p>
      <PlaceFields pods={pods} days={days} withEnd />
      <Form.Item
        name="title"
        label={messages.entry.title}
        rules={[{ required: true, whitespace: true, message: messages.entry.titleMissing }]}
      >
        <AutoComplete options={texts.reasons.map((reason) => ({ value: reason }))} maxLength={200} />
      </Form.Item>
    </FormDrawer>
  );
}
