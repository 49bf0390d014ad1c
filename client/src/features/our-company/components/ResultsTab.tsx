import { BarChartOutlined } from '@ant-design/icons';
import { useOwnResultsQuery } from '../../../generated/hooks';
import { dayNames } from '../../../lib/event-days';
import { formatNumber } from '../../../lib/format';
import { Chart, EmptyState, Figure, Grid, Panel, Pending, Stack } from '../../../ui';
import { messages } from '../messages';
import type { TabProps } from '../pages/OurCompanyPage';

/** The results of the company, in total and by day. */
export default function ResultsTab({ companyId }: TabProps) {
  const texts = messages.results;
  const { data, error, refetch } = useOwnResultsQuery({ variables: { id: companyId } });
  if (!data) return <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={8} />;
  const { visitors, favourites, meetings, byDay } = data.companyResults;
  const { total: leads, byDay: leadsByDay } = data.leadCounts;
  const leadsOn = new Map(leadsByDay.map(({ date, count }) => [date, count]));
  const known = new Map(byDay.map((day) => [day.date, day]));
  const rows = [...new Set([...known.keys(), ...leadsOn.keys()])].sort().map((date) => {
    const day = known.get(date);
    return {
      label: dayNames(date).full,
      values: {
        visitors: day?.visitors ?? 0,
        favourites: day?.favourites ?? 0,
        meetings: day?.meetings ?? 0,
        leads: leadsOn.get(date) ?? 0,
      },
    };
  });
  const numbers = [
    [texts.visitors, visitors],
    [texts.favourites, favourites],
    [texts.meetings, meetings],
    [texts.leads, leads],
  ] as const;
  return (
    <Stack gap="md">
      <Grid column={150} gap="md">
        {numbers.map(([label, value]) => (
          <Panel as="dl" key={label} pad="md">
            <Figure label={label}>{formatNumber(value)}</Figure>
          </Panel>
        ))}
      </Grid>
      {rows.length === 0 ? (
        <EmptyState icon={<BarChartOutlined aria-hidden />} title={texts.empty} text={texts.emptyText} />
      ) : (
        <Grid column={400} fit gap="md" align="start">
          <Chart
            title={texts.interest}
            summary={texts.interestSummary(visitors, favourites)}
            kind="column"
            rowHeading={texts.day}
            series={[
              { key: 'visitors', label: texts.visitors },
              { key: 'favourites', label: texts.favourites },
            ]}
            rows={rows}
          />
          <Chart
            title={texts.outcome}
            summary={texts.outcomeSummary(meetings, leads)}
            kind="column"
            rowHeading={texts.day}
            series={[
              { key: 'meetings', label: texts.meetings },
              { key: 'leads', label: texts.leads },
            ]}
            rows={rows}
          />
        </Grid>
      )}
    </Stack>
  );
}
