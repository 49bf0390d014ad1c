import { Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { Notice } from '../../../components/Notice';
import type { MeetingChoicesQuery, SlotChoice_SlotFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { formatShortDay, formatTime, zoneLabel } from '../../../lib/time';
import type { RequestProblem } from '../hooks/useMeetingRequest';
import { busyLabel, type Plan } from '../lib/busy-label';
import { nextSlots, slotDays } from '../lib/slot-days';
import { messages } from '../messages';
import { ANY_POD, PodSelect } from './PodSelect';
import styles from './RequestForm.module.css';
import { SlotPicker } from './SlotPicker';

const NOTE_MAX = 1000;
const OFFERED_SLOTS = 3;
/** From this share of the allowed open requests on, their number is worth a word. */
const NEARLY_FULL = 0.75;

type Options = MeetingChoicesQuery['meetingOptions'];

interface RequestFormProps {
  /** For the button in the dialog's footer. */
  id: string;
  options: Options;
  agenda: readonly Plan[];
  zone: string;
  problem: RequestProblem | null;
  onSend: (slot: SlotChoice_SlotFragment, wish: { podId: string | null; note: string | null }) => void;
}

function WaitingNotice({ options }: { options: Options }) {
  const { waitingRequests: count, maxWaitingRequests: max } = options;
  const texts = messages.request;
  if (count >= max) return <Notice kind="warning" title={texts.full(max)} />;
  if (count < max * NEARLY_FULL) return null;
  return <Notice kind="info" title={texts.waiting(count, max)} />;
}

interface ProblemProps {
  problem: RequestProblem;
  slots: Options['slots'];
  zone: string;
  onChoose: (slot: SlotChoice_SlotFragment) => void;
}

/** Why the request was not sent; after a lost slot the next ones, one tap away. */
function Problem({ problem, slots, zone, onChoose }: ProblemProps) {
  const next = problem.lost ? nextSlots(slots, problem.lost, OFFERED_SLOTS) : [];
  const offer = next.length > 0 && (
    <div className={styles.next}>
      <span>{messages.request.lostNext}</span>
      {next.map((slot) => (
        <Button key={slot.startsAt} onClick={() => onChoose(slot)}>
          {`${formatShortDay(slot.startsAt, zone)}, ${formatTime(slot.startsAt, zone)}`}
        </Button>
      ))}
    </div>
  );
  return (
    <div role="alert">
      <Notice kind="error" title={problem.message}>
        {offer}
      </Notice>
    </div>
  );
}

/** Picks a time, a pod as a wish, and a few words. What was typed outlives a refusal. */
export function RequestForm({ id, options, agenda, zone, problem, onSend }: RequestFormProps) {
  const texts = messages.request;
  const [start, setStart] = useState<string | null>(null);
  const [podId, setPodId] = useState(ANY_POD);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const fieldId = useId();
  const name = fullName(options.attendee);
  const busy = options.busy.map((time) => ({ ...time, label: busyLabel(time, agenda, name) }));
  const slot = options.slots.find(({ startsAt }) => startsAt === start) ?? null;
  // A pod that is not free at another time falls back to "any" without forgetting the wish.
  const preferred = slot?.pods.some((pod) => pod.id === podId) ? podId : ANY_POD;
  const choose = (next: SlotChoice_SlotFragment) => {
    setStart(next.startsAt);
    setMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!slot);
    if (slot) onSend(slot, { podId: preferred || null, note: note.trim() || null });
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit}>
      <WaitingNotice options={options} />
      {problem && <Problem problem={problem} slots={options.slots} zone={zone} onChoose={choose} />}
      {missing && (
        <div role="alert">
          <Notice kind="error" title={texts.pickTime} />
        </div>
      )}
      <SlotPicker
        days={slotDays(options.slots, busy, zone)}
        zone={zone}
        value={slot?.startsAt ?? null}
        onChange={choose}
      />
      <p className={styles.hint}>{texts.times(zoneLabel(zone))}</p>
      <PodSelect id={`${fieldId}pod`} pods={slot?.pods ?? []} value={preferred} onChange={setPodId} />
      <div className={styles.field}>
        <label htmlFor={`${fieldId}note`} className={styles.label}>
          {texts.note}
        </label>
        <Input.TextArea
          id={`${fieldId}note`}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          placeholder={texts.noteHint}
          maxLength={NOTE_MAX}
          showCount
          autoSize={{ minRows: 2, maxRows: 5 }}
        />
      </div>
    </form>
  );
}
