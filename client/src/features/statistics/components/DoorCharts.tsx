import { useState } from 'react';
import { useEventZone } from '../../../data/useEventZone';
import type { StatisticsCharts_StatisticsFragment } from '../../../generated/graphql';
import type { ChartRow } from '../../../lib/chart-data';
import { dayNames } from '../../../lib/event-days';
import { Segmented } from '../../../ui';
import { greatest } from '../lib/buckets';
import { daysOf, gateRows, hourRows } from '../lib/door';
import { messages } from '../messages';
import styles from './Statistics.module.css';
import { StatisticsSection } from './StatisticsSection';

type Charts = StatisticsCharts_StatisticsFragment;

const dayLabel = (day: string): string => {
  const { weekday, date } = dayNames(day);
  return `${weekday} ${date}`;
};

/** Which days there are, and the one that is looked at: the latest until another one is chosen. */
function useDay(days: readonly string[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen && days.includes(chosen) ? chosen : (days.at(-1) ?? '');
  return { day, setDay: setChosen };
}

/** The entries of a day by hour and gate, how many were inside, and how many came for the first time. */
function chartsOf({ entriesByGate, headCountByHour, checkInsByHour }: Charts, day: string, zone: string) {
  const { entries, headCount, firstEntries } = messages;
  const { gates, rows } = gateRows(entriesByGate, day, zone, entries.otherGates);
  const sums = rows.map(({ label, values }) => ({
    label,
    values: { count: Object.values(values).reduce((total, count) => total + count, 0) },
  }));
  const inside = hourRows(headCountByHour, day, zone, true);
  const most = greatest(inside, 'count');
  const firsts = hourRows(checkInsByHour, day, zone);
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

/** Who came in and went out, by hour and gate, one day at a time. */
export function DoorCharts(charts: Charts) {
  const zone = useEventZone();
  const days = daysOf([...charts.entriesByGate, ...charts.checkInsByHour], zone);
  const { day, setDay } = useDay(days);
  return (
    <StatisticsSection title={messages.sections.door} charts={chartsOf(charts, day, zone)}>
      {days.length > 1 && (
        <Segmented
          className={styles.days}
          label={messages.days}
          value={day}
          onChange={setDay}
          options={days.map((value) => ({ value, label: dayLabel(value) }))}
        />
      )}
    </StatisticsSection>
  );
}
