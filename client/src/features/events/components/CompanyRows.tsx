import { useInView } from 'react-intersection-observer';
import { Link } from 'react-router-dom';
import type { HomeCompaniesQuery } from '../../../generated/graphql';
import { useHomeCompaniesQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { SectionCard } from '../../../ui';
import { CompanyCard } from '../../companies';
import { messages } from '../messages';
import { CardCarousel } from './CardCarousel';
import { SponsorLogos } from './SponsorLogos';

/** How far below the window a row is drawn, so that scrolling never shows an empty one. */
const AHEAD = '400px';

const perView = { phone: 1, large: 3, wide: 4, huge: 6 };

interface RowProps {
  title: string;
  to: string;
  companies: HomeCompaniesQuery['exhibitors']['nodes'] | undefined;
}

function Row({ title, to, companies }: RowProps) {
  const { ref, inView } = useInView({ rootMargin: AHEAD, triggerOnce: true });
  if (companies?.length === 0) return null;
  const items = companies?.map((company) => ({
    key: company.id,
    node: <CompanyCard company={company} level={3} compact />,
  }));
  return (
    <SectionCard title={title} extra={<Link to={to}>{messages.seeAll}</Link>}>
      <div ref={ref}>
        <CardCarousel
          perView={perView}
          height="company"
          previousLabel={messages.previousOf(title)}
          nextLabel={messages.nextOf(title)}
          items={inView ? items : undefined}
        />
      </div>
    </SectionCard>
  );
}

/** Exhibitors and startups as rows, and the sponsors with links to their sites; nothing of what fails to load. */
export function CompanyRows({ eventId, count }: { eventId: string; count: number }) {
  const { data, error } = useHomeCompaniesQuery({ variables: { eventId, first: count } });
  if (!data && error) return null;
  return (
    <>
      <Row title={messages.exhibitors} to={paths.exhibitors(eventId)} companies={data?.exhibitors.nodes} />
      <Row title={messages.startups} to={paths.startups(eventId)} companies={data?.startups.nodes} />
      {data && <SponsorLogos sponsors={data.sponsors.nodes} />}
    </>
  );
}
