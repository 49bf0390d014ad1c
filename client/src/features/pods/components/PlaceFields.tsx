import { Form, Select } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import { usePodScheduleQuery } from '../../../generated/hooks';
import { endsLater, instantAt, spanOf, type Period } from '../../../lib/event-days';
import { movedTo, type Span } from '../../../lib/timeline-layout';
import { FormNote, Notice, PeriodFields } from '../../../ui';
import type { PodDayState } from '../hooks/usePodDay';
import { obstacleOf } from '../lib/pod-clashes';
import { itemsOf, type PodItem } from '../lib/pod-items';
import { messages } from '../messages';

const texts = messages.entry;

/** A place at the pods as forms hold it; times by the clock of the event. */
export interface PlaceValues extends Period {
  podId: string;
  /** Why the pod is blocked. */
  title: string;
}

interface PlaceFieldsProps {
  /** The item that is moved; without it something new. */
  item?: PodItem;
  day: PodDayState;
}

/** The end of an item of fixed length, or the end that was entered. */
export const instantsOf = (values: PlaceValues, zone: string, item?: PodItem): Span =>
  item?.kind === 'meeting'
    ? movedTo(item, instantAt(values.day, values.startsAt, zone, item.startsAt))
    : spanOf(values, zone, item);

/** Says before saving what stands in the way. */
function Obstacle({ item, day }: PlaceFieldsProps) {
  const { event } = useEventContext();
  const form = Form.useFormInstance<PlaceValues>();
  const values = Form.useWatch<PlaceValues>([], form) as PlaceValues | undefined;
  const { data } = usePodScheduleQuery({
    variables: { eventId: event.id, date: values?.day ?? '' },
    skip: !values?.day,
  });
  const isComplete =
    values?.podId &&
    values.startsAt &&
    (item?.kind === 'meeting' || (values.endsAt && endsLater(values.startsAt, values.endsAt)));
  const obstacle =
    values && isComplete && data
      ? obstacleOf(
          item ?? { key: '', people: [] },
          { podId: values.podId, ...instantsOf(values, event.timezone, item) },
          itemsOf(data.podSchedule, event.timezone),
          day.pods ?? [],
        )
      : null;
  return <FormNote as="output">{obstacle && <Notice kind="warning" title={obstacle} />}</FormNote>;
}

/** Pod, day and time, with what stands in the way. Meetings keep their length. */
export function PlaceFields({ item, day }: PlaceFieldsProps) {
  return (
    <>
      <Obstacle item={item} day={day} />
      <Form.Item name="podId" label={texts.pod} rules={[{ required: true }]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={day.pods?.map(({ id, name, location }) => ({
            value: id,
            label: location ? `${name}, ${location}` : name,
          }))}
        />
      </Form.Item>
      <PeriodFields texts={texts} days={day.days} hasEnd={item?.kind !== 'meeting'} />
    </>
  );
}
