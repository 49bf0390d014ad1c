import { Form, Input, Select } from 'antd';
import { dayNames, endsLater } from '../../lib/event-days';
import { DateTimeField } from './DateTimeField';
import styles from './Forms.module.css';
import { TimeField } from './TimeField';

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
  const startsAt = Form.useWatch<string | undefined>('startsAt', Form.useFormInstance());
  const field = (label: string, usualTime: string, min?: string) => {
    // Phones bring a wheel of their own.
    if (large) return <Input size={size} type="time" step={300} />;
    return days ? <TimeField /> : <DateTimeField label={label} usualTime={usualTime} min={min} />;
  };
  const fields = (
    <>
      <Form.Item name="startsAt" label={texts.from} rules={[required]}>
        {field(texts.from, '09:00')}
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
          {field(texts.to, '18:00', startsAt?.slice(0, 10))}
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
