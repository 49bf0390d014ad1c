import { ApiOutlined, LogoutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { PictureOrInitials } from '../../components/PictureOrInitials';
import { Logo } from '../../components/Logo';
import { useLogout } from '../../features/accounts/hooks/useLogout';
import { useAtLeast } from '../../hooks/useMediaQuery';
import { paths } from '../../lib/paths';
import type { SessionUser } from '../../lib/session-state';
import { messages } from '../messages';
import { ColourModeSwitch } from '../../components/ColourModeSwitch';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import styles from './MainLayout.module.css';

function Person({ user }: { user: SessionUser }) {
  const logout = useLogout();
  const roomForWords = useAtLeast('md');
  return (
    <>
      <Link to={paths.account()} className={styles.person}>
        <span className="visually-hidden">{`${messages.account}: `}</span>
        <PictureOrInitials name={user.displayName} src={user.avatarUrl} size={32} labelled={!roomForWords} />
        {roomForWords && <span className={styles.name}>{user.displayName}</span>}
      </Link>
      <Button
        type="text"
        size="large"
        icon={<LogoutOutlined aria-hidden />}
        onClick={logout}
        aria-label={messages.logout}
      >
        {roomForWords ? messages.logout : undefined}
      </Button>
    </>
  );
}

/** For those who connect other systems: what the API offers. */
function ApiLink() {
  return (
    <a href={paths.api()} className={styles.signIn} aria-label={messages.apiReference}>
      <ApiOutlined aria-hidden /> {messages.api}
    </a>
  );
}

/** The bar of the pages outside an event: the way home, and who is here. */
export function MainHeader({ user }: { user: SessionUser | null }) {
  const roomForWords = useAtLeast('md');
  return (
    <header className={styles.bar}>
      <Link to={paths.home()} className={styles.logo} aria-label={messages.home}>
        <Logo />
      </Link>
      {roomForWords && user && user.role !== 'ATTENDEE' && <ApiLink />}
      <LanguageSwitch />
      <ColourModeSwitch />
      {user ? (
        <Person user={user} />
      ) : (
        <Link to={paths.login()} className={styles.signIn}>
          {messages.signIn}
        </Link>
      )}
    </header>
  );
}
