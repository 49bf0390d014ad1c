import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { icons } from './icons';
import styles from './ChoiceMenu.module.css';

export interface Choice<Key extends string> {
  key: Key;
  label: string;
  icon?: ReactNode;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
}

interface ChoiceMenuProps<Key extends string> {
  /** What is chosen; the button's name is this and the present choice. */
  label: string;
  icon: ReactNode;
  choices: readonly Choice<Key>[];
  value: Key;
  /** Shows the present choice in words beside the icon. */
  worded?: boolean;
  onChoose: (key: Key) => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus among the items of the menu: by arrows, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  const next =
    step !== undefined
      ? (at + step + items.length) % items.length
      : event.key === 'Home'
        ? 0
        : items.length - 1;
  if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  items[next]?.focus();
}

/** A button that opens a short list of which one is chosen. Needs no component library. */
export function ChoiceMenu<Key extends string>({
  label,
  icon,
  choices,
  value,
  worded = false,
  onChoose,
}: ChoiceMenuProps<Key>) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    root.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else moveFocus(event);
  };
  const current = choices.find(({ key }) => key === value);
  return (
    <div className={styles.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={`${styles.trigger} ${worded ? styles.worded : ''}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${label}: ${current?.label}`}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {worded && <span lang={current?.lang}>{current?.label}</span>}
      </button>
      {open && (
        <ul className={styles.menu} role="menu" aria-label={label} onKeyDown={onKeyDown}>
          {choices.map(({ key, label: text, icon: sign, lang }) => (
            <li key={key} role="none">
              <button
                type="button"
                role="menuitemradio"
                aria-checked={key === value}
                tabIndex={-1}
                className={styles.item}
                lang={lang}
                onClick={() => {
                  close();
                  onChoose(key);
                }}
              >
                {sign}
                <span className={styles.text}>{text}</span>
                <span className={styles.check}>{key === value && icons.check}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
