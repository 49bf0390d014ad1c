import '@fontsource-variable/figtree';
import 'virtual:font-fallbacks.css';
import 'virtual:theme-tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { reauthenticate } from '../features/accounts/lib/reauth';
import { followAppearance } from '../lib/appearance';
import { forgetOthers } from '../lib/forget-others';
import { currentLanguage, isRightToLeft } from '../lib/language';
import { logFailure } from '../lib/log';
import { session } from '../lib/session';
import { registerServiceWorker } from '../lib/service-worker';
import './theme/sizes.css';
import './global.css';
import '../ui/ui.css';
import { createRouter } from './router';

/** Marks the page with its language, and loads the texts where they are not English; before the first render. */
async function startLanguage(): Promise<void> {
  const root = document.documentElement;
  root.lang = currentLanguage();
  root.dir = isRightToLeft() ? 'rtl' : 'ltr';
  if (currentLanguage() === 'ur') (await import('./urdu')).switchToUrdu();
}

/** The page itself comes first: what is kept for later waits until it stands. */
const KEEP_AFTER_MS = 4000;

/** A function, since scripts that are loaded meanwhile may need this one: they would wait for it, and it for them. */
async function start(root: HTMLElement): Promise<void> {
  await session.rehydrate();
  session.followOtherTabs(window);
  forgetOthers();
  followAppearance();
  // English is better than a blank page.
  await startLanguage().catch((error: unknown) => logFailure('The language could not be loaded', error));
  void reauthenticate();
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  );
  setTimeout(() => void registerServiceWorker(), KEEP_AFTER_MS);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
