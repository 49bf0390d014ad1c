import { onINP, onLCP, type Metric } from 'web-vitals';

/** A figure is of the page that was loaded: the router may have led to another one by the time that it is final. */
const loadedPath = (): string => {
  const [load] = performance.getEntriesByType('navigation');
  return new URL(load?.name ?? window.location.href).pathname;
};

/** Says how fast the page was, for the organisers' metrics; a beacon also leaves while the page is being closed. */
function report({ name, value }: Metric): void {
  const body = JSON.stringify({ name, value, path: loadedPath() });
  navigator.sendBeacon('/vitals', new Blob([body], { type: 'application/json' }));
}

/** Reports each figure once, when it is final: at the first tap, or when the page is hidden. */
export function reportWebVitals(): void {
  onINP(report);
  onLCP(report);
}
