import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './PopMenu.module.css';

interface PopMenuProps {
  /** Names the menu. */
  label: string;
  /** Names the button, where its content does not. */
  buttonLabel?: string;
  /** The content of the button that opens the menu. */
  button: ReactNode;
  buttonClass?: string;
  /** The items, made with `PopMenuItem`. */
  children: ReactNode;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus among the items of the menu: by arrows, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  const edge = event.key === 'Home' ? 0 : items.length - 1;
  items[step === undefined ? edge : (at + step + items.length) % items.length]?.focus();
}

/** A button with a menu below it. Needs no component library, so that every page can have it. */
export function PopMenu({ label, buttonLabel, button, buttonClass, children }: PopMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const chosen = root.current?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? root.current?.querySelector<HTMLElement>('[role^=menuitem]'))?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else moveFocus(event);
  };
  return (
    <div className={styles.root} ref={root}>
      <button
        ref={trigger}
        type="button"
        className={`${styles.trigger} ${buttonClass ?? styles.icon}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={buttonLabel}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {button}
      </button>
      {open && (
        // The click of an item reaches the list after the item itself: the focus is back when its dialog opens.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a menu handles its own keys
        <ul
          className={styles.menu}
          role="menu"
          aria-label={label}
          onKeyDown={onKeyDown}
          onClickCapture={close}
        >
          {children}
        </ul>
      )}
    </div>
  );
}

interface PopMenuItemProps {
  icon?: ReactNode;
  /** Whether it is the chosen one, in a menu of choices. */
  checked?: boolean;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
  onClick: () => void;
  /** Shown behind the label. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One entry of a `PopMenu`, which closes before `onClick` runs. */
export function PopMenuItem({ icon, checked, lang, onClick, mark, children }: PopMenuItemProps) {
  return (
    <li role="none">
      <button
        type="button"
        role={checked === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked={checked}
        tabIndex={-1}
        className={styles.item}
        lang={lang}
        onClick={onClick}
      >
        {icon}
        <span className={styles.text}>{children}</span>
        {mark}
      </button>
    </li>
  );
}
