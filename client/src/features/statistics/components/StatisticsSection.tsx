import { useId, type ReactNode } from 'react';
import { Grid, Panel, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { messages } from '../messages';
import styles from './Statistics.module.css';

/** Charts side by side as far as the width goes; below each other on paper. */
export const ChartGrid = ({ children }: { children: ReactNode }) => (
  <Grid column={480} fit gap="md" align="start" className={styles.charts}>
    {children}
  </Grid>
);

interface StatisticsSectionProps {
  title: string;
  /** Nothing has been counted for any of its charts. */
  isEmpty: boolean;
  children: ReactNode;
}

/** Charts of one subject under their heading. */
export function StatisticsSection({ title, isEmpty, children }: StatisticsSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Text as="h2" id={id} size="h4" strong>
        {title}
      </Text>
      {isEmpty ? (
        <Panel className={styles.empty}>
          <Text as="p" tone="secondary">
            {messages.nothingYet}
          </Text>
        </Panel>
      ) : (
        children
      )}
    </Stack>
  );
}
