import { Fragment, type ReactNode } from 'react';
import { PlainButton } from '../PlainButton';
import { Grid, Panel, Row, Stack } from '../Stack';
import { Text } from '../Text';
import type { TableBodyProps } from './DataTable';
import { RowMenu } from './RowMenu';
import styles from './console.module.css';
import type { TableColumn } from './data-table-types';
import { messages } from './messages';

const isBlank = (content: unknown): boolean =>
  content === null || content === undefined || content === false || content === '';

interface Fact<Item> {
  column: TableColumn<Item>;
  content: ReactNode;
}

/** What a card says below its name. */
function CardFacts<Item>({ facts }: { facts: readonly Fact<Item>[] }) {
  const at = (place: TableColumn<Item>['onPhones']) =>
    facts
      .filter(({ column }) => column.onPhones === place)
      .map(({ column, content }) => ({ ...column, content }));
  const [lead, lines, foot] = [at('lead'), at('line'), at('foot')];
  const titled = [...at(undefined), ...lines];
  return (
    <>
      {lead.length > 0 && (
        <Text as="p" tone="secondary">
          {lead.map(({ key, content }, index) => (
            <Fragment key={key}>
              {index > 0 && ' · '}
              <bdi>{content}</bdi>
            </Fragment>
          ))}
        </Text>
      )}
      {titled.length > 0 && (
        <Grid as="dl" column={136} gap="xs" className={styles.facts}>
          {titled.map(({ key, title, onPhones, content }) => (
            <Stack key={key} data-place={onPhones}>
              <Text as="dt" size="sm" tone="secondary">
                {title}
              </Text>
              <dd>{content}</dd>
            </Stack>
          ))}
        </Grid>
      )}
      {foot.map(({ key, content }) => (
        <div key={key} className={styles.foot}>
          {content}
        </div>
      ))}
    </>
  );
}

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
          .map((column) => ({ column, content: column.render(row) }))
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
            <CardFacts facts={facts} />
          </Panel>
        );
      })}
    </Stack>
  );
}
