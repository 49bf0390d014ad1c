import { PlainButton } from '../PlainButton';
import { Grid, Panel, Row, Stack } from '../Stack';
import { Text } from '../Text';
import type { TableBodyProps } from './DataTable';
import { RowMenu } from './RowMenu';
import styles from './console.module.css';
import { messages } from './messages';

const isBlank = (content: unknown): boolean =>
  content === null || content === undefined || content === false || content === '';

/** The rows of a page on phones: a card each, with its columns below each other. */
export function TableCards<Item extends { id: string }>(props: TableBodyProps<Item>) {
  const { label, columns, rows, rowName, selection, renderActions, onOpen, stale } = props;
  const primary = columns.find((column) => column.primary);
  const details = columns.filter((column) => !column.primary && column.onPhones !== false);
  return (
    <Stack as="ul" gap="xs" className={styles.cards} aria-label={label} aria-busy={stale} data-stale={stale}>
      {rows.map((row) => {
        const key = row.id;
        const facts = details
          .map(({ key: column, title, render }) => ({ column, title, content: render(row) }))
          .filter(({ content }) => !isBlank(content));
        return (
          <Panel
            as="li"
            key={key}
            gap="xs"
            pad="sm"
            className={styles.card}
            data-chosen={selection?.has(key)}
          >
            <Row gap="xs">
              {selection && (
                <Row as="label" rigid tall justify="center" className={styles.tick}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    aria-label={messages.select(rowName(row))}
                    checked={selection.has(key)}
                    onChange={() => selection.toggle(key)}
                  />
                </Row>
              )}
              {onOpen ? (
                <PlainButton className={styles.open} onClick={() => onOpen(row)}>
                  {primary?.render(row)}
                </PlainButton>
              ) : (
                <div className={styles.open}>{primary?.render(row)}</div>
              )}
              {renderActions && <RowMenu name={rowName(row)}>{renderActions(row)}</RowMenu>}
            </Row>
            {facts.length > 0 && (
              <Grid as="dl" column={136} gap="xs" className={styles.facts}>
                {facts.map(({ column, title, content }) => (
                  <Stack key={column}>
                    <Text as="dt" size="sm" tone="secondary">
                      {title}
                    </Text>
                    <dd>{content}</dd>
                  </Stack>
                ))}
              </Grid>
            )}
          </Panel>
        );
      })}
    </Stack>
  );
}
