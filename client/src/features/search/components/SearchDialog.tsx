import { Modal } from 'antd';
import { useAtLeast, useIsMounted, useReturnFocus } from '../../../ui';
import { openedFrom } from '../lib/typed-ahead';
import { messages } from '../messages';
import styles from '../search.module.css';
import { SearchPanel } from './SearchPanel';

/** The one search box of an event: people, companies, sessions and help. A result that is chosen replaces the page. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const wide = useAtLeast('md');
  const mounted = useIsMounted();
  useReturnFocus(true, openedFrom());
  return (
    <Modal
      open={mounted}
      onCancel={onClose}
      title={<span className="visually-hidden">{messages.title}</span>}
      closable={false}
      footer={null}
      width={wide ? 640 : '100%'}
      destroyOnHidden
      rootClassName={styles.around}
      className={styles.dialog}
      classNames={{ container: styles.container, header: styles.header }}
    >
      <SearchPanel onClose={onClose} />
    </Modal>
  );
}
