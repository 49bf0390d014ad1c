import { Outlet } from 'react-router-dom';
import { useSession } from '../../hooks/useSession';
import { MainHeader } from './MainHeader';
import styles from './Layouts.module.css';
import { SkipLink, contentId } from './SkipLink';

/** Around the pages outside an event. */
export default function MainLayout() {
  const user = useSession(({ auth }) => auth.user);
  return (
    <>
      <SkipLink />
      <MainHeader user={user} />
      <main id={contentId} className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
