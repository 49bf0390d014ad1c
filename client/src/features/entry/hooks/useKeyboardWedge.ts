import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../../lib/composing';
import { KeyboardWedge, SILENCE_MS, type ReaderText } from '../lib/keyboard-wedge';
import { codeOfReader } from '../lib/scanned-code';
import { usePortalHosts } from './usePortalHosts';

/** A field as it was before a reader typed into it. */
interface FieldState {
  field: HTMLInputElement | HTMLTextAreaElement;
  value: string;
}

const fieldState = (): FieldState | null => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? { field, value: field.value }
    : null;
};

/** Puts the value back as if it had been typed, so that React sees it too. */
function restore({ field, value }: FieldState): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Hears hand-held readers anywhere on the page, wherever the focus is; null for what is no code of this portal. */
export function useKeyboardWedge(onCode: (code: string | null) => void): void {
  const hosts = usePortalHosts();
  const take = useEffectEvent(({ typed, pressed }: ReaderText) =>
    onCode(codeOfReader(typed, pressed, hosts)),
  );
  useEffect(() => {
    const wedge = new KeyboardWedge();
    let before: FieldState | null = null;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const finish = (text: ReaderText) => {
      if (before) restore(before);
      take(text);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // AltGr is Ctrl and Alt to some computers, and makes signs of other layouts.
      const isShortcut = (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph');
      if (isShortcut || event.metaKey || isComposing(event)) return;
      clearTimeout(silence);
      const { key, code, shiftKey: shift, timeStamp: at } = event;
      const step = wedge.press({ key, code, shift, at });
      if (step === 'typed') {
        before = fieldState();
        return;
      }
      // Neither shortcuts nor the button in focus are meant.
      event.stopPropagation();
      if (step === 'burst') {
        silence = setTimeout(() => {
          const read = wedge.end();
          if (read) finish(read);
        }, SILENCE_MS);
        return;
      }
      event.preventDefault();
      finish(step);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      clearTimeout(silence);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
