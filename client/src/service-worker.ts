/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** A message that the server pushes: see server/src/modules/push. */
interface Push {
  title: string;
  text: string;
  /** Path of this site that a click leads to. */
  path: string;
  tag: string;
}

/** A file of the portal, as client/vite/offline-files.ts lists it. */
type OfflineFile = PrecacheEntry & { later?: true };

const DAY_SECONDS = 86_400;

// oxlint-disable-next-line no-underscore-dangle -- the build puts the list of files here
const files = self.__WB_MANIFEST as OfflineFile[];

// The least that shows an event and the entry code: the first visit waits for it before it is under this worker.
precacheAndRoute(files.filter(({ later }) => !later));
cleanupOutdatedCaches();

/** Every route of the portal is the same page; the server's own pages and files stay the server's. */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|graphql|v1|healthz|readyz|metrics)(\/|$)/, /\.[^/]+$/],
  }),
);

const LATER_CACHE = 'later';
const laterUrls = new Set(
  files.filter(({ later }) => later).map(({ url }) => new URL(url, self.location.origin).href),
);
registerRoute(({ url }) => laterUrls.has(url.href), new CacheFirst({ cacheName: LATER_CACHE }));

/** Keeps the other files, one after the other, so that the page's own requests come first. */
async function keepLaterFiles(): Promise<void> {
  const cache = await caches.open(LATER_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of laterUrls) if (!kept.has(url)) await cache.add(new Request(url, { priority: 'low' }));
}

async function dropOutdatedFiles(): Promise<void> {
  const cache = await caches.open(LATER_CACHE);
  for (const request of await cache.keys()) if (!laterUrls.has(request.url)) await cache.delete(request);
}

self.addEventListener('install', (event) => {
  // A new version has time: the present one serves until the person agrees to reload.
  if (self.registration.active) event.waitUntil(keepLaterFiles());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOutdatedFiles()]));
});

/** Parts of the portal that were not stored beforehand; their names change with their content. */
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 120 })] }),
);

/** Counts the people who had to be forgotten: pictures that were asked for before are not kept afterwards. */
let forgotten = 0;
const pictures = new ExpirationPlugin({
  maxEntries: 400,
  maxAgeSeconds: 30 * DAY_SECONDS,
  purgeOnQuotaError: true,
});

/** Pictures are addressed by their content, and flags do not change. They go with the person who has seen them. */
registerRoute(
  ({ url }) => url.origin === self.location.origin && /^\/(v1\/uploads|flags)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      pictures,
      {
        handlerWillStart: async ({ state }) => void (state && (state['forgotten'] = forgotten)),
        cacheWillUpdate: async ({ response, state }) =>
          response.status === 200 && state?.['forgotten'] === forgotten ? response : null,
      },
    ],
  }),
);

/** Closes the last person's notifications, which would otherwise stay on the screen. */
async function closeNotifications(): Promise<void> {
  for (const notification of await self.registration.getNotifications()) notification.close();
}

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  // The page asks for this once the person has agreed to reload.
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  // Files that fail are stored after the next load.
  if (type === 'KEEP_LATER_FILES') event.waitUntil(keepLaterFiles().catch(() => undefined));
  if (type !== 'FORGET_PERSON') return;
  forgotten += 1;
  event.waitUntil(Promise.all([pictures.deleteCacheAndMetadata(), closeNotifications()]));
});

const isOpen = async (): Promise<boolean> => {
  const windows = await self.clients.matchAll({ type: 'window' });
  return windows.some(({ visibilityState }) => visibilityState === 'visible');
};

/** Browsers demand that each push is shown, except while the portal is on the screen, which shows it itself. */
async function show({ title, text, path, tag }: Push): Promise<void> {
  if (await isOpen()) return;
  await self.registration.showNotification(title, {
    body: text,
    tag,
    icon: '/icons/podium-192.png',
    badge: '/icons/podium-192.png',
    data: path,
  });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Push));
});

/** Takes an open portal there, or opens one. */
async function open(path: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) return void (await self.clients.openWindow(path));
  await window.focus();
  await window.navigate(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  // Only paths of this site.
  event.waitUntil(open(typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/'));
});
