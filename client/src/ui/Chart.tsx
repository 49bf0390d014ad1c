import { Suspense, lazy, useId, useState } from 'react';
import {
  gatherSmallest,
  seriesColour,
  share,
  type ChartKind,
  type ChartRow,
  type ChartSeries,
} from '../lib/chart-data';
import { formatNumber } from '../lib/format';
import styles from './Chart.module.css';
import { Segmented } from './Segmented';
import { SkeletonBlock } from './Skeleton';
import { Panel, Row, Stack } from './Stack';
import { Text } from './Text';
import { messages } from './messages';

const ChartDrawing = lazy(() => import('./ChartDrawing'));

export interface ChartProps {
  title: string;
  /** The message of the chart in a sentence: shown under the title, and all that a screen reader hears of the picture. */
  summary: string;
  kind: ChartKind;
  /** The name of the rows: the heading of the table's first column. */
  rowHeading: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** Level of the title among the headings of the page. */
  level?: 2 | 3;
}

const BAR = 26;
const GAP = 18;

/** Height before the drawing has loaded, so that nothing moves when it comes. */
const heightOf = ({ kind, rows, series }: ChartProps): number =>
  kind === 'bar' ? rows.length * (series.length > 1 ? series.length * 16 + GAP : BAR + GAP / 2) : 240;

/** A donut has as many parts as there are colours. */
const partsOf = ({ rows, series }: ChartProps): ChartRow[] =>
  gatherSmallest(rows, series[0]?.key ?? '', messages.chart.others);

/** The meaning of each colour; a donut adds the numbers, since slices are hard to compare. */
function Legend({ kind, series, rows }: ChartProps) {
  const key = series[0]?.key ?? '';
  const total = rows.reduce((sum, row) => sum + (row.values[key] ?? 0), 0);
  const entryOf = (label: string, index: number, value?: number) => (
    <Row as="li" key={label} gap="xs" align="baseline">
      <span className={styles.swatch} style={{ background: seriesColour(index) }} />
      <Text as="bdi" grow>
        {label}
      </Text>
      {value !== undefined && (
        <Text figures strong rigid>
          {formatNumber(value)}{' '}
          <Text as="small" size="sm" tone="secondary" strong={400}>
            {share(value, total)}
          </Text>
        </Text>
      )}
    </Row>
  );
  if (kind === 'donut')
    return (
      <Stack as="ul" gap="xs">
        {rows.map(({ label, values }, index) => entryOf(label, index, values[key] ?? 0))}
      </Stack>
    );
  return (
    <Row as="ul" gap="md" wrap lineGap={0}>
      {series.map(({ label }, index) => entryOf(label, index))}
    </Row>
  );
}

/** The numbers of a chart. */
function Numbers({ title, rowHeading, series, rows }: ChartProps) {
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{rowHeading}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className={styles.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            {series.map(({ key }) => (
              <td key={key} className={styles.number}>
                {values[key] === undefined ? messages.chart.unknown : formatNumber(values[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Numbers as a picture and, for those who want or need them, as a table. The drawing loads when a chart is shown. */
export function Chart(props: ChartProps) {
  const { title, summary, kind, series, level = 2 } = props;
  const height = heightOf(props);
  const drawn = kind === 'donut' ? { ...props, rows: partsOf(props) } : props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const titleId = useId();
  return (
    <Panel as="figure" gap="md" pad="lg" className={styles.chart} aria-labelledby={titleId}>
      <Row as="figcaption" gap="sm" wrap align="start">
        <Stack gap="xxs" className={styles.words}>
          <Text as={`h${level}`} id={titleId} size="lg" strong tight>
            {title}
          </Text>
          <Text as="p" tone="secondary">
            {summary}
          </Text>
        </Stack>
        <Segmented
          className={styles.switch}
          small
          label={messages.chart.view(title)}
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: messages.chart.chart },
            { value: 'table', label: messages.chart.table },
          ]}
        />
      </Row>
      {view === 'chart' && (
        <Stack gap="md" className={kind === 'donut' ? styles.beside : undefined}>
          {(series.length > 1 || kind === 'donut') && <Legend {...drawn} />}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one picture made of a tree of shapes */}
          <div className={styles.drawing} style={{ height }} role="img" aria-label={summary}>
            <Suspense fallback={<SkeletonBlock height={height} />}>
              <ChartDrawing {...drawn} />
            </Suspense>
          </div>
        </Stack>
      )}
      <div className={view === 'table' ? styles.table : `${styles.table} ${styles.printed}`}>
        <Numbers {...props} />
      </div>
    </Panel>
  );
}
