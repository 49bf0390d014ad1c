import { ValueType, type Attributes, type HrTime } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** A value of a histogram has the name of its part, such as `…_bucket`. */
type Value = MetricValue<string> & { metricName?: string };

const hrTime = (ms: number): HrTime => [Math.trunc(ms / 1_000), Math.trunc((ms % 1_000) * 1e6)];

/** The values of each series, by its labels. */
const seriesOf = (values: readonly Value[]): Map<string, Value[]> => {
  const series = new Map<string, Value[]>();
  for (const value of values) {
    const { le: _bucket, ...labels } = value.labels;
    const key = JSON.stringify(labels);
    series.set(key, [...(series.get(key) ?? []), value]);
  }
  return series;
};

/** The buckets of one series: Prometheus counts each with all smaller ones, OpenTelemetry alone. */
const histogramOf = (values: readonly Value[]): Histogram => {
  const part = (suffix: string) => values.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0;
  const buckets = values.filter(({ metricName }) => metricName?.endsWith('_bucket'));
  return {
    sum: part('_sum'),
    count: part('_count'),
    buckets: {
      boundaries: buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite),
      counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
    },
  };
};

/** The metrics of Prometheus for OpenTelemetry, under the same names: each number is counted once. */
export const metricProducer = (registry: Registry): MetricProducer => {
  const startTime = hrTime(Date.now());

  const convert = ({ name, help, type, values }: MetricObjectWithValues<Value>): MetricData => {
    const endTime = hrTime(Date.now());
    const point = <T>(labels: Attributes, value: T): DataPoint<T> => ({
      startTime,
      endTime,
      attributes: labels,
      value,
    });
    const data = {
      descriptor: {
        name,
        description: help,
        // The name says it already.
        unit: '',
        valueType: ValueType.DOUBLE,
      },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    // prom-client's types number the kinds, and its JSON names them.
    const kind = String(type);
    if (kind === 'histogram') {
      const dataPoints = [...seriesOf(values)].map(([key, own]) =>
        point(JSON.parse(key) as Attributes, histogramOf(own)),
      );
      return { ...data, dataPointType: DataPointType.HISTOGRAM, dataPoints };
    }
    const dataPoints = values.map(({ labels, value }) => point(labels as Attributes, value));
    return kind === 'counter'
      ? { ...data, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
      : { ...data, dataPointType: DataPointType.GAUGE, dataPoints };
  };

  return {
    async collect() {
      const metrics = (await registry.getMetricsAsJSON()) as unknown as MetricObjectWithValues<Value>[];
      const scopeMetrics = [{ scope: { name: 'podium' }, metrics: metrics.map(convert) }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
};
