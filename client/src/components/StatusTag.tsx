import { Tag } from 'antd';
import type { ReactNode } from 'react';

/** How a status feels: good, waiting for somebody, refused, or plain information. */
export type StatusTone = 'success' | 'waiting' | 'danger' | 'neutral';

const colours: Record<StatusTone, string> = {
  success: 'success',
  waiting: 'orange',
  danger: 'error',
  neutral: 'default',
};

/** A short status word, with an icon so that colour never stands alone. */
export function StatusTag({
  tone,
  icon,
  children,
}: {
  tone: StatusTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Tag color={colours[tone]} icon={icon}>
      {children}
    </Tag>
  );
}
