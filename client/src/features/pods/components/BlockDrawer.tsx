import { AutoComplete, Form } from 'antd';
import { useState } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import { drawnSpanOf } from '../../../lib/drawn-span';
import { periodOf } from '../../../lib/event-days';
import { FormDrawer, FormNote, type FormOverlay, Text } from '../../../ui';
import type { PodDayState } from '../hooks/usePodDay';
import { usePodMoves } from '../hooks/usePodMoves';
import { messages } from '../messages';
import { instantsOf, PlaceFields, type PlaceValues } from './PlaceFields';

const texts = messages.blockForm;

interface BlockDrawerProps {
  overlay: FormOverlay;
  /** `new`, or with the pod and time that were drawn. */
  value: string;
  day: PodDayState;
}

/** Keeps a pod free of meetings for a time. */
export default function BlockDrawer({ overlay, value, day }: BlockDrawerProps) {
  const zone = useEventZone();
  const { block } = usePodMoves(day);
  const [initial] = useState<PlaceValues>(() => {
    const drawn = drawnSpanOf(value);
    return {
      podId: drawn?.row ?? day.pods?.[0]?.id ?? '',
      ...(drawn ? periodOf(drawn, zone) : { day: day.date, startsAt: '12:00', endsAt: '13:00' }),
      title: texts.reasons[0] ?? '',
    };
  });
  return (
    <FormDrawer<PlaceValues>
      open={overlay.open}
      title={texts.title}
      submitLabel={texts.submit}
      initialValues={initial}
      onSubmit={(values) => block({ podId: values.podId, ...instantsOf(values, zone) }, values.title.trim())}
      onClose={overlay.close}
    >
      <FormNote>
        <Text tone="secondary">{texts.lead}</Text>
      </FormNote>
      <PlaceFields day={day} />
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
