import type { DataTableProps } from './DataTable';
import styles from './DataTable.module.css';
import { messages } from './messages';
import { RowMenu } from './RowMenu';

type TableCardsProps<Row> = DataTableProps<Row> & { rows: readonly Row[]; stale: boolean };

const isBlank = (content: unknown): boolean =>
  content === null || content === undefined || content === false || content === '';

/** The rows of a page on phones: a card each, with its columns below each other. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, columns, rows, rowKey, rowName, selection, renderActions, onOpen, stale } = props;
  const primary = columns.find((column) => column.primary);
  const details = columns.filter((column) => !column.primary && column.onPhones !== false);
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={stale} data-stale={stale}>
      {rows.map((row) => {
        const key = rowKey(row);
        const facts = details
          .map(({ key: column, title, render }) => ({ column, title, content: render(row) }))
          .filter(({ content }) => !isBlank(content));
        return (
          <li key={key} className={styles.card} data-chosen={selection?.has(key)}>
            <div className={styles.cardHead}>
              {selection && (
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    aria-label={messages.select(rowName(row))}
                    checked={selection.has(key)}
                    onChange={() => selection.toggle(key)}
                  />
                </label>
              )}
              {onOpen ? (
                <button type="button" className={styles.open} onClick={() => onOpen(row)}>
                  {primary?.render(row)}
                </button>
              ) : (
                <div className={styles.open}>{primary?.render(row)}</div>
              )}
              {renderActions && <RowMenu name={rowName(row)}>{renderActions(row)}</RowMenu>}
            </div>
            {facts.length > 0 && (
              <dl className={styles.facts}>
                {facts.map(({ column, title, content }) => (
                  <div key={column} className={styles.fact}>
                    <dt>{title}</dt>
                    <dd>{content}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
