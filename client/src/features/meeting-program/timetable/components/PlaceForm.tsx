import { Button, Select } from 'antd';
import { useState } from 'react';
import { useEventZone } from '../../../../data/event/useEventZone';
import { useTimetablePlacesQuery } from '../../../../generated/hooks';
import { formatMoment } from '../../../../lib/time';
import { FilterField, Hint, Notice, Pending, Stack } from '../../../../ui';
import { type DraftPlace, refusalOf } from '../hooks/useDraftEdits';
import { useFloor } from '../hooks/useFloor';
import { messages } from '../messages';

const texts = messages.edit;

interface PlaceFormProps {
  runId: string;
  pair: { oneId: string; otherId: string };
  /** Names the button. */
  act: string;
  /** What it throws is said above the fields. */
  onPlace: (place: DraftPlace) => Promise<void>;
}

/** A time and a pod that are free for two people, chosen from lists. */
export function PlaceForm({ runId, pair, act, onPlace }: PlaceFormProps) {
  const zone = useEventZone();
  const { pods } = useFloor();
  const { data, error, refetch } = useTimetablePlacesQuery({ variables: { runId, ...pair } });
  const [time, setTime] = useState<string | null>(null);
  const [podId, setPodId] = useState<string | null>(null);
  const [state, setState] = useState<{ isSending?: boolean; refusal?: string }>({});
  const places = data?.scheduleRunPlaces;
  if (!places) return <Pending error={error} refetch={refetch} title={texts.loadFailed} rows={2} />;
  if (places.length === 0) return <Hint>{texts.noPlace}</Hint>;
  const slot = places.find(({ startsAt }) => startsAt === time);
  const free = pods?.filter(({ id }) => slot?.podIds.includes(id)) ?? [];
  const pod = free.find(({ id }) => id === podId);
  const submit = async () => {
    if (!slot || !pod) return;
    setState({ isSending: true });
    try {
      await onPlace({ startsAt: slot.startsAt, endsAt: slot.endsAt, pod });
      setTime(null);
      setPodId(null);
      setState({});
    } catch (reason) {
      setState({ refusal: refusalOf(reason) });
    }
  };
  return (
    <Stack gap="sm">
      {state.refusal && <Notice kind="error" title={state.refusal} />}
      <FilterField label={texts.time}>
        {(id) => (
          <Select<string>
            id={id}
            value={slot ? time : undefined}
            options={places.map(({ startsAt }) => ({ value: startsAt, label: formatMoment(startsAt, zone) }))}
            onChange={setTime}
          />
        )}
      </FilterField>
      <FilterField label={texts.pod}>
        {(id) => (
          <Select<string>
            id={id}
            disabled={!slot}
            showSearch={{ optionFilterProp: 'label' }}
            value={pod?.id}
            options={free.map((one) => ({ value: one.id, label: one.name }))}
            onChange={setPodId}
          />
        )}
      </FilterField>
      <div>
        <Button type="primary" disabled={!pod} loading={state.isSending} onClick={() => void submit()}>
          {act}
        </Button>
      </div>
    </Stack>
  );
}
