import type { ReactNode } from 'react';
import { Row } from '../Stack';
import { PopMenu, PopMenuItem } from './PopMenu';
import { icons } from './icons';
import styles from './light.module.css';

export interface Choice<Key extends string> {
  key: Key;
  label: string;
  icon?: ReactNode;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
}

interface ChoiceMenuProps<Key extends string> {
  /** Names the menu; the button's name is this and the present choice. */
  label: string;
  icon: ReactNode;
  choices: readonly Choice<Key>[];
  value: Key;
  /** Shows the present choice in words beside the icon. */
  worded?: boolean;
  onChoose: (key: Key) => void;
}

/** A button that opens a short list of which one is chosen. Needs no component library. */
export function ChoiceMenu<Key extends string>(props: ChoiceMenuProps<Key>) {
  const { label, icon, choices, value, worded = false, onChoose } = props;
  const current = choices.find(({ key }) => key === value);
  return (
    <PopMenu
      label={label}
      buttonLabel={`${label}: ${current?.label}`}
      buttonClass={worded ? styles.worded : undefined}
      button={
        worded ? (
          <Row as="span" gap="xs">
            {icon}
            <span lang={current?.lang}>{current?.label}</span>
          </Row>
        ) : (
          icon
        )
      }
    >
      {choices.map(({ key, label: text, icon: sign, lang }) => (
        <PopMenuItem
          key={key}
          icon={sign}
          checked={key === value}
          lang={lang}
          mark={<span className={styles.check}>{key === value && icons.check}</span>}
          onClick={() => onChoose(key)}
        >
          {text}
        </PopMenuItem>
      ))}
    </PopMenu>
  );
}
