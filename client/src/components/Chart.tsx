import { Suspense, lazy, useId, useState } from 'react';
import { gatherSmallest, type ChartKind, type ChartRow, type ChartSeries } from '../lib/chart-data';
import styles from './Chart.module.css';
import { ChartLegend } from './ChartLegend';
import { ChartTable } from './ChartTable';
import { messages } from './messages';
import { Segmented } from './Segmented';

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

/** Numbers as a picture and, for those who want or need them, as a table. The drawing loads when a chart is shown. */
export function Chart(props: ChartProps) {
  const { title, summary, kind, rows, series, level = 2 } = props;
  const drawn = kind === 'donut' ? { ...props, rows: partsOf(props) } : props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption className={styles.head}>
        <div className={styles.words}>
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          <p className={styles.summary}>{summary}</p>
        </div>
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
      </figcaption>
      {view === 'chart' && (
        <div className={kind === 'donut' ? styles.beside : styles.below}>
          {(series.length > 1 || kind === 'donut') && <ChartLegend {...drawn} />}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one picture made of a tree of shapes */}
          <div className={styles.drawing} style={{ height: heightOf(props) }} role="img" aria-label={summary}>
            <Suspense fallback={<div className={styles.loading} />}>
              <ChartDrawing {...drawn} />
            </Suspense>
          </div>
        </div>
      )}
      <div className={view === 'table' ? styles.table : styles.printed}>
        <ChartTable rows={rows} series={series} rowHeading={props.rowHeading} title={title} />
      </div>
    </figure>
  );
}
