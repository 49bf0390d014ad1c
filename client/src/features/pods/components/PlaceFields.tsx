import { Form, Input, Select } from 'antd';
import { Notice } from '../../../components/Notice';
import { usePodScheduleQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { dayNames, instantAt } from '../../../lib/event-days';
import { obstacleOf } from '../lib/pod-clashes';
import { itemsOf, type Pod, type PodItem } from '../lib/pod-items';
import { messages } from '../messages';
import styles from './PlaceFields.module.css';

const texts = messages.entry;

/** A place at the pods as forms hold it; times by the clock of the event. */
export interface PlaceValues {
  podId: string;
  day: string;
  startsAt: string;
  endsAt: string;
}

interface PlaceFieldsProps {
  /** The item that is moved; without it something new. */
  item?: PodItem;
  pods: readonly Pod[];
  days: readonly string[];
  /** Meetings keep their length. */
  withEnd: boolean;
}

/** The end of an item of fixed length, or the end that was entered. */
export function instantsOf({ day, startsAt, endsAt }: PlaceValues, zone: string, item?: PodItem) {
  const start = instantAt(day, startsAt, zone);
  const length = item?.kind === 'meeting' ? Date.parse(item.endsAt) - Date.parse(item.startsAt) : null;
  const end =
    length === null ? instantAt(day, endsAt, zone) : new Date(Date.parse(start) + length).toISOString();
  return { startsAt: start, endsAt: end };
}

/** Says before saving what stands in the way. */
function Obstacle({ item, pods }: Pick<PlaceFieldsProps, 'item' | 'pods'>) {
  const { event } = useEventContext();
  const form = Form.useFormInstance<PlaceValues>();
  const values = Form.useWatch<PlaceValues>([], form) as PlaceValues | undefined;
  const { data } = usePodScheduleQuery({
    variables: { eventId: event.id, date: values?.day ?? '' },
    skip: !values?.day,
  });
  const isComplete =
    values?.podId && values.startsAt && (item?.kind === 'meeting' || values.endsAt > values.startsAt);
  const obstacle =
    values && isComplete && data
      ? obstacleOf(
          item ?? { key: '', people: [] },
          { podId: values.podId, ...instantsOf(values, event.timezone, item) },
          itemsOf(data.podSchedule, event.timezone),
          pods,
        )
      : null;
  return (
    <output className={styles.obstacle}>{obstacle && <Notice kind="warning" title={obstacle} />}</output>
  );
}

/** Pod, day and time, with what stands in the way. */
export function PlaceFields({ item, pods, days, withEnd }: PlaceFieldsProps) {
  const required = { required: true, message: texts.timeMissing };
  return (
    <>
      <Obstacle item={item} pods={pods} />
      <Form.Item name="podId" label={texts.pod} rules={[{ required: true }]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={pods.map(({ id, name, location }) => ({
            value: id,
            label: location ? `${name}, ${location}` : name,
          }))}
        />
      </Form.Item>
      <div className={styles.times}>
        <Form.Item name="day" label={texts.day} rules={[{ required: true }]}>
          <Select options={days.map((key) => ({ value: key, label: dayNames(key).full }))} />
        </Form.Item>
        <Form.Item name="startsAt" label={texts.from} rules={[required]}>
          <Input type="time" step={300} />
        </Form.Item>
        {withEnd && (
          <Form.Item
            name="endsAt"
            label={texts.to}
            dependencies={['startsAt']}
            rules={[
              required,
              ({ getFieldValue }) => ({
                validator: (_rule, value: string) =>
                  !value || value > (getFieldValue('startsAt') as string)
                    ? Promise.resolve()
                    : Promise.reject(new Error(texts.endsBeforeStart)),
              }),
            ]}
          >
            <Input type="time" step={300} />
          </Form.Item>
        )}
      </div>
    </>
  );
}
