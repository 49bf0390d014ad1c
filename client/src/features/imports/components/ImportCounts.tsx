import type { Import_ImportFragment } from '../../../generated/graphql';
import { formatNumber } from '../../../lib/format';
import { messages } from '../messages';
import styles from './Studio.module.css';

const names = ['created', 'updated', 'unchanged', 'faulty'] as const;

/** How many rows are new, changed, unchanged and faulty. */
export function ImportCounts({ found, label }: { found: Import_ImportFragment; label: string }) {
  return (
    <section aria-label={label}>
      <dl className={styles.counts}>
        {names.map((name) => (
          <div key={name} className={styles.count} data-tone={found[name] > 0 ? name : undefined}>
            <dt>{messages.counts[name]}</dt>
            <dd>{formatNumber(found[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
