import type { ComponentProps, ReactNode } from 'react';
import { PlainButton } from '../PlainButton';
import { Row } from '../Stack';
import { Text } from '../Text';
import { Popup } from './Popup';
import { icons } from './icons';
import styles from './light.module.css';

/** A button with a menu beside it, whose items are made with `PopMenuItem`. */
export function PopMenu({
  buttonClass = styles.iconButton,
  ...popup
}: Omit<ComponentProps<typeof Popup>, 'kind'>) {
  return (
    <div className={styles.root}>
      <Popup {...popup} kind="menu" buttonClass={`${styles.trigger} ${buttonClass}`} />
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
  children: ReactNode;
}

/** One entry of a `PopMenu`, which closes after `onClick` unless the entry is a switch. */
export function PopMenuItem(props: PopMenuItemProps) {
  const { icon, checked, toggled, danger, children, ...button } = props;
  const role = checked === undefined ? 'menuitem' : 'menuitemradio';
  return (
    <li role="none">
      <Row
        as={PlainButton}
        gap="sm"
        tall
        {...button}
        role={toggled === undefined ? role : 'menuitemcheckbox'}
        aria-checked={toggled ?? checked}
        tabIndex={-1}
        className={danger ? `${styles.item} ${styles.danger}` : styles.item}
      >
        {icon}
        <Text grow className={styles.words}>
          {children}
        </Text>
        {checked !== undefined && <span className={styles.check}>{checked && icons.check}</span>}
      </Row>
    </li>
  );
}
