import type { StatisticsCharts_StatisticsFragment } from '../../../generated/graphql';
import { greatest, timeRows } from '../lib/buckets';
import { messages } from '../messages';
import type { SectionChart } from './StatisticsSection';

type Charts = StatisticsCharts_StatisticsFragment;

const sum = (days: readonly { count: number }[]): number =>
  days.reduce((total, { count }) => total + count, 0);

/** When people registered, and when they confirmed. */
export function registrationCharts({ registrationsByDay, confirmationsByDay }: Charts): SectionChart[] {
  const texts = messages.registrations;
  const { unit, rows } = timeRows({ added: registrationsByDay, confirmed: confirmationsByDay });
  const best = greatest(rows, 'added')?.label ?? '';
  return [
    rows.length > 0 && {
      title: texts.title,
      summary: texts.summary(sum(registrationsByDay), sum(confirmationsByDay), messages.during[unit](best)),
      kind: 'column',
      rowHeading: messages[unit],
      series: [
        { key: 'added', label: texts.added },
        { key: 'confirmed', label: texts.confirmed },
      ],
      rows,
    },
  ];
}
