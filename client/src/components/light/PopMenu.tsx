import { useState, type ReactNode } from 'react';
import { MenuList } from './MenuList';
import { PlainButton } from '../../ui/PlainButton';
import { Row } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import styles from './light.module.css';

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
