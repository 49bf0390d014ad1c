import { Form, Input, Select } from 'antd';
import { dayNames, endsLater } from '../../lib/event-days';
import styles from './Forms.module.css';

interface PeriodFieldsProps {
  texts: { day?: string; from: string; to: string; timeMissing: string; endsBeforeStart: string };
  /** The days to choose from; without them, start and end have a date of their own. */
  days?: readonly string[];
  /** Off for what keeps its length. */
  hasEnd?: boolean;
  /** For attendees, whose controls are larger: the day has a line of its own. */
  large?: boolean;
}

/** From when to when: the fields `day`, `startsAt` and `endsAt` of a form. */
export function PeriodFields({ texts, days, hasEnd = true, large = false }: PeriodFieldsProps) {
  const size = large ? 'large' : undefined;
  const required = { required: true, message: texts.timeMissing };
  const time = days ? (
    <Input size={size} type="time" step={300} />
  ) : (
    <Input size={size} type="datetime-local" />
  );
  const fields = (
    <>
      <Form.Item name="startsAt" label={texts.from} rules={[required]}>
        {time}
      </Form.Item>
      {hasEnd && (
        <Form.Item
          name="endsAt"
          label={texts.to}
          dependencies={['startsAt']}
          rules={[
            required,
            ({ getFieldValue }) => ({
              validator: (_rule, value: string) =>
                endsLater(getFieldValue('startsAt') as string, value)
                  ? Promise.resolve()
                  : Promise.reject(new Error(texts.endsBeforeStart)),
            }),
          ]}
        >
          {time}
        </Form.Item>
      )}
    </>
  );
  if (!days) return fields;
  return (
    <div className={styles.period} data-large={large}>
      <Form.Item name="day" label={texts.day} rules={[{ required: true }]}>
        <Select size={size} options={days.map((key) => ({ value: key, label: dayNames(key).full }))} />
      </Form.Item>
      {fields}
    </div>
  );
}
