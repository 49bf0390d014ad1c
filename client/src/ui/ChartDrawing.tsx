import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { seriesColour } from '../lib/chart-data';
import { formatNumber } from '../lib/format';
import { endSide, isRightToLeft } from '../lib/language';
import type { ChartProps } from './Chart';
import { Row } from './Stack';
import { Text } from './Text';

const ink = { fill: 'var(--ant-color-text-secondary)', fontSize: 13 };
const grid = 'var(--ant-color-border-secondary)';
const tooltip = {
  isAnimationActive: false,
  cursor: { fill: 'var(--ant-color-fill-quaternary)' },
  formatter: (value: unknown) => formatNumber(Number(value)),
  contentStyle: {
    border: `1px solid ${grid}`,
    borderRadius: 'var(--ant-border-radius)',
    background: 'var(--ant-color-bg-elevated)',
    boxShadow: 'var(--ant-box-shadow)',
  },
  labelStyle: { color: 'var(--ant-color-text)', fontWeight: 600 },
  itemStyle: { color: 'var(--ant-color-text)' },
} as const;

interface DrawnRow {
  label: string;
  [key: string]: string | number;
}

const drawn = ({ rows }: ChartProps): DrawnRow[] => rows.map(({ label, values }) => ({ ...values, label }));

/** Between a label and its bar, which the library takes from the label's room. */
const TICK_ROOM = 12;

/** Room for the labels of bars: the longest one, but never more than leaves the bars their half on a phone. */
const labelWidth = ({ rows }: ChartProps): number =>
  Math.min(150, Math.max(60, ...rows.map(({ label }) => label.length * 7.2 + TICK_ROOM)));

/** Two lines of a label. */
const LABEL_HEIGHT = 32;

interface BarLabelProps {
  width: number;
  /** Given by the library. */
  x?: number;
  y?: number;
  payload?: { value: string };
}

/** The label of a bar, cut after two lines at its own end, with all of it on hover. */
const BarLabel = ({ width, x = 0, y = 0, payload }: BarLabelProps) => (
  <foreignObject
    x={isRightToLeft() ? x : x - width}
    y={y - LABEL_HEIGHT / 2}
    width={width}
    height={LABEL_HEIGHT}
  >
    <Row style={{ height: LABEL_HEIGHT }}>
      <Text
        size="note"
        tone="text"
        cut={2}
        tight
        grow
        title={payload?.value}
        style={{ textAlign: endSide() }}
      >
        {payload?.value}
      </Text>
    </Row>
  </foreignObject>
);

function Bars(props: ChartProps) {
  const lying = props.kind === 'bar';
  const several = props.series.length > 1;
  const reversed = isRightToLeft();
  const orientation = reversed ? 'right' : 'left';
  return (
    <BarChart
      data={drawn(props)}
      layout={lying ? 'vertical' : 'horizontal'}
      margin={{ top: lying ? 0 : 20, right: 0, bottom: 0, left: 0, [endSide()]: lying ? 40 : 24 }}
      barCategoryGap={several ? '18%' : '22%'}
      barGap={2}
      accessibilityLayer={false}
    >
      {!lying && <CartesianGrid stroke={grid} vertical={false} />}
      {lying ? (
        <>
          <XAxis type="number" hide reversed={reversed} />
          <YAxis
            type="category"
            orientation={orientation}
            dataKey="label"
            width={labelWidth(props)}
            tick={<BarLabel width={labelWidth(props) - TICK_ROOM} />}
            tickLine={false}
            axisLine={false}
            interval={0}
          />
        </>
      ) : (
        <>
          <XAxis
            dataKey="label"
            reversed={reversed}
            tick={ink}
            tickLine={false}
            axisLine={{ stroke: grid }}
            minTickGap={12}
          />
          <YAxis
            orientation={orientation}
            allowDecimals={false}
            tick={ink}
            tickLine={false}
            axisLine={false}
            width={36}
          />
        </>
      )}
      <Tooltip {...tooltip} />
      {props.series.map(({ key, label }, index) => (
        <Bar
          key={key}
          dataKey={key}
          name={label}
          fill={seriesColour(index)}
          radius={lying ? [0, 4, 4, 0] : [4, 4, 0, 0]}
          isAnimationActive={false}
          maxBarSize={44}
        >
          <LabelList
            dataKey={key}
            position={lying ? 'right' : 'top'}
            fill="var(--ant-color-text)"
            fontSize={several ? 12 : 13}
            formatter={(value) => (value === undefined ? '' : formatNumber(Number(value)))}
          />
        </Bar>
      ))}
    </BarChart>
  );
}

function Donut(props: ChartProps) {
  return (
    <PieChart accessibilityLayer={false}>
      <Pie
        data={drawn(props)}
        dataKey={props.series[0]?.key ?? ''}
        nameKey="label"
        innerRadius="62%"
        outerRadius="96%"
        startAngle={90}
        endAngle={-270}
        stroke="var(--ant-color-bg-container)"
        strokeWidth={2}
        isAnimationActive={false}
      >
        {props.rows.map(({ label }, index) => (
          <Cell key={label} fill={seriesColour(index)} />
        ))}
      </Pie>
      <Tooltip {...tooltip} />
    </PieChart>
  );
}

/** The picture of a chart. Loaded late, since the drawing library is heavy. */
export default function ChartDrawing(props: ChartProps) {
  return (
    <ResponsiveContainer
      width="100%"
      height="100%"
      initialDimension={{ width: 320, height: 240 }}
      // The library places its words as in a page from left to right.
      style={{ direction: 'ltr' }}
    >
      {props.kind === 'donut' ? <Donut {...props} /> : <Bars {...props} />}
    </ResponsiveContainer>
  );
}
