import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './light.module.css';
import { usePopup } from './usePopup';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus among the items of the menu: by arrows, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]:enabled')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  const edge = event.key === 'Home' ? 0 : items.length - 1;
  items[step === undefined ? edge : (at + step + items.length) % items.length]?.focus();
}

/** Several boxes can be ticked in a row. */
const staysOpen = ({ target }: { target: EventTarget }): boolean =>
  (target as HTMLElement).closest('[role=menuitemcheckbox]') !== null;

/** The chosen item, or else the first. */
const firstItem = (menu: HTMLElement): HTMLElement | null =>
  menu.querySelector<HTMLElement>('[aria-checked=true]') ??
  menu.querySelector<HTMLElement>('[role^=menuitem]:enabled');

interface MenuListProps {
  label: string;
  trigger: HTMLElement;
  onClose: (returnFocus: boolean) => void;
  children: ReactNode;
}

/** The open menu, above everything else in the page, beside its button. */
export function MenuList({ label, trigger, onClose, children }: MenuListProps) {
  const list = useRef<HTMLUListElement>(null);
  usePopup(list, trigger, firstItem, onClose);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // The dialog around the menu stays open.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      onClose(true);
    } else if (event.key === 'Tab') onClose(false);
    else moveFocus(event);
  };
  return (
    <ul
      ref={list}
      popover="manual"
      className={`${styles.popup} ${styles.menu}`}
      role="menu"
      aria-label={label}
      onKeyDown={onKeyDown}
      // Before the item hears of the click: a dialog that it opens returns the focus to what has it then.
      onClickCapture={(event) => {
        if (!staysOpen(event)) trigger.focus();
      }}
      // After it: React forgets the handlers of what is gone from the page.
      onClick={(event) => {
        if (!staysOpen(event)) onClose(false);
      }}
    >
      {children}
    </ul>
  );
}
