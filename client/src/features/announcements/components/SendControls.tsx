import { useId } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import { zoneLabel } from '../../../lib/time';
import { DateTimeField, Segmented, Stack, Text } from '../../../ui';
import { messages } from '../messages';

const texts = messages.panel;

/** When an announcement is to be sent: now, or at a wall-clock time of the event. */
export interface SendTime {
  when: 'now' | 'later';
  at: string;
  error: string | null;
}

/** Chooses when to send. */
export function SendControls({ value, onChange }: { value: SendTime; onChange: (value: SendTime) => void }) {
  const zone = useEventZone();
  const id = useId();
  return (
    <Stack gap="sm">
      <Segmented
        label={texts.when}
        value={value.when}
        onChange={(when) => onChange({ ...value, when, error: null })}
        options={[
          { value: 'now', label: texts.sendNow },
          { value: 'later', label: texts.sendLater },
        ]}
      />
      {value.when === 'later' && (
        <Stack gap="xxs">
          <Text as="label" htmlFor={id} strong={500}>
            {texts.at}
          </Text>
          <DateTimeField
            id={id}
            label={texts.at}
            value={value.at}
            status={value.error ? 'error' : ''}
            aria-describedby={`${id}-hint`}
            onChange={(at) => onChange({ ...value, at, error: null })}
          />
          <Text id={`${id}-hint`} tone={value.error ? 'error' : 'secondary'}>
            {value.error ?? texts.atHint(zoneLabel(zone))}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
