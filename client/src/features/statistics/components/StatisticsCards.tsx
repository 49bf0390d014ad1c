import type { StatisticsCards_StatisticsFragment } from '../../../generated/graphql';
import { formatNumber } from '../../../lib/format';
import { Grid, Panel, SkeletonBlock, Stack, Text } from '../../../ui';
import { messages } from '../messages';
import styles from './Statistics.module.css';
import { ChartGrid } from './StatisticsSection';

interface StatisticsCardsProps {
  totals: StatisticsCards_StatisticsFragment['totals'];
  accepted: number;
}

/** The numbers that move while the event runs. */
export function StatisticsCards({ totals, accepted }: StatisticsCardsProps) {
  const texts = messages.cards;
  const cards: { key: Exclude<keyof typeof totals, '__typename'>; more?: string }[] = [
    { key: 'attendees' },
    { key: 'confirmed', more: texts.of(totals.confirmed, totals.attendees, texts.registrations) },
    { key: 'checkedIn', more: texts.of(totals.checkedIn, totals.confirmed, texts.confirmedOnes) },
    { key: 'inside', more: texts.of(totals.inside, totals.checkedIn, texts.checkedInOnes) },
    { key: 'meetings', more: texts.accepted(accepted) },
    { key: 'messages' },
  ];
  return (
    <Grid as="dl" column={150} fit gap="sm" aria-label={texts.label}>
      {cards.map(({ key, more }) => (
        <Panel key={key} className={styles.card}>
          <Text as="dt" tone="secondary">
            {texts[key]}
          </Text>
          <Text as="dd" size="h2" strong={700} figures tight data-card={key}>
            {formatNumber(totals[key])}
          </Text>
          {more && (
            <Text as="dd" size="sm" tone="secondary">
              {more}
            </Text>
          )}
        </Panel>
      ))}
    </Grid>
  );
}

/** The cards and charts before their numbers are there. */
export const StatisticsLoading = () => (
  <Stack gap="xl" aria-busy>
    <span className="visually-hidden">{messages.loading}</span>
    <Grid column={150} fit gap="sm">
      {Array.from({ length: 6 }, (_none, index) => (
        <Panel key={index}>
          <SkeletonBlock height={20} width="60%" />
          <SkeletonBlock height={36} width="40%" />
        </Panel>
      ))}
    </Grid>
    <ChartGrid>
      {Array.from({ length: 4 }, (_none, index) => (
        <SkeletonBlock key={index} height={300} />
      ))}
    </ChartGrid>
  </Stack>
);
