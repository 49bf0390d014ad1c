import { Drawer } from 'antd';
import { focusDialog } from '../lib/focus';
import { endSide } from '../lib/language';
import { fromBottom, type SheetProps } from './Sheet';
import styles from './SidePanel.module.css';
import { useAtLeast } from './hooks/useMediaQuery';
import { useReturnFocus } from './hooks/useReturnFocus';

interface SidePanelProps extends Omit<SheetProps, 'titleHidden' | 'flush' | 'bright'> {
  /** Texts and fields stand further from the edge than rows that can be pressed. */
  roomy?: boolean;
}

/** A panel at the end of wide pages, from the bottom edge on phones: one frame, since another would empty the fields in it. */
export function SidePanel({ width = 440, roomy, ...props }: SidePanelProps) {
  const { open = true, onClosed, closeLabel, ...drawer } = props;
  const wide = useAtLeast('md');
  useReturnFocus(open);
  const fromSide = {
    placement: endSide(),
    size: width,
    className: styles.panel,
    classNames: {
      close: styles.close,
      header: styles.header,
      body: roomy ? styles.roomy : styles.body,
      footer: styles.footer,
    },
  };
  return (
    <Drawer
      {...drawer}
      {...(wide ? fromSide : fromBottom)}
      panelRef={focusDialog}
      open={open}
      afterOpenChange={(shown) => {
        if (!shown) onClosed?.();
      }}
      closable={{ placement: 'end', ...(closeLabel && { 'aria-label': closeLabel }) }}
      destroyOnHidden
    />
  );
}
