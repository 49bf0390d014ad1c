import { Drawer, Modal, type DrawerProps } from 'antd';
import type { ReactNode } from 'react';
import { focusDialog } from '../lib/focus';
import styles from './Sheet.module.css';
import { useIsMounted } from './hooks/useIsMounted';
import { useAtLeast } from './hooks/useMediaQuery';
import { useReturnFocus } from './hooks/useReturnFocus';

export interface SheetProps {
  title: ReactNode;
  /** The content says it better: the title is then only read out. */
  titleHidden?: boolean;
  open?: boolean;
  onClose: () => void;
  /** Once it has left the screen. */
  onClosed?: () => void;
  /** Names the close button where there are several. */
  closeLabel?: string;
  /** The buttons: always in reach, however long the content is. */
  footer?: ReactNode;
  /** On wide screens, in pixels. */
  width?: number;
  /** Content that reaches the edges brings its own padding. */
  flush?: boolean;
  /** Covers the whole screen in white, whatever the theme: for codes that a camera reads. */
  bright?: boolean;
  children: ReactNode;
}

const parts = { header: styles.header, footer: styles.footer, close: styles.close };

/** How a drawer comes from the bottom edge of phones. */
export const fromBottom = {
  placement: 'bottom',
  size: 'auto',
  className: styles.drawer,
  classNames: { ...parts, body: styles.body, wrapper: styles.wrapper },
} satisfies DrawerProps;

/** A dialog: in the middle of wide screens, from the bottom edge on phones. Only its content scrolls. */
export function Sheet(props: SheetProps) {
  const { title, titleHidden = false, open = true, onClose, onClosed, closeLabel, footer } = props;
  const { width = 560, flush, bright = false, children } = props;
  const wide = useAtLeast('md');
  useReturnFocus(open);
  const mounted = useIsMounted();
  const shared = {
    open: open && mounted,
    title: titleHidden ? <span className="visually-hidden">{title}</span> : title,
    destroyOnHidden: true,
    afterOpenChange: (shown: boolean) => {
      if (!shown) onClosed?.();
    },
    rootClassName: titleHidden ? styles.bare : undefined,
    children,
  };
  const label = closeLabel ? { 'aria-label': closeLabel } : {};
  const body = `${styles.body} ${flush ? styles.flush : ''}`;
  if (bright) {
    return (
      <Modal
        {...shared}
        onCancel={onClose}
        closable={label}
        footer={null}
        width="100vw"
        className={styles.bright}
        classNames={{ container: styles.stage, close: styles.close }}
      />
    );
  }
  if (wide) {
    return (
      <Modal
        {...shared}
        onCancel={onClose}
        closable={label}
        footer={footer ?? null}
        width={width}
        centered
        className={styles.modal}
        classNames={{ ...parts, body, container: styles.container }}
      />
    );
  }
  return (
    <Drawer
      panelRef={focusDialog}
      {...shared}
      {...fromBottom}
      onClose={onClose}
      footer={footer}
      closable={{ placement: 'end', ...label }}
      classNames={{ ...fromBottom.classNames, body }}
    />
  );
}
