import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import { periodOf } from '../../../lib/event-days';
import { fullName, jobLine } from '../../../lib/format';
import { formatTimeRange } from '../../../lib/time';
import {
  ConfirmWithConsequences,
  EmptyState,
  FormDrawer,
  FormNote,
  type FormOverlay,
  Note,
  Notice,
  PictureOrInitials,
  PlainButton,
  Row,
  SidePanel,
  Stack,
  Text,
  useNow,
  useOverlays,
  useToasts,
} from '../../../ui';
import type { PodDayState } from '../hooks/usePodDay';
import { usePodMoves } from '../hooks/usePodMoves';
import type { PodItem } from '../lib/pod-items';
import { messages } from '../messages';
import { instantsOf, PlaceFields, type PlaceValues } from './PlaceFields';
import styles from './pods.module.css';

const texts = messages.entry;

interface EntryProps {
  overlay: FormOverlay;
  item: PodItem;
  day: PodDayState;
}

/** The people of a meeting, each opening the profile. */
function EntryPeople({ people }: Pick<PodItem, 'people'>) {
  const overlays = useOverlays();
  return (
    <FormNote as="ul" aria-label={texts.people}>
      {people.map(({ id, person }) => (
        <li key={id}>
          <Row as={PlainButton} gap="sm" className={styles.person} onClick={() => overlays.openPerson(id)}>
            <PictureOrInitials name={fullName(person)} src={person.avatarUrl} size={36} />
            <Stack as="span">
              <strong>{fullName(person) || messages.somebody}</strong>
              <Note as="span">{jobLine(person)}</Note>
            </Stack>
          </Row>
        </li>
      ))}
    </FormNote>
  );
}

function RemoveEntry({ item, overlay, day }: EntryProps) {
  const zone = useEventZone();
  const [asks, setAsks] = useState(false);
  const { remove } = usePodMoves(day);
  const toasts = useToasts();
  const isMeeting = item.kind === 'meeting';
  const act = async () => {
    await remove(item);
    setAsks(false);
    overlay.close();
  };
  return (
    <div className={styles.remove}>
      <Button danger onClick={() => (isMeeting ? setAsks(true) : void toasts.attempt(act))}>
        {isMeeting ? texts.removeMeeting : texts.removeBlock}
      </Button>
      <ConfirmWithConsequences
        open={asks}
        title={messages.cancelTitle(item.title)}
        text={messages.cancelText(formatTimeRange(item.startsAt, item.endsAt, zone), day.nameOf(item.row))}
        consequences={messages.cancelConsequences.slice()}
        act={texts.removeMeeting}
        onConfirm={act}
        onCancel={() => setAsks(false)}
      />
    </div>
  );
}

function LoadedEntry({ item, overlay, day }: EntryProps) {
  const zone = useEventZone();
  const now = useNow();
  const { save } = usePodMoves(day);
  const isMeeting = item.kind === 'meeting';
  const isOver = Date.parse(item.endsAt) <= now.getTime();
  // The form keeps what it was opened with, whatever happens to the item meanwhile.
  const [initial] = useState<PlaceValues>({ title: item.title, podId: item.row, ...periodOf(item, zone) });
  if (isMeeting && isOver)
    return (
      <SidePanel open={overlay.open} title={texts.meeting} onClose={overlay.close} roomy>
        <EntryPeople people={item.people} />
        <Notice kind="info" title={texts.past}>
          {item.label}
        </Notice>
      </SidePanel>
    );
  const submit = (values: PlaceValues) =>
    save(
      item,
      { podId: values.podId, ...instantsOf(values, zone, item) },
      isMeeting ? undefined : values.title.trim(),
    );
  return (
    <FormDrawer<PlaceValues>
      open={overlay.open}
      title={isMeeting ? texts.meeting : texts.block}
      submitLabel={texts.move}
      initialValues={initial}
      onSubmit={submit}
      onClose={overlay.close}
    >
      {isMeeting && <EntryPeople people={item.people} />}
      {!isMeeting && (
        <Form.Item
          name="title"
          label={texts.title}
          rules={[{ required: true, whitespace: true, message: texts.titleMissing }]}
        >
          <Input maxLength={200} />
        </Form.Item>
      )}
      <PlaceFields item={item} day={day} />
      {isMeeting && (
        <FormNote>
          <Text tone="secondary">{texts.told}</Text>
        </FormNote>
      )}
      <RemoveEntry item={item} overlay={overlay} day={day} />
    </FormDrawer>
  );
}

/** A meeting or a blocked time: who and why, with its place to change and a way to remove it. */
export default function EntryDrawer({ id, ...props }: Omit<EntryProps, 'item'> & { id: string }) {
  const { overlay, day } = props;
  const current = day.items.find(({ key }) => key === id);
  const [item, setItem] = useState(current);
  if (current && current !== item) setItem(current);
  // It stays also where it is moved to another day, or removed by others: the server says so when it is saved.
  if (item) return <LoadedEntry {...props} item={item} />;
  if (day.isLoading) return null;
  return (
    <SidePanel open={overlay.open} title={texts.meeting} onClose={overlay.close}>
      <EmptyState title={texts.missing} text={texts.missingText} />
    </SidePanel>
  );
}
