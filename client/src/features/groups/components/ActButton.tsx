import { CalendarOutlined, EyeOutlined, MessageOutlined } from '@ant-design/icons';
import { type ComponentProps, createElement } from 'react';
import { type Act, type GroupRule, isAllowed, isUnsaved, type RuleDrafts } from '../lib/rules';
import styles from '../groups.module.css';

export const icons = { see: EyeOutlined, meet: CalendarOutlined, write: MessageOutlined } satisfies Record<
  Act,
  unknown
>;

interface ActButtonProps extends Omit<ComponentProps<'button'>, 'onToggle'> {
  rule: GroupRule;
  act: Act;
  drafts: RuleDrafts;
  /** Says it in words. */
  label: string;
  onToggle: (rule: GroupRule, act: Act) => void;
}

/** Allows or closes one act of one group with another. */
export function ActButton({ rule, act, drafts, label, onToggle, children, ...button }: ActButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={styles.act}
      aria-label={label}
      aria-pressed={isAllowed(rule, act, drafts)}
      data-allowed={isAllowed(rule, act, drafts)}
      data-unsaved={isUnsaved(rule, act, drafts)}
      onClick={() => onToggle(rule, act)}
    >
      {createElement(icons[act], { 'aria-hidden': true })} {children}
    </button>
  );
}
