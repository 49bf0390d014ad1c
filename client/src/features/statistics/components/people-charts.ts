import type { StatisticsCharts_StatisticsFragment } from '../../../generated/graphql';
import type { ChartRow } from '../../../lib/chart-data';
import { countryName } from '../../../lib/countries';
import { messages } from '../messages';
import type { SectionChart } from './StatisticsSection';

type Charts = StatisticsCharts_StatisticsFragment;

/** As many bars as one takes in at a glance. */
const MOST_BARS = 10;

/** The greatest rows, and the others as one. */
function withOthers(rows: ChartRow[]): ChartRow[] {
  const others = rows.slice(MOST_BARS);
  if (others.length <= 1) return rows;
  const count = others.reduce((sum, { values }) => sum + (values.count ?? 0), 0);
  return [...rows.slice(0, MOST_BARS), { label: messages.others(others.length), values: { count } }];
}

function groupsOf(interests: Charts['attendeesByInterest']): [group: string, rows: ChartRow[]][] {
  const groups = new Map<string, ChartRow[]>();
  for (const { group, term, count } of interests)
    groups.set(group, [...(groups.get(group) ?? []), { label: term, values: { count } }]);
  return [...groups];
}

/** Where people come from, as what they take part and what they are interested in. */
export function peopleCharts({
  attendeesByInterest,
  attendeesByCountry,
  attendeesByCategory,
}: Charts): SectionChart[] {
  const { interests, countries, categories } = messages;
  const series = [{ key: 'count', label: messages.people }];
  const bar = { kind: 'bar', series } as const;
  const known = attendeesByCountry.filter(({ key }) => key !== null);
  const [home] = known;
  const nameOf = (key: string | null | undefined): string => categories.names[key ?? ''] ?? messages.unknown;
  if (attendeesByCategory.length === 0) return [];
  return [
    {
      title: categories.title,
      summary: categories.summary(
        attendeesByCategory.map(({ key, count }) => `${nameOf(key)}: ${count}`).join(', '),
      ),
      kind: 'donut',
      rowHeading: categories.heading,
      series,
      rows: attendeesByCategory.map(({ key, count }) => ({ label: nameOf(key), values: { count } })),
    },
    home !== undefined && {
      ...bar,
      title: countries.title,
      summary: countries.summary(countryName(home.key ?? ''), home.count, known.length),
      rowHeading: countries.heading,
      rows: withOthers(
        attendeesByCountry.map(({ key, count }) => ({
          label: key ? countryName(key) : messages.unknown,
          values: { count },
        })),
      ),
    },
    ...groupsOf(attendeesByInterest).map(([group, rows]) => ({
      ...bar,
      title: interests.title(group),
      summary: interests.summary(rows[0]?.label ?? '', rows[0]?.values.count ?? 0),
      rowHeading: interests.heading,
      rows: rows.slice(0, MOST_BARS),
    })),
  ];
}
