import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { focusDialog } from '../lib/focus';
import { Sheet } from './Sheet';
import styles from './SidePanel.module.css';
import { useAtLeast } from './hooks/useMediaQuery';
import { useReturnFocus } from './hooks/useReturnFocus';

interface SidePanelProps {
  title: string;
  open?: boolean;
  onClose: () => void;
  /** Once it has left the screen. */
  onClosed?: () => void;
  /** Names the close button where there are several. */
  closeLabel?: string;
  footer?: ReactNode;
  /** On wide screens, in pixels. */
  width?: number;
  /** Texts and fields stand further from the edge than rows that can be pressed. */
  roomy?: boolean;
  children: ReactNode;
}

/** A panel at the end of wide pages, a sheet on phones. */
export function SidePanel(props: SidePanelProps) {
  const { title, open = true, onClose, onClosed, closeLabel, footer, width = 440, roomy, children } = props;
  const wide = useAtLeast('md');
  useReturnFocus(open);
  if (!wide) {
    return (
      <Sheet
        title={title}
        open={open}
        onClose={onClose}
        onClosed={onClosed}
        closeLabel={closeLabel}
        footer={footer}
      >
        {children}
      </Sheet>
    );
  }
  return (
    <Drawer
      panelRef={focusDialog}
      open={open}
      title={title}
      onClose={onClose}
      afterOpenChange={(shown) => {
        if (!shown) onClosed?.();
      }}
      footer={footer}
      size={width}
      closable={{ placement: 'end', ...(closeLabel && { 'aria-label': closeLabel }) }}
      className={styles.panel}
      classNames={{
        close: styles.close,
        header: styles.header,
        body: roomy ? styles.roomy : styles.body,
        footer: styles.footer,
      }}
      destroyOnHidden
    >
      {children}
    </Drawer>
  );
}
