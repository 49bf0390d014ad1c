import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { PlainButton } from '../PlainButton';
import { Row } from '../Stack';
import { Text } from '../Text';
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
function MenuList({ label, trigger, onClose, children }: MenuListProps) {
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

interface PopMenuProps {
  /** Names the menu. */
  label: string;
  /** Names the button, where its content does not. */
  buttonLabel?: string;
  /** The content of the button that opens the menu. */
  button: ReactNode;
  buttonClass?: string;
  disabled?: boolean;
  /** The items, made with `PopMenuItem`. */
  children: ReactNode;
}

/** A button with a menu beside it. Needs no component library, so that every page can have it. */
export function PopMenu({ label, buttonLabel, button, buttonClass, disabled, children }: PopMenuProps) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const close = (returnFocus: boolean) => {
    if (returnFocus) trigger?.focus();
    setTrigger(null);
  };
  return (
    <div className={styles.root}>
      <Row
        as={PlainButton}
        justify="center"
        className={`${styles.trigger} ${buttonClass ?? styles.iconButton}`}
        aria-haspopup="menu"
        aria-expanded={trigger !== null}
        aria-label={buttonLabel}
        title={buttonLabel}
        disabled={disabled}
        onClick={({ currentTarget }) => setTrigger(trigger ? null : currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setTrigger(event.currentTarget);
        }}
      >
        {button}
      </Row>
      {trigger && (
        <MenuList label={label} trigger={trigger} onClose={close}>
          {children}
        </MenuList>
      )}
    </div>
  );
}

interface PopMenuItemProps {
  icon?: ReactNode;
  /** Whether it is the chosen one, in a menu of choices. */
  checked?: boolean;
  /** Whether it is on, in a menu of switches; the menu stays open. */
  toggled?: boolean;
  /** Cannot be undone, or hurts. */
  danger?: boolean;
  disabled?: boolean;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
  onClick: () => void;
  /** Shown behind the label. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One entry of a `PopMenu`, which closes after `onClick` unless the entry is a switch. */
export function PopMenuItem(props: PopMenuItemProps) {
  const { icon, checked, toggled, danger, disabled, lang, onClick, mark, children } = props;
  return (
    <li role="none">
      <Row
        as={PlainButton}
        gap="sm"
        tall
        role={
          toggled !== undefined ? 'menuitemcheckbox' : checked === undefined ? 'menuitem' : 'menuitemradio'
        }
        aria-checked={toggled ?? checked}
        tabIndex={-1}
        className={danger ? `${styles.item} ${styles.danger}` : styles.item}
        disabled={disabled}
        lang={lang}
        onClick={onClick}
      >
        {icon}
        <Text grow className={styles.words}>
          {children}
        </Text>
        {mark}
      </Row>
    </li>
  );
}
