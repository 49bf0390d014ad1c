import { isComposing } from '../../../lib/composing';

/** A field without a place on the screen, which has the focus from the shortcut until the search field is there: the browser composes in it too. */
interface TypedAhead {
  field: HTMLInputElement;
  openedFrom: Element | null;
  /** Enter was the last key. */
  isEntered: boolean;
}

let typedAhead: TypedAhead | undefined;

function end(): void {
  typedAhead?.field.remove();
  typedAhead = undefined;
}

/** Keeps what is typed from now on; Escape forgets it. False while it does so already. */
export function typeAhead(label: string, onCancel: () => void): boolean {
  if (typedAhead && document.activeElement === typedAhead.field) return false;
  const openedFrom = document.activeElement;
  end();
  const field = document.createElement('input');
  const waiting: TypedAhead = { field, openedFrom, isEntered: false };
  field.className = 'visually-hidden';
  field.ariaLabel = label;
  field.maxLength = 200;
  field.addEventListener('input', () => (waiting.isEntered = false));
  field.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') waiting.isEntered = true;
    if (event.key !== 'Escape') return;
    end();
    if (openedFrom instanceof HTMLElement) openedFrom.focus({ preventScroll: true });
    onCancel();
  });
  document.body.append(field);
  field.focus({ preventScroll: true });
  typedAhead = waiting;
  return true;
}

/** The element that had the focus before the shortcut. */
export const openedFrom = (): Element | null => typedAhead?.openedFrom ?? document.activeElement;

/** Gives the search field the focus, and what was typed until that moment: no key comes between. */
export function takeTypedAhead(
  field: HTMLInputElement,
  onText: (text: string, isEntered: boolean) => void,
): () => void {
  const take = () => {
    if (!typedAhead) return;
    const { field: before, isEntered } = typedAhead;
    // In the document too, for a key that comes before React has drawn the text.
    field.value = before.value;
    onText(before.value, isEntered);
    end();
  };
  field.addEventListener('focus', take);
  field.focus();
  return () => field.removeEventListener('focus', take);
}
