import { Drawer } from 'antd';
import { focusDialog } from '../lib/focus';
import { endSide } from '../lib/language';
import { Sheet, type SheetProps } from './Sheet';
import styles from './SidePanel.module.css';
import { useAtLeast } from './hooks/useMediaQuery';
import { useReturnFocus } from './hooks/useReturnFocus';

interface SidePanelProps extends Omit<SheetProps, 'titleHidden' | 'flush' | 'bright'> {
  /** Texts and fields stand further from the edge than rows that can be pressed. */
  roomy?: boolean;
}

/** A panel at the end of wide pages, a sheet on phones. */
export function SidePanel({ width = 440, roomy, ...sheet }: SidePanelProps) {
  const { open = true, onClosed, closeLabel, ...drawer } = sheet;
  const wide = useAtLeast('md');
  useReturnFocus(open);
  if (!wide) return <Sheet {...sheet} />;
  return (
    <Drawer
      placement={endSide()}
      {...drawer}
      panelRef={focusDialog}
      open={open}
      afterOpenChange={(shown) => {
        if (!shown) onClosed?.();
      }}
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
    />
  );
}
