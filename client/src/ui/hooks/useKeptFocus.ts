import { useEffect } from 'react';
import { framesOf } from '../../lib/focus';

/**
 * Keeps the focus near its place where browsers drop it: when the control that has it goes, the dialog, list or page
 * around it takes over; when it was only disabled for a while, it gets the focus back. Call it once.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: HTMLElement | null = null;
    let frames: HTMLElement[] = [];
    let wasDisabled = false;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused = target;
      frames = framesOf(target);
      wasDisabled = false;
    };
    // A tap beside all controls takes the focus away on purpose.
    const forget = () => {
      focused = null;
    };
    /** Of a dialog that has gone nothing remains, nor of the control that opened it and would get the focus back: then it is the page. */
    const remaining = (): HTMLElement | null | undefined =>
      frames.find(({ isConnected }) => isConnected) ??
      (document.querySelector('[aria-modal=true]') ? null : document.querySelector('main'));
    const keep = () => {
      if (!focused) return;
      if (focused.isConnected && focused.matches(':disabled')) {
        wasDisabled = true;
        return;
      }
      if (document.activeElement && document.activeElement !== document.body) return;
      if (!focused.isConnected) remaining()?.focus({ preventScroll: true });
      else if (wasDisabled) focused.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
