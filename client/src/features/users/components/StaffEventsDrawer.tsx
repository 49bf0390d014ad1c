import { Form, Select } from 'antd';
import { useState } from 'react';
import type { UserRow_UserFragment } from '../../../generated/graphql';
import { useSetStaffEventsMutation, useStaffEventChoicesQuery } from '../../../generated/hooks';
import { fromLocal, toLocal } from '../../../lib/event-days';
import { zoneLabel } from '../../../lib/time';
import { DateTimeField, FormDrawer, Segmented, useSearchText, useToasts } from '../../../ui';
import { useRemainingKeys } from '../../attendees';
import { messages } from '../messages';

const texts = messages.events;

type Choice = UserRow_UserFragment['staffEvents'][number]['event'];

interface StaffEventsValues {
  scope: 'all' | 'some';
  /** Absent while all are seen. */
  events?: Choice[];
  /** On the clocks of the events, by their ids; empty without an end. Absent where no event is shown. */
  ends?: Record<string, string>;
}

/** Which events the user sees as staff, and until when. */
export function StaffEventsDrawer({ user, onClose }: { user: UserRow_UserFragment; onClose: () => void }) {
  const { id: userId, displayName, allEvents, staffEvents } = user;
  const [set] = useSetStaffEventsMutation({ refreshes: ['eventStaff'] });
  const toasts = useToasts();
  const sayKeys = useRemainingKeys();
  const ends = staffEvents.map(
    ({ event: { id, timezone }, endsAt }) => [id, endsAt ? toLocal(endsAt, timezone) : ''] as const,
  );
  const save = async ({ scope, events = [], ends: chosen }: StaffEventsValues) => {
    const input = {
      userId,
      allEvents: scope === 'all',
      events:
        scope === 'all'
          ? []
          : events.map(({ id: eventId, timezone }) => {
              const end = chosen?.[eventId];
              return { eventId, endsAt: end ? fromLocal(end, timezone) : null };
            }),
    };
    const { data: saved } = await set({ variables: { input } });
    toasts.success(texts.saved(displayName));
    void sayKeys(displayName, saved?.setStaffEvents.remainingKeys);
  };
  return (
    <FormDrawer<StaffEventsValues>
      open
      title={texts.title(displayName)}
      submitLabel={texts.submit}
      initialValues={{
        scope: allEvents ? 'all' : 'some',
        events: staffEvents.map(({ event }) => event),
        ends: Object.fromEntries(ends),
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <StaffEventsFields />
    </FormDrawer>
  );
}

function StaffEventsFields() {
  const scope = Form.useWatch<StaffEventsValues['scope'] | undefined>('scope');
  const chosen = Form.useWatch<StaffEventsValues['events']>('events') ?? [];
  const isSome = scope === 'some';
  return (
    <>
      <Form.Item required name="scope" label={texts.scope} extra={isSome ? texts.someHint : texts.allHint}>
        <ScopeField />
      </Form.Item>
      {isSome && (
        <Form.Item name="events" label={texts.choose}>
          <EventsField />
        </Form.Item>
      )}
      {isSome &&
        chosen.map(({ id, title, timezone }) => (
          <Form.Item
            key={id}
            name={['ends', id]}
            label={texts.until(title)}
            extra={texts.untilHint(zoneLabel(timezone))}
          >
            <DateTimeField label={texts.until(title)} usualTime="18:00" />
          </Form.Item>
        ))}
    </>
  );
}

interface EventsFieldProps {
  /** Given by the field around it, like the others. */
  id?: string;
  value?: Choice[];
  onChange?: (events: Choice[]) => void;
}

/** Some of the events, found by typing: there may be hundreds. */
function EventsField({ id, value = [], onChange }: EventsFieldProps) {
  const [search, setSearch] = useState('');
  const [typed, type] = useSearchText(search, setSearch);
  const { data, previousData } = useStaffEventChoicesQuery({ variables: { search } });
  const found = (data ?? previousData)?.events.nodes;
  const known = new Map([...value, ...(found ?? [])].map((event) => [event.id, event] as const));
  const optionOf = ({ id: eventId, title }: Choice) => ({ value: eventId, label: title });
  return (
    <Select<{ value: string; label: string }[]>
      id={id}
      mode="multiple"
      labelInValue
      maxCount={200}
      value={value.map(optionOf)}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: type }}
      options={found?.map(optionOf)}
      notFoundContent={found ? texts.noneFound : null}
      onChange={(next) => onChange?.(next.flatMap((option) => known.get(option.value) ?? []))}
      onBlur={() => type('')}
    />
  );
}

/** The form gives value and change. */
function ScopeField({ value = 'all', onChange }: Partial<Pick<ScopeProps, 'value' | 'onChange'>>) {
  return (
    <Segmented
      label={texts.scope}
      value={value}
      onChange={(scope) => onChange?.(scope)}
      options={[
        { value: 'all', label: texts.all },
        { value: 'some', label: texts.some },
      ]}
    />
  );
}

interface ScopeProps {
  value: StaffEventsValues['scope'];
  onChange: (value: StaffEventsValues['scope']) => void;
}
