import { ApiOutlined, HeartOutlined, LogoutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { can } from '../../data/session/permissions';
import type { SessionUser } from '../../data/session/session-state';
import { useSession } from '../../data/session/useSession';
import { useLogout } from '../../features/sign-in/hooks/useLogout';
import { paths } from '../../lib/paths';
import { ColourModeSwitch, LanguageSwitch, Logo, PictureOrInitials, Row, Text, useAtLeast } from '../../ui';
import { messages } from '../messages';
import styles from './Layouts.module.css';
import { SkipLink, contentId } from './SkipLink';

function Person({ user }: { user: SessionUser }) {
  const logout = useLogout();
  const roomForWords = useAtLeast('md');
  return (
    <>
      <Row as={Link} to={paths.account()} gap="xs" tall className={styles.person}>
        <span className="visually-hidden">{`${messages.account}: `}</span>
        <PictureOrInitials name={user.displayName} src={user.avatarUrl} size={32} labelled={!roomForWords} />
        {roomForWords && (
          <Text cut dir="auto" className={styles.name}>
            {user.displayName}
          </Text>
        )}
      </Row>
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

/** Around the pages outside an event: a bar with the way home, and who is here. */
export default function MainLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const user = useSession(({ auth }) => auth.user);
  const roomForWords = useAtLeast('md');
  return (
    <>
      <SkipLink />
      <Row as="header" gap="xs" className={styles.bar}>
        <Row as={Link} to={paths.home()} tall className={styles.logo} aria-label={messages.home}>
          <Logo />
        </Row>
        {roomForWords && can(user?.role, 'systemHealth') && (
          <Row as={Link} to={paths.systemHealth()} gap="xxs" tall className={styles.way}>
            <HeartOutlined aria-hidden /> {messages.menu.systemHealth}
          </Row>
        )}
        {/* For those who connect other systems. */}
        {roomForWords && can(user?.role, 'createEvent') && (
          <Row
            as="a"
            href={paths.api()}
            gap="xxs"
            tall
            className={styles.way}
            aria-label={messages.apiReference}
          >
            <ApiOutlined aria-hidden /> {messages.api}
          </Row>
        )}
        <LanguageSwitch />
        {/* Those who are signed in choose it on their account's page. */}
        {!user && <ColourModeSwitch />}
        {user ? (
          <Person user={user} />
        ) : (
          <Row as={Link} to={paths.login()} tall className={styles.way}>
            {messages.signIn}
          </Row>
        )}
      </Row>
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
