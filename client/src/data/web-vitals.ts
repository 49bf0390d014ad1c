import { onINP, onLCP, type Metric } from 'web-vitals';

/** Says how fast the page was, for the organisers' metrics; a beacon also leaves while the page is being closed. */
function report({ name, value }: Metric): void {
  const body = JSON.stringify({ name, value, path: window.location.pathname });
  navigator.sendBeacon('/vitals', new Blob([body], { type: 'application/json' }));
}

/** Reports each figure once, when it is final: at the first tap, or when the page is hidden. */
export function reportWebVitals(): void {
  onINP(report);
  onLCP(report);
}
