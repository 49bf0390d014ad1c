import { Modal } from 'antd';
import { useAtLeast, useReturnFocus } from '../../../ui';
import { messages } from '../messages';
import styles from '../search.module.css';
import { SearchPanel } from './SearchPanel';

interface SearchDialogProps {
  eventId: string;
  open?: boolean;
  /** Called when the search is dismissed; a result that is chosen replaces the page instead. */
  onClose: () => void;
}

/** The one search box of an event: people, companies, sessions and help. */
export default function SearchDialog({ eventId, open = true, onClose }: SearchDialogProps) {
  const wide = useAtLeast('md');
  useReturnFocus();
  return (
    <Modal
      open={open}
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
      <SearchPanel eventId={eventId} onClose={onClose} />
    </Modal>
  );
}
