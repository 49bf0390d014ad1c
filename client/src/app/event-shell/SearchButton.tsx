import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { HeaderButton } from '../../components/HeaderButton';
import { useAtLeast } from '../../hooks/useMediaQuery';
import { useOverlays } from '../../hooks/useOverlays';
import { messages } from '../messages';
import styles from './EventShell.module.css';

/** Opens the one search box of the event; wide headers name its key. */
export function SearchButton() {
  const overlays = useOverlays();
  const roomForWords = useAtLeast('xl');
  const open = () => overlays.openModal('search');
  if (!roomForWords) {
    return <HeaderButton icon={<SearchOutlined aria-hidden />} label={messages.search} onClick={open} />;
  }
  return (
    <Button className={styles.search} icon={<SearchOutlined aria-hidden />} onClick={open}>
      {messages.searchHint}
      <kbd className={styles.key} aria-hidden>
        /
      </kbd>
    </Button>
  );
}
