import { Select } from 'antd';
import { parseAsString } from 'nuqs';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../../data/event/useEventContext';
import { paths } from '../../../../lib/paths';
import { formatMoment } from '../../../../lib/time';
import {
  FilterField,
  Hint,
  PlainTable,
  Row,
  SectionCard,
  Stack,
  StatusTag,
  useListState,
} from '../../../../ui';
import { isBetter, measured, measureKeys, type Run } from '../lib/runs';
import { messages } from '../messages';
import { MeasureLine } from './MeasureLine';

const texts = messages.compare;
const params = { one: parseAsString, other: parseAsString };

/** Two timetables measure by measure, each beside its bound: the newest two until others are chosen. */
export function CompareRuns({ runs }: { runs: readonly Run[] }) {
  const { event } = useEventContext();
  const { values, change } = useListState(params);
  const [newest, second] = runs;
  if (!newest || !second) return null;
  const one = runs.find(({ id }) => id === values.one) ?? second;
  const other = runs.find(({ id }) => id === values.other) ?? newest;
  const nameOf = ({ order, createdAt }: Run) =>
    messages.named(messages.orders[order], formatMoment(createdAt, event.timezone));
  const options = runs.map((run) => ({ value: run.id, label: nameOf(run) }));
  const cell = (run: Run, against: Run, key: (typeof measureKeys)[number]) => {
    const measure = measured(run, key);
    const better = measure && isBetter(key, measure.value, against.measures?.[key] ?? measure.value);
    return (
      <td key={run.id}>
        {measure && (
          <MeasureLine measure={measure} strong={better ?? false}>
            {better && (
              <>
                {' '}
                <StatusTag tone="success">{texts.better}</StatusTag>
              </>
            )}
          </MeasureLine>
        )}
      </td>
    );
  };
  return (
    <SectionCard title={texts.title}>
      <Stack gap="md">
        <Row wrap gap="md">
          {(
            [
              ['one', one],
              ['other', other],
            ] as const
          ).map(([side, run]) => (
            <FilterField key={side} label={texts[side]}>
              {(id) => (
                <Select<string>
                  id={id}
                  value={run.id}
                  options={options}
                  onChange={(chosen) => change({ [side]: chosen })}
                />
              )}
            </FilterField>
          ))}
        </Row>
        <PlainTable head={[texts.measure, messages.orders[one.order], messages.orders[other.order]]}>
          {measureKeys.map((key) => (
            <tr key={key}>
              <th scope="row">{messages.measures[key]}</th>
              {cell(one, other, key)}
              {cell(other, one, key)}
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.draft}</th>
            {[one, other].map((run) => (
              <td key={run.id}>
                <Link to={paths.timetable(event.id, run.id)} aria-label={`${texts.open}: ${nameOf(run)}`}>
                  {texts.open}
                </Link>
              </td>
            ))}
          </tr>
        </PlainTable>
        <Hint>{messages.boundHint}</Hint>
      </Stack>
    </SectionCard>
  );
}
