import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useAtLeast } from '../hooks/useMediaQuery';
import { useReturnFocus } from '../hooks/useReturnFocus';
import { focusDialog } from '../lib/focus';
import { Sheet } from './Sheet';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  title: string;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel at the end of wide pages, a sheet on phones. */
export function SidePanel({ title, onClose, footer, children }: SidePanelProps) {
  const wide = useAtLeast('md');
  useReturnFocus();
  if (!wide) {
    return (
      <Sheet title={title} onClose={onClose} footer={footer}>
        {children}
      </Sheet>
    );
  }
  return (
    <Drawer
      panelRef={focusDialog}
      open
      title={title}
      onClose={onClose}
      footer={footer}
      size={440}
      closable={{ placement: 'end' }}
      className={styles.panel}
    >
      {children}
    </Drawer>
  );
}
