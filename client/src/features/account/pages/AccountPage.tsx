import {
  BellOutlined,
  ContactsOutlined,
  DatabaseOutlined,
  GlobalOutlined,
  SafetyOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCan } from '../../../data/session/useCan';
import { useSession } from '../../../data/session/useSession';
import { paths, type AccountSection } from '../../../lib/paths';
import { ErrorPage, LoadingLines, NavList, PageHeader, Text, usePageTitle } from '../../../ui';
import styles from '../account.module.css';
import { messages } from '../messages';

const contents: Record<AccountSection, ComponentType> = {
  security: lazy(() => import('../components/SecuritySection')),
  notifications: lazy(() => import('../components/NotificationSection')),
  display: lazy(() => import('../components/DisplaySection')),
  blocked: lazy(() => import('../components/BlockedSection')),
  contacts: lazy(() => import('../components/ContactsSection')),
  data: lazy(() => import('../components/DataSection')),
};

const icons: Record<AccountSection, ReactNode> = {
  security: <SafetyOutlined />,
  notifications: <BellOutlined />,
  display: <GlobalOutlined />,
  blocked: <StopOutlined />,
  contacts: <ContactsOutlined />,
  data: <DatabaseOutlined />,
};

const isSection = (name: string): name is AccountSection => name in contents;

/** Settings of one's own login: sign-in, notifications, blocked people, stored data. */
export default function AccountPage() {
  const { section = 'security' } = useParams();
  const takesPart = useCan('takePart');
  const name = useSession(({ auth }) => auth.user?.displayName);
  const sections = (Object.keys(contents) as AccountSection[]).filter(
    // Staff have no profiles: no choices at events, no people to block, and no code to scan.
    (one) => takesPart || !['notifications', 'blocked', 'contacts'].includes(one),
  );
  const known = isSection(section) && sections.includes(section);
  usePageTitle(known ? messages.sections[section] : null, messages.title);
  if (!known) return <ErrorPage status={404} embedded />;
  const Content = contents[section];
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} description={<bdi>{name}</bdi>} />
      <div className={styles.columns}>
        <NavList
          title={messages.title}
          entries={sections.map((one) => ({
            label: messages.sections[one],
            icon: icons[one],
            to: paths.account(one),
            current: one === section,
          }))}
        />
        <section aria-labelledby="account-section">
          <Text as="h2" size="h4" strong id="account-section" className={styles.heading}>
            {messages.sections[section]}
          </Text>
          <Suspense fallback={<LoadingLines rows={4} />}>
            <Content />
          </Suspense>
        </section>
      </div>
    </div>
  );
}
