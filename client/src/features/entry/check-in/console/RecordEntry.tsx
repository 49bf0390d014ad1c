import { useState } from 'react';
import { toAppError, type AppError } from '../../../../data/errors/errors';
import type { CheckInDirection } from '../../../../generated/graphql';
import { useCheckInMutation, useDoorGatesQuery } from '../../../../generated/hooks';
import { newClientId } from '../../../../lib/client-id';
import { formatTime } from '../../../../lib/time';
import { FormError, LightButton, Stack } from '../../../../ui';
import { EntryResult } from '../../door/EntryResult';
import { DoorChoice } from '../../door/GatePicker';
import { doorSettings, useGate } from '../../door/door-settings';
import { explanationOf, kindOf, type EntryKind, type EntryPerson } from '../../door/entry-kind';
import { signal, wakeSound } from '../../door/entry-signals';
import { messages } from '../../door/messages';

interface RecordEntryProps {
  eventId: string;
  code: string;
  entered: boolean;
  person: EntryPerson;
  zone: string;
}

/** The most likely outcome, shown until the server has answered; who comes in again may have just entered. */
const guess = (direction: CheckInDirection, entered: boolean): EntryKind =>
  direction === 'OUT' ? 'EXIT' : entered ? 'CHECKING' : 'FIRST_ENTRY';

/** Records that a person goes in or out; for staff at the door. */
export default function RecordEntry(props: RecordEntryProps) {
  const { eventId, code, entered: enteredBefore, person, zone } = props;
  const [kind, setKind] = useState<EntryKind | null>(null);
  const [before, setBefore] = useState<string>();
  const [error, setError] = useState<AppError | null>(null);
  const [entered, setEntered] = useState(enteredBefore);
  // Sent again after a lost answer, it is the same entry.
  const [clientId, setClientId] = useState(() => newClientId());
  const [checkIn, { loading }] = useCheckInMutation();
  const [direction, setDirection] = useState<CheckInDirection>('IN');
  const { data: counted } = useDoorGatesQuery({ variables: { eventId } });
  const door = useGate(eventId, counted?.headCount.gates);
  const record = async () => {
    wakeSound();
    setError(null);
    setKind(guess(direction, entered));
    try {
      const input = { eventId, code, clientId, gate: door.gate, direction };
      const { data } = await checkIn({ variables: { input } });
      if (!data) return;
      const known = kindOf(data.checkIn.result);
      setKind(known);
      const { justEnteredAt } = data.checkIn.result.checkIn ?? {};
      setBefore(justEnteredAt ? formatTime(justEnteredAt, zone) : undefined);
      signal(known, { muted: doorSettings.getState().muted });
      if (direction === 'IN' && data.checkIn.result.checkIn) setEntered(true);
      setClientId(newClientId());
    } catch (caught) {
      setKind(null);
      setError(toAppError(caught));
    }
  };
  const action = direction === 'OUT' ? messages.recordExit : entered ? messages.recordAgain : messages.record;
  return (
    <Stack gap="md">
      <FormError error={error} />
      <div aria-live="assertive" aria-busy={loading}>
        {kind && <EntryResult compact kind={kind} text={explanationOf(kind, person, before)} />}
      </div>
      <DoorChoice {...door} direction={direction} onDirection={setDirection} />
      <LightButton
        kind={kind || (entered && direction === 'IN') ? 'default' : 'primary'}
        block
        busy={loading}
        disabled={loading}
        onClick={() => void record()}
      >
        {action}
      </LightButton>
    </Stack>
  );
}
