import type { Import_ImportFragment } from '../../../generated/graphql';
import { formatNumber } from '../../../lib/format';
import { Figure, Grid } from '../../../ui';
import { messages } from '../messages';
import styles from './imports.module.css';

/** How many rows are new, changed, unchanged and faulty. */
export const ImportCounts = ({ found, label }: { found: Import_ImportFragment; label: string }) => (
  <section aria-label={label}>
    <Grid as="dl" fit column={120} gap="sm">
      {(['created', 'updated', 'unchanged', 'faulty'] as const).map((name) => (
        <Figure
          key={name}
          label={messages.counts[name]}
          className={`${styles.count} ${name === 'faulty' && found.faulty > 0 ? styles.faulty : ''}`}
        >
          {formatNumber(found[name])}
        </Figure>
      ))}
    </Grid>
  </section>
);
