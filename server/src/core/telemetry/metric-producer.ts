import { ValueType, type Attributes } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** A value of a histogram has the name of its part, such as `…_bucket`. */
type Value = MetricValue<string> & { metricName?: string };

const seriesOf = ({ labels: { le: _bucket, ...labels } }: Value): string => JSON.stringify(labels);

/** One series of a histogram: Prometheus counts each bucket with all smaller ones, OpenTelemetry alone. */
const histogramOf = (values: readonly Value[]): Histogram => {
  const part = (suffix: string) => values.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0;
  const buckets = values.filter(({ metricName }) => metricName?.endsWith('_bucket'));
  const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite);
  const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
  return { sum: part('_sum'), count: part('_count'), buckets: { boundaries, counts } };
};

/** The metrics of Prometheus for OpenTelemetry, under the same names: each number is counted once. */
export const metricProducer = (registry: Registry): MetricProducer => {
  const startTime = millisToHrTime(Date.now());

  const convert = ({ name, help, type, values }: MetricObjectWithValues<Value>): MetricData => {
    const time = { startTime, endTime: millisToHrTime(Date.now()) };
    const data = {
      descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    // prom-client's types number the kinds, and its JSON names them.
    if (String(type) === 'histogram') {
      const series = new Map<string, Value[]>();
      for (const value of values) {
        const key = seriesOf(value);
        if (!series.get(key)?.push(value)) series.set(key, [value]);
      }
      const dataPoints = [...series].map(([key, own]) => ({
        ...time,
        attributes: JSON.parse(key) as Attributes,
        value: histogramOf(own),
      }));
      return { ...data, dataPointType: DataPointType.HISTOGRAM, dataPoints };
    }
    const dataPoints = values.map(({ labels, value }) => ({
      ...time,
      attributes: labels as Attributes,
      value,
    }));
    return String(type) === 'counter'
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
