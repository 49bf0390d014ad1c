import { createStore } from 'zustand/vanilla';
import { logFailure } from '../errors/log';

const FILE = '/service-worker.js';
/** Interval of checks for a new version, for portals that stay open for a whole event. */
const CHECK_MS = 3_600_000;
/** Delay that lets the page's pictures and answers load first. */
const KEEP_LATER_MS = 4000;

/** The waiting new version, if any. */
export const update = createStore<{ waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

const offer = (waiting: ServiceWorker): void => update.setState({ waiting });

/** The first version takes control by itself, of this page too; a later one only when asked. */
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
 * it then delays nothing, and the worker finds most of its files in the browser's cache.
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

/** Deletes the pictures stored for offline use, also those still loading, and closes push notifications. */
export async function forgetPerson(): Promise<void> {
  try {
    // Insecure origins have neither.
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.getRegistration();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take no origin
    registration?.active?.postMessage({ type: 'FORGET_PERSON' });
    await caches.delete('pictures');
  } catch (error) {
    logFailure('What the last person has seen was not deleted', error);
  }
}

export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take no origin
  update.getState().waiting?.postMessage({ type: 'SKIP_WAITING' });
}
