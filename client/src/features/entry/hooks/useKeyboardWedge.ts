import { useEffect, useEffectEvent } from 'react';
import { KeyboardWedge } from '../lib/keyboard-wedge';

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

/** Hears hand-held readers anywhere on the page, wherever the focus is. */
export function useKeyboardWedge(onText: (text: string) => void): void {
  const take = useEffectEvent(onText);
  useEffect(() => {
    const wedge = new KeyboardWedge();
    let before: FieldState | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const step = wedge.press({ key: event.key, at: event.timeStamp });
      if (step === 'typed') {
        before = fieldState();
        return;
      }
      // Neither shortcuts nor the button in focus are meant.
      event.stopPropagation();
      if (step === 'burst') return;
      event.preventDefault();
      if (before) restore(before);
      take(step.text);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
