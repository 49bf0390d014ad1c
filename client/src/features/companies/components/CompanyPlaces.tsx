import {
  CalendarOutlined,
  EnvironmentOutlined,
  GlobalOutlined,
  MailOutlined,
  PhoneOutlined,
  ShopOutlined,
} from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useEventZone } from '../../../data/event/useEventZone';
import type { CompanyPageQuery } from '../../../generated/graphql';
import { mailLink } from '../../../lib/mail-link';
import { paths } from '../../../lib/paths';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import { LinkList, Stack } from '../../../ui';
import { messages as shared } from '../../../ui/messages';
import { messages } from '../messages';
import { CompanyLine, CompanySection } from './CompanySection';

interface CompanyProps {
  company: CompanyPageQuery['company'];
}

const texts = messages.detail;

/** Where the company is found on the floor. */
export function CompanyPods({ company: { stand, pods } }: CompanyProps) {
  if (!stand && pods.length === 0) return null;
  return (
    <CompanySection title={texts.where}>
      <Stack as="ul" gap="xxs">
        {stand && <CompanyLine icon={<ShopOutlined />} title={shared.stand(stand)} />}
        {pods.map(({ id, name, location }) => (
          <CompanyLine key={id} icon={<EnvironmentOutlined />} title={texts.pod(name)} more={location} />
        ))}
      </Stack>
    </CompanySection>
  );
}

/** When and where people of the company speak. */
export function CompanySessions({ company: { eventId, sessions } }: CompanyProps) {
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
export function CompanyContact({ company: { website, links: further, email, phone } }: CompanyProps) {
  const tel = phone && `tel:${phone.replace(/\s+/g, '')}`;
  const links = [
    website && { url: website, label: texts.website, icon: <GlobalOutlined aria-hidden /> },
    ...further.map((url) => ({ url })),
    email && { url: mailLink(email), label: texts.email, icon: <MailOutlined aria-hidden /> },
    tel && { url: tel, label: texts.phone, text: phone, icon: <PhoneOutlined aria-hidden /> },
  ].filter((link) => link !== null && link !== '');
  if (links.length === 0) return null;
  return (
    <CompanySection title={texts.contact}>
      <LinkList links={links} />
    </CompanySection>
  );
}
