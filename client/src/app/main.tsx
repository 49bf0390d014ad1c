import '@fontsource-variable/figtree';
import 'virtual:font-fallbacks.css';
import 'virtual:theme-tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { reauthenticate } from '../features/sign-in/lib/reauth';
import { followAppearance } from '../data/settings/appearance';
import { forgetOthers } from '../data/session/forget-others';
import { followAccountLanguage } from '../data/settings/language';
import { logFailure } from '../data/errors/log';
import { session } from '../data/session/session';
import { registerServiceWorker } from '../data/offline/service-worker';
import { loadLanguage } from './languages/translation';
import './theme/sizes.css';
import './global.css';
import './theme/antd.css';
import '../ui/ui.css';
import { sendEventAccessEarly } from './event-shell/send-early';
import { createRouter } from './router';

/** The page is marked with its language already; English is better than a blank page. */
async function loadTexts(): Promise<void> {
  try {
    await loadLanguage();
  } catch (error) {
    logFailure('The language could not be loaded', error);
  }
}

/** Acts once there is a page to see. */
function oncePainted(root: HTMLElement, act: () => void): void {
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main')) return;
    observer.disconnect();
    requestAnimationFrame(act);
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** The page's own scripts come first; what the browser has measured until then is reported all the same. */
const MEASURE_AFTER_MS = 4000;

async function measure(): Promise<void> {
  try {
    (await import('../data/web-vitals')).reportWebVitals();
  } catch {
    // Without a network there is no server to report to.
  }
}

/** A function, since scripts that are loaded meanwhile may need this one: they would wait for it, and it for them. */
async function start(root: HTMLElement): Promise<void> {
  await session.rehydrate();
  session.followOtherTabs(window);
  forgetOthers();
  followAppearance();
  followAccountLanguage();
  sendEventAccessEarly(window.location.pathname);
  await loadTexts();
  void reauthenticate();
  oncePainted(root, () => void registerServiceWorker());
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  );
  setTimeout(() => void measure(), MEASURE_AFTER_MS);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
