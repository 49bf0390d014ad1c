import { useState } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import type { StatisticsCharts_StatisticsFragment } from '../../../generated/graphql';
import type { ChartRow } from '../../../lib/chart-data';
import { dayNames } from '../../../lib/event-days';
import { Segmented } from '../../../ui';
import { greatest } from '../lib/buckets';
import { daysOf, gateRows, hourRows } from '../lib/door';
import { messages } from '../messages';
import styles from './Statistics.module.css';
import { type SectionChart, StatisticsSection } from './StatisticsSection';

type Charts = StatisticsCharts_StatisticsFragment;

const dayLabel = (day: string): string => {
  const { weekday, date } = dayNames(day);
  return `${weekday} ${date}`;
};

/** The entries of a day by hour and gate, how many were inside, and how many came for the first time. */
function chartsOf(charts: Charts, day: string, zone: string): SectionChart[] {
  const { entries, headCount, firstEntries } = messages;
  const { gates, rows } = gateRows(charts.entriesByGate, day, zone, entries.otherGates);
  const sums = rows.map(({ label, values }) => ({
    label,
    values: { count: Object.values(values).reduce((total, count) => total + count, 0) },
  }));
  const inside = hourRows(charts.headCountByHour, day, zone, true);
  const most = greatest(inside, 'count');
  const firsts = hourRows(charts.checkInsByHour, day, zone);
  const total = (of: readonly ChartRow[]) => of.reduce((sum, { values }) => sum + (values.count ?? 0), 0);
  const hour = { kind: 'column', rowHeading: messages.hour } as const;
  return [
    rows.length > 0 && {
      ...hour,
      title: entries.title,
      summary: entries.summary(total(sums), greatest(sums, 'count')?.label ?? ''),
      series: gates.map((gate) => ({ key: gate, label: gate })),
      rows,
    },
    inside.length > 0 && {
      ...hour,
      title: headCount.title,
      summary: headCount.summary(most?.values.count ?? 0, most?.label ?? ''),
      series: [{ key: 'count', label: headCount.series }],
      rows: inside,
    },
    firsts.length > 0 && {
      ...hour,
      title: firstEntries.title,
      summary: firstEntries.summary(total(firsts)),
      series: [{ key: 'count', label: firstEntries.series }],
      rows: firsts,
    },
  ];
}

/** Entries and exits by hour and gate, one day at a time. */
export function DoorCharts(charts: Charts) {
  const zone = useEventZone();
  const days = daysOf([...charts.entriesByGate, ...charts.checkInsByHour], zone);
  const [chosen, setChosen] = useState<string | null>(null);
  // The latest one until another one is chosen.
  const day = chosen && days.includes(chosen) ? chosen : (days.at(-1) ?? '');
  return (
    <StatisticsSection title={messages.sections.door} charts={chartsOf(charts, day, zone)}>
      {days.length > 1 && (
        <Segmented
          className={styles.days}
          label={messages.days}
          value={day}
          onChange={setChosen}
          options={days.map((value) => ({ value, label: dayLabel(value) }))}
        />
      )}
    </StatisticsSection>
  );
}
