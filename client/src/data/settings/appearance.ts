import type { Appearance } from '../../lib/accent';
import { session } from '../session/session';
import type { ColourMode } from '../session/session-state';

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

/** Resolves a choice to an appearance by the system's current setting. */
export const appearanceOf = (mode: ColourMode): Appearance =>
  mode === 'system' ? (systemDark.matches ? 'dark' : 'light') : mode;

/** The appearance the person chose, or that of their system. */
export const currentAppearance = (): Appearance => appearanceOf(session.getState().auth.device.colourMode);

/** Subscribes to changes by the person and by the system. */
export function onAppearanceChange(listener: () => void): () => void {
  const unsubscribe = session.subscribe(listener);
  systemDark.addEventListener('change', listener);
  return () => {
    unsubscribe();
    systemDark.removeEventListener('change', listener);
  };
}

function apply(): void {
  const root = document.documentElement;
  root.dataset.appearance = currentAppearance();
  // Controls that the browser draws itself follow the choice too, not the system.
  root.style.colorScheme = currentAppearance();
  const background = getComputedStyle(root).getPropertyValue('--ant-color-bg-layout').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
}

/** Applies later changes of the appearance; public/appearance.js has applied the first one. */
export function followAppearance(): void {
  apply();
  onAppearanceChange(apply);
}
