import { createStore } from 'zustand/vanilla';
import { logFailure } from './log';

const FILE = '/service-worker.js';
/** A portal that stays open for a whole event still learns of a new version. */
const CHECK_MS = 3_600_000;
/** The pictures and answers of the page come first. */
const KEEP_LATER_MS = 4000;

/** The new version that waits, if one does. */
export const update = createStore<{ waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

const offer = (waiting: ServiceWorker): void => update.setState({ waiting });

/** A first version takes over by itself, this page too; only a later one has to be asked. */
function watch(registration: ServiceWorkerRegistration): void {
  if (registration.active && registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { active, installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (active && installing.state === 'installed') offer(installing);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_MS);
}

/**
 * Makes the portal installable and readable without a network, where the browser can. Call it once the page is drawn:
 * it takes nothing from that, and the worker finds most of what it stores in the browser's cache.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    watch(await navigator.serviceWorker.register(FILE));
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take no origin
    setTimeout(() => active?.postMessage({ type: 'KEEP_LATER_FILES' }), KEEP_LATER_MS);
  } catch (error) {
    logFailure('The portal cannot be kept for use without a network', error);
  }
}

/** Deletes the pictures that were kept for use without a network, also those on their way, and closes what was pushed. */
export async function forgetPerson(): Promise<void> {
  try {
    // Insecure addresses have neither.
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.getRegistration();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take no origin
    registration?.active?.postMessage({ type: 'FORGET_PERSON' });
    await caches.delete('pictures');
  } catch (error) {
    logFailure('What the last person has seen was not deleted', error);
  }
}

/** Starts the version that waits. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take no origin
  update.getState().waiting?.postMessage({ type: 'SKIP_WAITING' });
}
