import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { PlainButton } from '../PlainButton';
import { Row } from '../Stack';
import styles from './light.module.css';
import { usePopover } from './usePopover';

const ITEM = '[role^=menuitem]:enabled';
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus among the items of a menu: by arrows, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  if (items.length === 0 || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
  event.preventDefault();
  const edge = event.key === 'Home' ? 0 : items.length - 1;
  items[step === undefined ? edge : (at + step + items.length) % items.length]?.focus();
}

/** Several boxes of a menu can be ticked in a row; any other item closes it. */
const closesMenu = ({ target }: { target: EventTarget }): boolean =>
  (target as HTMLElement).closest('[role=menuitem], [role=menuitemradio]') !== null;

interface PopupProps {
  /** A menu has `PopMenuItem`s, a dialog has anything. */
  kind: 'menu' | 'dialog';
  /** Names the popup. */
  label: string;
  /** Names the button, where its content does not. */
  buttonLabel?: string;
  /** The content of the button that opens it. */
  button: ReactNode;
  buttonClass?: string;
  disabled?: boolean;
  /** Content that closes the popup itself is a function of what does so; the focus then goes back to the button. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

interface OpenPopupProps extends Pick<PopupProps, 'kind' | 'label'> {
  trigger: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** The open popup, above everything else in the page. It goes with Escape, with a press elsewhere, and with the focus. */
function OpenPopup({ kind, label, trigger, onClose, children }: OpenPopupProps) {
  const ref = useRef<HTMLDialogElement & HTMLUListElement>(null);
  const close = useEffectEvent(onClose);
  usePopover(ref, trigger);
  useLayoutEffect(() => {
    const popup = ref.current;
    if (!popup) return undefined;
    const first = popup.querySelector<HTMLElement>(`${ITEM}, [data-first-focus]`);
    // A menu of choices opens at the present one.
    const chosen = first?.ariaChecked && popup.querySelector<HTMLElement>(`${ITEM}[aria-checked=true]`);
    (chosen || first || popup).focus({ preventScroll: true });
    const onPointerDown = ({ target }: Event) => {
      if (!popup.contains(target as Node) && !trigger.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [trigger]);
  const Element = kind === 'menu' ? 'ul' : 'dialog';
  return (
    <Element
      ref={ref}
      popover="manual"
      className={`${styles.popup} ${styles[kind]}`}
      role={kind}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return moveFocus(event);
        // The dialog around the popup stays open.
        event.stopPropagation();
        event.nativeEvent.stopImmediatePropagation();
        trigger.focus();
        onClose();
      }}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        // Without a next element, the window lost the focus or a button in the popup has gone.
        if (next && next !== trigger && !currentTarget.contains(next)) onClose();
      }}
      // Before the item hears of the click: a dialog that it opens returns the focus to what has it then.
      onClickCapture={(event) => {
        if (closesMenu(event)) trigger.focus();
      }}
      // After it: React forgets the handlers of what is gone from the page.
      onClick={(event) => {
        if (closesMenu(event)) onClose();
      }}
    >
      {children}
    </Element>
  );
}

/** A button with a menu or details beside it. Needs no component library, so that every page can have it. */
export function Popup({ kind, label, buttonLabel, button, buttonClass, disabled, children }: PopupProps) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const isMenu = kind === 'menu';
  const close = () => setTrigger(null);
  const closeAndReturn = () => {
    trigger?.focus();
    close();
  };
  return (
    <>
      <Row
        as={PlainButton}
        justify="center"
        className={buttonClass}
        aria-haspopup={kind}
        aria-expanded={trigger !== null}
        aria-label={buttonLabel}
        title={isMenu ? buttonLabel : undefined}
        disabled={disabled}
        onClick={({ currentTarget }) => setTrigger(trigger ? null : currentTarget)}
        onKeyDown={(event) => {
          if (!isMenu || event.key !== 'ArrowDown') return;
          event.preventDefault();
          setTrigger(event.currentTarget);
        }}
      >
        {button}
      </Row>
      {trigger && (
        <OpenPopup kind={kind} label={label} trigger={trigger} onClose={close}>
          {typeof children === 'function' ? children(closeAndReturn) : children}
        </OpenPopup>
      )}
    </>
  );
}
