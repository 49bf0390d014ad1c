import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './light.module.css';
import { usePopup } from './usePopup';

interface PanelProps {
  label: string;
  trigger: HTMLElement;
  onClose: (returnFocus: boolean) => void;
  children: ReactNode;
}

const itself = (panel: HTMLElement): HTMLElement => panel;

/** The open panel. It goes with Escape, with a press elsewhere, and with the focus. */
function Panel({ label, trigger, onClose, children }: PanelProps) {
  const ref = useRef<HTMLDialogElement>(null);
  usePopup(ref, trigger, itself, onClose);
  useEffect(() => {
    const panel = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around the panel stays open.
      event.stopPropagation();
      onClose(true);
    };
    const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      // Without a next element, the window lost the focus or a button in the panel has gone.
      if (next && next !== trigger && !panel?.contains(next as Node)) onClose(false);
    };
    panel?.addEventListener('keydown', onKeyDown);
    panel?.addEventListener('focusout', onFocusOut);
    return () => {
      panel?.removeEventListener('keydown', onKeyDown);
      panel?.removeEventListener('focusout', onFocusOut);
    };
  }, [trigger, onClose]);
  return (
    <dialog
      ref={ref}
      popover="manual"
      className={`${styles.popup} ${styles.panel}`}
      aria-label={label}
      tabIndex={-1}
    >
      {children}
    </dialog>
  );
}

interface PopPanelProps {
  /** Names the panel. */
  label: string;
  /** Names the button that opens it. */
  buttonLabel: string;
  /** The content of the button. */
  button: ReactNode;
  buttonClass?: string;
  children: ReactNode;
}

/** A button with details beside it, read on demand. Needs no component library. */
export function PopPanel({ label, buttonLabel, button, buttonClass = '', children }: PopPanelProps) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const close = useCallback(
    (returnFocus: boolean) => {
      if (returnFocus) trigger?.focus();
      setTrigger(null);
    },
    [trigger],
  );
  return (
    <>
      <button
        type="button"
        className={buttonClass}
        aria-haspopup="dialog"
        aria-expanded={trigger !== null}
        aria-label={buttonLabel}
        onClick={({ currentTarget }) => setTrigger(trigger ? null : currentTarget)}
      >
        {button}
      </button>
      {trigger && (
        <Panel label={label} trigger={trigger} onClose={close}>
          {children}
        </Panel>
      )}
    </>
  );
}
