import { Button, Dropdown, type ButtonProps, type DropdownProps, type MenuProps } from 'antd';
import { useRef, useState } from 'react';

interface ActionMenuProps extends Pick<DropdownProps, 'placement' | 'classNames'> {
  items: MenuProps['items'];
  onChoose: (key: string) => void;
  /** The button that opens the menu. */
  button: ButtonProps;
}

/** Beside the button, and so within the landmark or the dialog that the button is in. */
const besideButton = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

/** A menu of actions behind a button. The arrow keys are in it at once, and the button has the focus again afterwards. */
export function ActionMenu({ items, onChoose, button, ...dropdown }: ActionMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    // Browsers drop the focus with what is hidden.
    if (!next && document.activeElement?.closest('[role="menu"]')) trigger.current?.focus();
  };
  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    // Otherwise the same Enter would press the button, which opens the menu again.
    domEvent.preventDefault();
    // A dialog that opens now returns the focus to what has it: the entry is gone by then.
    trigger.current?.focus();
    onChoose(key);
  };
  return (
    <Dropdown
      {...dropdown}
      trigger={['click']}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that somebody opens has the focus
      autoFocus
      onOpenChange={change}
      getPopupContainer={besideButton}
      menu={{ items, onClick: choose }}
    >
      <Button ref={trigger} aria-haspopup="menu" aria-expanded={open} {...button} />
    </Dropdown>
  );
}
