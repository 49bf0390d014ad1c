import type { Appearance } from '../lib/accent';
import { session } from './session';
import type { ColourMode } from './session-state';

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

/** The appearance that a choice means on this system at this moment. */
export const appearanceOf = (mode: ColourMode): Appearance =>
  mode === 'system' ? (systemDark.matches ? 'dark' : 'light') : mode;

/** The appearance the person chose, or that of their system. */
export const currentAppearance = (): Appearance => appearanceOf(session.getState().auth.device.colourMode);

/** Tells of every change by the person and by the system. */
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
  const background = getComputedStyle(root).getPropertyValue('--ant-color-bg-layout').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
}

/** Keeps the page in the appearance that is chosen; public/appearance.js has set the first. */
export function followAppearance(): void {
  apply();
  onAppearanceChange(apply);
}
