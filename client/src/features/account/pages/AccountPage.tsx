import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorPage } from '../../../components/ErrorPage';
import { PageHeader } from '../../../components/PageHeader';
import { useCan } from '../../../hooks/useCan';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { useSession } from '../../../hooks/useSession';
import type { AccountSection } from '../../../lib/paths';
import { AccountNav } from '../components/AccountNav';
import { BlockedSection } from '../components/BlockedSection';
import { DataSection } from '../components/DataSection';
import { NotificationSection } from '../components/NotificationSection';
import { SecuritySection } from '../components/SecuritySection';
import { messages } from '../messages';
import styles from './AccountPage.module.css';

const contents: Record<AccountSection, ComponentType> = {
  security: SecuritySection,
  notifications: NotificationSection,
  blocked: BlockedSection,
  data: DataSection,
};

const isSection = (name: string): name is AccountSection => name in contents;

/** Everything about one's own login: how one signs in, what one is told, whom one has blocked, what is kept. */
export default function AccountPage() {
  const { section = 'security' } = useParams();
  const takesPart = useCan('takePart');
  const name = useSession(({ auth }) => auth.user?.displayName);
  const sections = (Object.keys(contents) as AccountSection[]).filter(
    // Staff have no profiles: neither choices at events, nor anybody to block.
    (one) => takesPart || one === 'security' || one === 'data',
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
          <Content />
        </section>
      </div>
    </div>
  );
}
