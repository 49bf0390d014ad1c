import { lazy, Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorPage } from '../../../components/ErrorPage';
import { LoadingLines } from '../../../components/LoadingLines';
import { PageHeader } from '../../../components/PageHeader';
import { useCan } from '../../../hooks/useCan';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { useSession } from '../../../hooks/useSession';
import type { AccountSection } from '../../../lib/paths';
import { AccountNav } from '../components/AccountNav';
import { messages } from '../messages';
import styles from './AccountPage.module.css';

const contents: Record<AccountSection, ComponentType> = {
  security: lazy(() => import('../components/SecuritySection')),
  notifications: lazy(() => import('../components/NotificationSection')),
  display: lazy(() => import('../components/DisplaySection')),
  blocked: lazy(() => import('../components/BlockedSection')),
  data: lazy(() => import('../components/DataSection')),
};

const isSection = (name: string): name is AccountSection => name in contents;

/** Settings of one's own login: sign-in, notifications, blocked people, stored data. */
export default function AccountPage() {
  const { section = 'security' } = useParams();
  const takesPart = useCan('takePart');
  const name = useSession(({ auth }) => auth.user?.displayName);
  const sections = (Object.keys(contents) as AccountSection[]).filter(
    // Staff have no profiles: no choices at events, and no people to block.
    (one) => takesPart || (one !== 'notifications' && one !== 'blocked'),
  );
  const known = isSection(section) && sections.includes(section);
  usePageTitle(known ? messages.sections[section] : null, messages.title);
  if (!known) return <ErrorPage status={404} embedded />;
  const Content = contents[section];
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} description={name} />
      <div className={styles.columns}>
        <AccountNav sections={sections} current={section} />
        <section aria-labelledby="account-section">
          <h2 id="account-section" className={styles.heading}>
            {messages.sections[section]}
          </h2>
          <Suspense fallback={<LoadingLines rows={4} />}>
            <Content />
          </Suspense>
        </section>
      </div>
    </div>
  );
}
