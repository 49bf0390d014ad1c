import type { Page } from 'playwright-core';
import { waitFor } from './wait';

/** What the browser itself says in the console while there is no network. */
export const NETWORK_FAILURE = /net::ERR_INTERNET_DISCONNECTED|net::ERR_NETWORK_CHANGED|WebSocket|network/i;

/** Whether the service worker has kept every file of its list, those that come later too. */
const READY_OFFLINE = `(async () => {
  await navigator.serviceWorker.ready;
  const list = await (await fetch('/service-worker.js')).text();
  const kept = await (await caches.open('later')).keys();
  return kept.length >= list.match(/"later":true/g).length;
})()`;

/** Waits until a device can go on without a network. */
export const readyOffline = (page: Page): Promise<unknown> =>
  waitFor(() => page.evaluate<boolean>(READY_OFFLINE), 'All files of the portal');
