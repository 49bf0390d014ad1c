import { Switch } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import { FilterField, FilterSelect, oneOf } from '../../../ui';
import type { ScheduleFilters } from '../hooks/useScheduleFilters';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { messages } from '../messages';

/** The fields of the filter menu: track, kind, and only the viewer's own. */
export default function ScheduleFilterFields({ values, change }: ScheduleFilters) {
  const { profile } = useEventContext();
  const { tracks } = useSchedulePage();
  const { track, kind, saved } = values;
  const { SESSION, BREAK } = messages.kinds;
  return (
    <>
      {tracks.length > 0 && (
        <FilterSelect
          size="large"
          label={messages.track}
          placeholder={messages.anyTrack}
          {...oneOf(Object.fromEntries(tracks.map((name) => [name, name])), track, (next) =>
            change({ track: next }),
          )}
        />
      )}
      <FilterSelect
        size="large"
        label={messages.kind}
        placeholder={messages.anyKind}
        {...oneOf({ SESSION, BREAK }, kind, (next) => change({ kind: next }))}
      />
      {profile && (
        <FilterField label={messages.mine}>
          {(id) => <Switch id={id} checked={saved} onChange={(on) => change({ saved: on || null })} />}
        </FilterField>
      )}
    </>
  );
}
