import type { StatisticsCharts_StatisticsFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { greatest, timeRows } from '../lib/buckets';
import { messages } from '../messages';
import type { SectionChart } from './StatisticsSection';

type Charts = StatisticsCharts_StatisticsFragment;

/** Names of the same two people stay two rows. */
const distinct = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });

/** Messages by day, and the most bookmarked people. */
export function contactCharts({ messagesByDay, topBookmarked }: Charts): SectionChart[] {
  const { bookmarked } = messages;
  const { unit, rows } = timeRows({ count: messagesByDay });
  const total = messagesByDay.reduce((sum, { count }) => sum + count, 0);
  const texts = messages.messagesByDay;
  const names = distinct(topBookmarked.map(({ attendee }) => fullName(attendee)));
  const [first] = topBookmarked;
  return [
    rows.length > 0 && {
      title: texts.title,
      summary: texts.summary(total, messages.during[unit](greatest(rows, 'count')?.label ?? '')),
      kind: 'column',
      rowHeading: messages[unit],
      series: [{ key: 'count', label: texts.series }],
      rows,
    },
    first !== undefined && {
      title: bookmarked.title,
      summary: bookmarked.summary(names[0] ?? '', first.count),
      kind: 'bar',
      rowHeading: bookmarked.heading,
      series: [{ key: 'count', label: bookmarked.series }],
      rows: topBookmarked.map(({ count }, index) => ({ label: names[index] ?? '', values: { count } })),
    },
  ];
}
