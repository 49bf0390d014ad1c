import { useState } from 'react';
import { Chart } from '../../../components/Chart';
import { Segmented } from '../../../components/Segmented';
import type { StatisticsCharts_StatisticsFragment } from '../../../generated/graphql';
import { useEventZone } from '../../../hooks/useEventZone';
import { dayNames } from '../../../lib/event-days';
import { greatest } from '../lib/buckets';
import { daysOf, gateRows, headCountRows, hourRows } from '../lib/door';
import { messages } from '../messages';
import styles from './Statistics.module.css';
import { ChartGrid, StatisticsSection } from './StatisticsSection';

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

function OneDay({ day, entriesByGate, headCountByHour, checkInsByHour }: Charts & { day: string }) {
  const zone = useEventZone();
  const { entries, headCount, firstEntries } = messages;
  const { gates, rows } = gateRows(entriesByGate, day, zone, entries.otherGates);
  const sums = rows.map(({ label, values }) => ({
    label,
    values: { count: Object.values(values).reduce((total, count) => total + count, 0) },
  }));
  const busiest = greatest(sums, 'count');
  const total = sums.reduce((all, { values }) => all + values.count, 0);
  const inside = headCountRows(headCountByHour, day, zone);
  const most = greatest(inside, 'count');
  const firsts = hourRows(checkInsByHour, day, zone);
  const firstTotal = firsts.reduce((all, { values }) => all + (values.count ?? 0), 0);
  const hour = { kind: 'column', rowHeading: messages.hour, level: 3 } as const;
  return (
    <ChartGrid>
      {rows.length > 0 && (
        <Chart
          {...hour}
          title={entries.title}
          summary={entries.summary(total, busiest?.label ?? '')}
          series={gates.map((gate) => ({ key: gate, label: gate }))}
          rows={rows}
        />
      )}
      {inside.length > 0 && (
        <Chart
          {...hour}
          title={headCount.title}
          summary={headCount.summary(most?.values.count ?? 0, most?.label ?? '')}
          series={[{ key: 'count', label: headCount.series }]}
          rows={inside}
        />
      )}
      {firsts.length > 0 && (
        <Chart
          {...hour}
          title={firstEntries.title}
          summary={firstEntries.summary(firstTotal)}
          series={[{ key: 'count', label: firstEntries.series }]}
          rows={firsts}
        />
      )}
    </ChartGrid>
  );
}

/** Who came in and went out, by hour and gate, one day at a time. */
export function DoorCharts(charts: Charts) {
  const zone = useEventZone();
  const days = daysOf([...charts.entriesByGate, ...charts.checkInsByHour], zone);
  const { day, setDay } = useDay(days);
  return (
    <StatisticsSection title={messages.sections.door} isEmpty={days.length === 0}>
      {days.length > 1 && (
        <Segmented
          className={styles.days}
          label={messages.days}
          value={day}
          onChange={setDay}
          options={days.map((value) => ({ value, label: dayLabel(value) }))}
        />
      )}
      <OneDay {...charts} day={day} />
    </StatisticsSection>
  );
}
