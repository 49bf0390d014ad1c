import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../../data/event/useEventContext';
import { greatest } from '../../../../features/statistics/lib/buckets';
import { gateRows } from '../../../../features/statistics/lib/door';
import { formatNumber } from '../../../../lib/format';
import { paths } from '../../../../lib/paths';
import { dayKey } from '../../../../lib/time';
import { Chart, Figure, Grid, Note, SectionCard, Stack, useNow } from '../../../../ui';
import { messages } from './messages';
import type { TodayData } from './useToday';

const texts = messages.doors;

interface DoorsProps {
  statistics: TodayData['eventStatistics'];
  /** Stands above the figures. */
  children: ReactNode;
}

/** Who is inside, and how people come in, by gate and hour of today; moves by itself. */
export function Doors({ statistics, children }: DoorsProps) {
  const { event } = useEventContext();
  const today = dayKey(useNow(), event.timezone);
  const { totals, entriesByGate } = statistics;
  const { gates, rows } = gateRows(entriesByGate, today, event.timezone, texts.otherGates);
  const sums = rows.map(({ label, values }) => ({
    label,
    values: { count: Object.values(values).reduce((sum, count) => sum + count, 0) },
  }));
  const entered = sums.reduce((sum, { values }) => sum + values.count, 0);
  const figures = [
    [texts.inside, totals.inside],
    [texts.entered, entered],
    [texts.of, totals.checkedIn],
  ] as const;
  return (
    <Grid column={400} fit gap="section" align="start">
      <Stack gap="section">
        {children}
        <SectionCard title={texts.title} extra={<Link to={paths.statistics(event.id)}>{texts.all}</Link>}>
          <Stack gap="md">
            <Grid as="dl" column={96} fit gap="md">
              {figures.map(([label, value]) => (
                <Figure key={label} label={label}>
                  {formatNumber(value)}
                </Figure>
              ))}
            </Grid>
            {entered === 0 && <Note size="md">{texts.noEntries}</Note>}
          </Stack>
        </SectionCard>
      </Stack>
      {entered > 0 && (
        <Chart
          kind="column"
          title={texts.chart}
          summary={texts.summary(entered, greatest(sums, 'count')?.label ?? '')}
          rowHeading={texts.hour}
          series={gates.map((gate) => ({ key: gate, label: gate }))}
          rows={rows}
        />
      )}
    </Grid>
  );
}
