import { useEffect, useEffectEvent } from 'react';
import { typeAhead } from '../lib/typed-ahead';

const typesText = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || /^(input|textarea|select)$/i.test(element.tagName));

/** One that was closed may stay in the document, without a place on the screen. */
const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) => dialog.getClientRects().length > 0,
  );

interface Shortcut {
  /** Names the field that keeps what is typed until the search is there. */
  label: string;
  onOpen: () => void;
  onCancel: () => void;
}

/** Opens the search with the `/` key, and with Ctrl or Cmd and K; not while the person types or a dialog is open. */
export function useSearchShortcut({ label, onOpen, onCancel }: Shortcut): void {
  const open = useEffectEvent(() => {
    if (typeAhead(label, onCancel)) onOpen();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!command && !slash) return;
      if (event.defaultPrevented || isDialogOpen()) return;
      if (slash && typesText(document.activeElement)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
