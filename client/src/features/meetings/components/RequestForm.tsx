import { DownOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import type { MeetingChoicesQuery, SlotChoice_SlotFragment } from '../../../generated/graphql';
import { isolated } from '../../../lib/language';
import { formatMoment, zoneLabel } from '../../../lib/time';
import { Note, Notice, Row, Stack, Text, useOverlays } from '../../../ui';
import type { RequestProblem } from '../hooks/useRequestSending';
import type { Plan } from '../lib/busy-label';
import { nextSlots } from '../lib/slot-days';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { SlotPicker } from './SlotPicker';

const NOTE_MAX = 1000;
const OFFERED_SLOTS = 3;
/** From this share of the allowed open requests on, their number is worth a word. */
const NEARLY_FULL = 0.75;

type Options = Pick<MeetingChoicesQuery['meetingOptions'], 'slots' | 'busy' | 'limits'>;

interface RequestFormProps {
  /** For the button in the dialog's footer. */
  id: string;
  /** Of the other person, or the company. */
  name: string;
  options: Options;
  agenda: readonly Plan[];
  problem: RequestProblem | null;
  onSend: (slot: SlotChoice_SlotFragment, wish: { podId: string | null; note: string | null }) => void;
}

/** What is left of the viewer's limits, before they ask. */
function LimitNotices({ limits }: Pick<Options, 'limits'>) {
  const overlays = useOverlays();
  const texts = messages.request;
  return limits.map(({ reason, used, most }) => {
    const kind = used >= most ? 'warning' : 'info';
    if (reason === 'TOO_MANY_WAITING') {
      if (used < most * NEARLY_FULL) return null;
      return (
        <Notice key={reason} kind={kind} title={used >= most ? texts.full(most) : texts.waiting(used, most)}>
          {used >= most && <Button onClick={() => overlays.openModal('meetings')}>{messages.title}</Button>}
        </Notice>
      );
    }
    const title = texts.left[reason]?.(Math.max(most - used, 0), most);
    return title && <Notice key={reason} kind={kind} title={title} />;
  });
}

interface ProblemProps {
  problem: RequestProblem;
  slots: Options['slots'];
  onChoose: (slot: SlotChoice_SlotFragment) => void;
}

/** Why the request was not sent; after a lost slot the next ones, one tap away. */
function Problem({ problem, slots, onChoose }: ProblemProps) {
  const zone = useEventZone();
  const next = problem.lost ? nextSlots(slots, problem.lost, OFFERED_SLOTS) : [];
  const offer = next.length > 0 && (
    <Row wrap gap="xs">
      <span>{messages.request.lostNext}</span>
      {next.map((slot) => (
        <Button key={slot.startsAt} onClick={() => onChoose(slot)}>
          {formatMoment(slot.startsAt, zone)}
        </Button>
      ))}
    </Row>
  );
  return (
    <div role="alert">
      <Notice kind="error" title={problem.message}>
        {offer}
      </Notice>
    </div>
  );
}

/** Leaves the choice to the server. */
const ANY_POD = '';

const podLabel = (pod: SlotChoice_SlotFragment['pods'][number]) =>
  [pod.name, pod.company?.name ?? pod.location].filter(Boolean).join(' · ');

/** Picks a time, a preferred pod, and a note. The values stay after a refusal. */
export function RequestForm({ id, name, options, agenda, problem, onSend }: RequestFormProps) {
  const texts = messages.request;
  const zone = useEventZone();
  const [start, setStart] = useState<string | null>(null);
  const [podId, setPodId] = useState(ANY_POD);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const fieldId = useId();
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
    <Stack as="form" gap="md" id={id} className={styles.form} onSubmit={submit}>
      <LimitNotices limits={options.limits} />
      {problem && <Problem problem={problem} slots={options.slots} onChoose={choose} />}
      {missing && (
        <div role="alert">
          <Notice kind="error" title={texts.pickTime} />
        </div>
      )}
      <SlotPicker
        options={options}
        name={name}
        agenda={agenda}
        value={slot?.startsAt ?? null}
        onChange={choose}
      />
      <Note>{texts.times(zoneLabel(zone))}</Note>
      <Stack gap="xxs">
        <Text as="label" htmlFor={`${fieldId}pod`} strong>
          {texts.pod}
        </Text>
        <Select
          id={`${fieldId}pod`}
          size="large"
          value={preferred}
          onChange={setPodId}
          // antd's own says "down" in every language.
          suffixIcon={<DownOutlined aria-hidden />}
          aria-describedby={`${fieldId}wish`}
          options={[
            { value: ANY_POD, label: texts.anyPod },
            ...(slot?.pods ?? []).map((pod) => ({ value: pod.id, label: isolated(podLabel(pod)) })),
          ]}
        />
        <Note id={`${fieldId}wish`}>{texts.podWish}</Note>
      </Stack>
      <Stack gap="xxs">
        <Text as="label" htmlFor={`${fieldId}note`} strong>
          {texts.note}
        </Text>
        <Input.TextArea
          id={`${fieldId}note`}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          placeholder={texts.noteHint}
          maxLength={NOTE_MAX}
          showCount
          autoSize={{ minRows: 2, maxRows: 5 }}
        />
      </Stack>
    </Stack>
  );
}
