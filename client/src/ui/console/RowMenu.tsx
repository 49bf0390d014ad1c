import { MoreOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { PopMenu } from '../light/PopMenu';
import { messages } from './messages';

interface RowMenuProps {
  /** Names the row. */
  name: string;
  /** `PopMenuItem`s; nothing is shown without any. */
  children: ReactNode;
}

/** Actions on one row. */
export function RowMenu({ name, children }: RowMenuProps) {
  if (!children) return null;
  return (
    <PopMenu
      label={messages.rowActions(name)}
      buttonLabel={messages.rowActions(name)}
      button={<MoreOutlined aria-hidden />}
    >
      {children}
    </PopMenu>
  );
}
