import type { Page } from 'playwright-core';
import { within } from './wait';

/** Messages of the browser itself in the console without a network. */
export const NETWORK_FAILURE = /net::ERR_INTERNET_DISCONNECTED|net::ERR_NETWORK_CHANGED|WebSocket|network/i;

/**
 * Ends once the service worker has kept every file of its list, those that come later too. They give way to all else that the page
 * asks for, so that frequent requests would hold them up.
 */
const READY_OFFLINE = `(async () => {
  await navigator.serviceWorker.ready;
  const list = await (await fetch('/service-worker.js')).text();
  const wanted = list.match(/"later":true/g).length;
  const cache = await caches.open('later');
  while ((await cache.keys()).length < wanted) await new Promise((resume) => setTimeout(resume, 250));
})()`;

/** Waits until a device can go on without a network. */
export const readyOffline = (page: Page): Promise<unknown> =>
  within(page.evaluate(READY_OFFLINE), 'All files of the portal', 180_000);
