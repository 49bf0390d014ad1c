import type { ReactNode } from 'react';
import { Row } from '../Stack';
import { PopMenu, PopMenuItem } from './PopMenu';
import styles from './light.module.css';

interface ChoiceMenuProps<Key extends string> {
  /** Names the menu; the button's name is this and the present choice. */
  label: string;
  icon: ReactNode;
  /** With the language of each label, where it is not that of the page. */
  choices: readonly { key: Key; label: string; icon?: ReactNode; lang?: string }[];
  value: Key;
  /** Shows the present choice in words beside the icon. */
  worded?: boolean;
  onChoose: (key: Key) => void;
}

/** A button that opens a short list of which one is chosen. Needs no component library. */
export function ChoiceMenu<Key extends string>(props: ChoiceMenuProps<Key>) {
  const { label, icon, choices, value, worded, onChoose } = props;
  const current = choices.find(({ key }) => key === value);
  return (
    <PopMenu
      label={label}
      buttonLabel={`${label}: ${current?.label}`}
      buttonClass={worded ? styles.worded : undefined}
      button={
        <Row as="span" gap="xs">
          {icon}
          {worded && <span lang={current?.lang}>{current?.label}</span>}
        </Row>
      }
    >
      {choices.map(({ key, label: text, ...choice }) => (
        <PopMenuItem key={key} {...choice} checked={key === value} onClick={() => onChoose(key)}>
          {text}
        </PopMenuItem>
      ))}
    </PopMenu>
  );
}
