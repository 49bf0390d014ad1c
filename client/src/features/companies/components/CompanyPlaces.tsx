import { EnvironmentOutlined, GlobalOutlined, MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { LinkList } from '../../../components/LinkList';
import type { CompanyContact_CompanyFragment } from '../../../generated/graphql';
import { messages } from '../messages';
import styles from './CompanyLines.module.css';
import { CompanySection } from './CompanySection';

const texts = messages.detail;

/** Where the company is found on the floor. */
export function CompanyPods({ pods }: Pick<CompanyContact_CompanyFragment, 'pods'>) {
  if (pods.length === 0) return null;
  return (
    <CompanySection title={texts.where}>
      <ul className={styles.lines}>
        {pods.map(({ id, name, location }) => (
          <li key={id} className={styles.line}>
            <span className={styles.icon} aria-hidden>
              <EnvironmentOutlined />
            </span>
            <div className={styles.words}>
              <p className={styles.name}>{texts.pod(name)}</p>
              {location && <p className={styles.detail}>{location}</p>}
            </div>
          </li>
        ))}
      </ul>
    </CompanySection>
  );
}

/** The company outside the event. */
export function CompanyContact({ company }: { company: CompanyContact_CompanyFragment }) {
  const { website, email, phone } = company;
  const links = [
    ...(website ? [{ url: website, label: texts.website, icon: <GlobalOutlined aria-hidden /> }] : []),
    ...(email ? [{ url: `mailto:${email}`, label: texts.email, icon: <MailOutlined aria-hidden /> }] : []),
    ...(phone
      ? [
          {
            url: `tel:${phone.replace(/\s+/g, '')}`,
            label: texts.phone,
            text: phone,
            icon: <PhoneOutlined aria-hidden />,
          },
        ]
      : []),
  ];
  if (links.length === 0) return null;
  return (
    <CompanySection title={texts.contact}>
      <LinkList links={links} />
    </CompanySection>
  );
}
