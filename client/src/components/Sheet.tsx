import { Drawer, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useAtLeast } from '../hooks/useMediaQuery';
import { useReturnFocus } from '../hooks/useReturnFocus';
import { focusDialog } from '../lib/focus';
import styles from './Sheet.module.css';

interface SheetProps {
  title: ReactNode;
  /** The content says it better: the title is then only read out. */
  titleHidden?: boolean;
  open?: boolean;
  onClose: () => void;
  /** The buttons: always in reach, however long the content is. */
  footer?: ReactNode;
  /** On wide screens, in pixels. */
  width?: number;
  /** Content that reaches the edges brings its own padding. */
  flush?: boolean;
  children: ReactNode;
}

/** A dialog: in the middle of wide screens, from the bottom edge on phones. Only its content scrolls. */
export function Sheet(props: SheetProps) {
  const { title, titleHidden = false, open = true, onClose, footer, width = 560, flush, children } = props;
  const wide = useAtLeast('md');
  useReturnFocus();
  const shared = {
    open,
    title: titleHidden ? <span className="visually-hidden">{title}</span> : title,
    destroyOnHidden: true,
    rootClassName: titleHidden ? styles.bare : undefined,
  };
  const body = `${styles.body} ${flush ? styles.flush : ''}`;
  if (wide) {
    return (
      <Modal
        {...shared}
        onCancel={onClose}
        footer={footer ?? null}
        width={width}
        centered
        className={styles.modal}
        classNames={{ container: styles.container, header: styles.header, body, footer: styles.footer }}
      >
        {children}
      </Modal>
    );
  }
  return (
    <Drawer
      panelRef={focusDialog}
      {...shared}
      onClose={onClose}
      footer={footer}
      placement="bottom"
      size="auto"
      closable={{ placement: 'end' }}
      className={styles.drawer}
      classNames={{ wrapper: styles.wrapper, header: styles.header, body, footer: styles.footer }}
    >
      {children}
    </Drawer>
  );
}
