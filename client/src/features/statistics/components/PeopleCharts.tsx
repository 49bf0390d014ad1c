import type { StatisticsCharts_StatisticsFragment } from '../../../generated/graphql';
import type { ChartRow } from '../../../lib/chart-data';
import { countryName } from '../../../lib/countries';
import { messages } from '../messages';
import { StatisticsSection } from './StatisticsSection';

type Charts = StatisticsCharts_StatisticsFragment;

const MOST_TERMS = 10;
const MOST_COUNTRIES = 10;

/** The greatest rows, and the others as one. */
function withOthers(rows: readonly ChartRow[], most: number): ChartRow[] {
  if (rows.length <= most + 1) return [...rows];
  const others = rows.slice(most).reduce((sum, { values }) => sum + (values.count ?? 0), 0);
  return [...rows.slice(0, most), { label: messages.others(rows.length - most), values: { count: others } }];
}

function groupsOf(interests: Charts['attendeesByInterest']): [group: string, rows: ChartRow[]][] {
  const groups = new Map<string, ChartRow[]>();
  for (const { group, term, count } of interests)
    groups.set(group, [...(groups.get(group) ?? []), { label: term, values: { count } }]);
  return [...groups];
}

/** Where people come from, as what they take part and what they are interested in. */
export function PeopleCharts({ attendeesByInterest, attendeesByCountry, attendeesByCategory }: Charts) {
  const { interests, countries, categories } = messages;
  const series = [{ key: 'count', label: messages.people }];
  const bar = { kind: 'bar', series } as const;
  const known = attendeesByCountry.filter(({ key }) => key !== null);
  const [home] = known;
  const nameOf = (key: string | null | undefined): string => categories.names[key ?? ''] ?? messages.unknown;
  if (attendeesByCategory.length === 0)
    return <StatisticsSection title={messages.sections.people} charts={[]} />;
  return (
    <StatisticsSection
      title={messages.sections.people}
      charts={[
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
            MOST_COUNTRIES,
          ),
        },
        ...groupsOf(attendeesByInterest).map(([group, rows]) => ({
          ...bar,
          title: interests.title(group),
          summary: interests.summary(rows[0]?.label ?? '', rows[0]?.values.count ?? 0),
          rowHeading: interests.heading,
          rows: rows.slice(0, MOST_TERMS),
        })),
      ]}
    />
  );
}
