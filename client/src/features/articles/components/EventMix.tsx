import { BarChartOutlined } from '@ant-design/icons';
import { useEventMixQuery } from '../../../generated/hooks';
import { share, type ChartSeries } from '../../../lib/chart-data';
import { countryName } from '../../../lib/countries';
import { Chart, EmptyState, ErrorState, Grid, Hint, SkeletonBlock } from '../../../ui';
import { messages as shared } from '../../../ui/messages';
import styles from '../articles.module.css';
import { countRows, needRows } from '../lib/mix-charts';
import { messages } from '../messages';

/** The people at the event, in charts with their tables. */
export default function EventMix({ eventId }: { eventId: string }) {
  const texts = messages.numbers;
  const { data, error, refetch } = useEventMixQuery({ variables: { eventId } });
  if (!data && error) return <ErrorState error={error} title={texts.loadFailed} onRetry={() => refetch()} />;
  if (!data) {
    return (
      <Grid as="output" column={460} fit gap="md" className={styles.charts} aria-label={shared.loading}>
        <SkeletonBlock height={380} />
        <SkeletonBlock height={380} />
      </Grid>
    );
  }
  const { industries, seeking, offering, countries } = data.eventMix;
  if ([industries, seeking, offering, countries].every((list) => list.length === 0))
    return (
      <EmptyState icon={<BarChartOutlined aria-hidden />} title={texts.emptyTitle} text={texts.emptyText} />
    );
  const total = data.event.attendeeCount;
  const people: ChartSeries[] = [{ key: 'count', label: texts.people }];
  const [first, second] = industries;
  const needs = needRows(seeking, offering);
  const home = countries[0];
  return (
    <>
      <Grid column={460} fit align="start" gap="md" className={styles.charts}>
        {first && (
          <Chart
            title={texts.industries}
            summary={texts.industriesSummary(first.key, first.count, second?.key, second?.count)}
            kind="bar"
            rowHeading={texts.industry}
            series={people}
            rows={countRows(industries)}
          />
        )}
        {needs.length > 0 && (
          <div className={styles.tall}>
            <Chart
              title={texts.needs}
              summary={texts.needsSummary(seeking[0]?.key, offering[0]?.key)}
              kind="bar"
              rowHeading={texts.need}
              series={[
                { key: 'seeking', label: texts.seeking },
                { key: 'offering', label: texts.offering },
              ]}
              rows={needs}
            />
          </div>
        )}
        {home && (
          <Chart
            title={texts.countries}
            summary={texts.countriesSummary(countryName(home.key), share(home.count, total), total)}
            kind="bar"
            rowHeading={texts.country}
            series={people}
            rows={countRows(countries, countryName)}
          />
        )}
      </Grid>
      <Hint size="sm">{texts.privacy}</Hint>
    </>
  );
}
