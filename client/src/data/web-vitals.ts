import { onINP, onLCP, type Metric } from 'web-vitals';

/** Metrics belong to the loaded page, although the router may have moved on when they are final. */
const loadedPath = (): string => {
  const [load] = performance.getEntriesByType('navigation');
  return new URL(load?.name ?? window.location.href).pathname;
};

/** Sends how fast the page was to the organisers' metrics; a beacon is sent even while the page is being closed. */
function report({ name, value }: Metric): void {
  const body = JSON.stringify({ name, value, path: loadedPath() });
  navigator.sendBeacon('/vitals', new Blob([body], { type: 'application/json' }));
}

/** Reports each metric once, when it is final: at the first tap, or when the page is hidden. */
export function reportWebVitals(): void {
  onINP(report);
  onLCP(report);
}
