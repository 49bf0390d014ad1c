import { useId, type ReactNode } from 'react';
import { Chart, type ChartProps, Grid, Note, Panel, Stack, Text } from '../../../ui';
import { messages } from '../messages';
import styles from './Statistics.module.css';

/** Charts side by side as far as the width goes; below each other on paper. */
export const ChartGrid = ({ children }: { children: ReactNode }) => (
  <Grid column={480} fit gap="md" align="start" className={styles.charts}>
    {children}
  </Grid>
);

/** False in the place of a chart for which nothing has been counted. */
export type SectionChart = Omit<ChartProps, 'level'> | false;

interface StatisticsSectionProps {
  title: string;
  charts: readonly SectionChart[];
  /** Between the title and the charts. */
  children?: ReactNode;
}

/** Charts of one subject under their heading. */
export function StatisticsSection({ title, charts, children }: StatisticsSectionProps) {
  const id = useId();
  const shown = charts.filter((chart) => chart !== false);
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Text as="h2" id={id} size="h4" strong>
        {title}
      </Text>
      {children}
      {shown.length === 0 ? (
        <Panel className={styles.empty}>
          <Note size="md">{messages.nothingYet}</Note>
        </Panel>
      ) : (
        <ChartGrid>
          {shown.map((chart) => (
            <Chart key={chart.title} level={3} {...chart} />
          ))}
        </ChartGrid>
      )}
    </Stack>
  );
}
