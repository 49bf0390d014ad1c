import {
  CalendarOutlined,
  EnvironmentOutlined,
  GlobalOutlined,
  MailOutlined,
  PhoneOutlined,
} from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useEventZone } from '../../../data/useEventZone';
import type {
  CompanyContact_CompanyFragment,
  CompanySessions_ActivityFragment,
} from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import { LinkList, Stack } from '../../../ui';
import { messages } from '../messages';
import { CompanyLine, CompanySection } from './CompanySection';

const texts = messages.detail;

/** Where the company is found on the floor. */
export function CompanyPods({ pods }: Pick<CompanyContact_CompanyFragment, 'pods'>) {
  if (pods.length === 0) return null;
  return (
    <CompanySection title={texts.where}>
      <Stack as="ul" gap="xxs">
        {pods.map(({ id, name, location }) => (
          <CompanyLine key={id} icon={<EnvironmentOutlined />} title={texts.pod(name)} more={location} />
        ))}
      </Stack>
    </CompanySection>
  );
}

interface CompanySessionsProps {
  eventId: string;
  sessions: readonly CompanySessions_ActivityFragment[];
}

/** When and where people of the company speak. */
export function CompanySessions({ eventId, sessions }: CompanySessionsProps) {
  const zone = useEventZone();
  if (sessions.length === 0) return null;
  return (
    <CompanySection title={texts.sessions}>
      <Stack as="ul" gap="xxs">
        {sessions.map(({ id, title, startsAt, endsAt, location, track }) => (
          <CompanyLine
            key={id}
            icon={<CalendarOutlined />}
            title={<Link to={`${paths.schedule(eventId)}?session=${id}`}>{title}</Link>}
            more={[formatShortDay(startsAt, zone), formatTimeRange(startsAt, endsAt, zone), location ?? track]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Stack>
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
