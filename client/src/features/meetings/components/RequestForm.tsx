import { Alert, Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import type { MeetingChoicesQuery, SlotChoice_SlotFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { formatShortDay, formatTime, zoneLabel } from '../../../lib/time';
import type { RequestProblem } from '../hooks/useMeetingRequest';
import { nextSlots, slotDays } from '../lib/slot-days';
import { messages } from '../messages';
import styles from './RequestForm.module.css';
import { SlotPicker } from './SlotPicker';

const texts = messages.request;
const NOTE_MAX = 500;
/** From this share of the allowed open requests on, their number is worth a word. */
const NEARLY_FULL = 0.75;
const ANY_POD = '';

type Options = MeetingChoicesQuery['meetingOptions'];

interface RequestFormProps {
  options: Options;
  zone: string;
  sending: boolean;
  problem: RequestProblem | null;
  onSend: (slot: SlotChoice_SlotFragment, wish: { podId: string | null; note: string | null }) => void;
}

function WaitingNotice({
  options: { waitingRequests: count, maxWaitingRequests: max },
}: {
  options: Options;
}) {
  if (count >= max) return <Alert type="warning" showIcon title={texts.full(max)} />;
  if (count < max * NEARLY_FULL) return null;
  return <Alert type="info" showIcon title={texts.waiting(count, max)} />;
}

const podLabel = (pod: SlotChoice_SlotFragment['pods'][number]) =>
  [pod.name, pod.company?.name ?? pod.location].filter(Boolean).join(' · ');

/** Picks a time, a pod as a wish, and a few words. What was typed outlives a refusal. */
export function RequestForm({ options, zone, sending, problem, onSend }: RequestFormProps) {
  const [start, setStart] = useState<string | null>(null);
  const [podId, setPodId] = useState(ANY_POD);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const id = useId();

  const slot = options.slots.find(({ startsAt }) => startsAt === start) ?? null;
  // A pod that is not free at another time falls back to "any" without forgetting the wish.
  const wished = slot?.pods.some((pod) => pod.id === podId) ? podId : ANY_POD;
  const full = options.waitingRequests >= options.maxWaitingRequests;
  const choose = (next: SlotChoice_SlotFragment) => {
    setStart(next.startsAt);
    setMissing(false);
  };
  const submit = () => {
    setMissing(!slot);
    if (slot) onSend(slot, { podId: wished || null, note: note.trim() || null });
  };

  return (
    <div className={styles.form}>
      <WaitingNotice options={options} />
      {problem && (
        <Alert
          type="error"
          showIcon
          title={problem.message}
          description={
            problem.lost && (
              <NextTimes slots={nextSlots(options.slots, problem.lost, 3)} zone={zone} onChoose={choose} />
            )
          }
        />
      )}
      <p className={styles.hint}>{texts.times(zoneLabel(zone))}</p>
      <SlotPicker
        days={slotDays(options.slots, options.busy, zone)}
        zone={zone}
        otherName={fullName(options.attendee)}
        value={slot?.startsAt ?? null}
        onChange={choose}
      />
      {missing && (
        <p role="alert" className={styles.fault}>
          {texts.pickTime}
        </p>
      )}
      <label htmlFor={`${id}pod`} className={styles.label}>
        {texts.pod}
      </label>
      <Select
        id={`${id}pod`}
        value={wished}
        onChange={setPodId}
        aria-describedby={`${id}wish`}
        options={[
          { value: ANY_POD, label: texts.anyPod },
          ...(slot?.pods ?? []).map((pod) => ({ value: pod.id, label: podLabel(pod) })),
        ]}
      />
      <p id={`${id}wish`} className={styles.hint}>
        {texts.podWish}
      </p>
      <label htmlFor={`${id}note`} className={styles.label}>
        {texts.note}
      </label>
      <Input.TextArea
        id={`${id}note`}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        placeholder={texts.noteHint}
        maxLength={NOTE_MAX}
        showCount
        autoSize={{ minRows: 2, maxRows: 5 }}
      />
      <Button type="primary" size="large" block loading={sending} disabled={full} onClick={submit}>
        {texts.send}
      </Button>
    </div>
  );
}

interface NextTimesProps {
  slots: SlotChoice_SlotFragment[];
  zone: string;
  onChoose: (slot: SlotChoice_SlotFragment) => void;
}

/** After a lost slot: the next ones, one tap away. */
function NextTimes({ slots, zone, onChoose }: NextTimesProps) {
  return (
    <>
      <p>{texts.lostText}</p>
      <div className={styles.next}>
        {slots.map((slot) => (
          <Button key={slot.startsAt} onClick={() => onChoose(slot)}>
            {`${formatShortDay(slot.startsAt, zone)}, ${formatTime(slot.startsAt, zone)}`}
          </Button>
        ))}
      </div>
    </>
  );
}
