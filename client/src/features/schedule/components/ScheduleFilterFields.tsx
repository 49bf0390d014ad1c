import { Select, Switch } from 'antd';
import { FilterField } from '../../../components/FilterField';
import { useEventContext } from '../../../hooks/useEventContext';
import type { ScheduleFilters } from '../hooks/useScheduleFilters';
import { messages } from '../messages';

interface ScheduleFilterFieldsProps {
  filters: ScheduleFilters;
  tracks: readonly string[];
}

/** The fields of the filter menu: track, kind, and only the viewer's own. */
export default function ScheduleFilterFields({ filters, tracks }: ScheduleFilterFieldsProps) {
  const { profile } = useEventContext();
  const { values, change } = filters;
  const { track, kind, saved } = values;
  return (
    <>
      {tracks.length > 0 && (
        <FilterField label={messages.track}>
          {(id) => (
            <Select
              id={id}
              size="large"
              allowClear
              placeholder={messages.anyTrack}
              value={track ?? undefined}
              options={tracks.map((value) => ({ value, label: value }))}
              onChange={(value: string | undefined) => change({ track: value ?? null })}
            />
          )}
        </FilterField>
      )}
      <FilterField label={messages.kind}>
        {(id) => (
          <Select
            id={id}
            size="large"
            allowClear
            placeholder={messages.anyKind}
            value={kind ?? undefined}
            options={(['SESSION', 'BREAK'] as const).map((value) => ({
              value,
              label: messages.kinds[value],
            }))}
            onChange={(value: 'SESSION' | 'BREAK' | undefined) => change({ kind: value ?? null })}
          />
        )}
      </FilterField>
      {profile && (
        <FilterField label={messages.mine}>
          {(id) => <Switch id={id} checked={saved} onChange={(on) => change({ saved: on || null })} />}
        </FilterField>
      )}
    </>
  );
}
