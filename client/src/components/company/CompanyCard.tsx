import { EnvironmentOutlined, TeamOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyCard_CompanyFragment } from '../../generated/graphql';
import { paths } from '../../lib/paths';
import card from '../Card.module.css';
import styles from './CompanyCard.module.css';
import { CountryFlag } from '../CountryFlag';
import { FavouriteButton } from './FavouriteButton';
import { messages } from './messages';
import { PictureOrInitials } from '../PictureOrInitials';

const SHOWN_SECTORS = 2;
const SHOWN_PODS = 2;

interface CompanyCardProps {
  company: CompanyCard_CompanyFragment;
  /** Level of the name among the headings of the page. */
  level?: 2 | 3;
  /** Only logo, name, tagline and country: for rows on the home page. */
  compact?: boolean;
}

function Sectors({ sectors, shared }: { sectors: readonly string[]; shared: readonly string[] }) {
  const ordered = [...sectors].sort((a, b) => Number(shared.includes(b)) - Number(shared.includes(a)));
  const more = ordered.length - SHOWN_SECTORS;
  return (
    <ul className={styles.sectors}>
      {ordered.slice(0, SHOWN_SECTORS).map((sector) => (
        <li key={sector} className={shared.includes(sector) ? styles.shared : styles.sector}>
          {shared.includes(sector) && <span aria-hidden>★ </span>}
          {sector}
          {shared.includes(sector) && (
            <span className="visually-hidden">{` (${messages.sharedSector})`}</span>
          )}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{messages.moreSectors(more)}</li>}
    </ul>
  );
}

function podsText(names: readonly string[]): string {
  const more = names.length - SHOWN_PODS;
  return more > 0 ? messages.morePods(names.slice(0, SHOWN_PODS), more) : messages.pods(names);
}

/** A company in a list: who it is, what it does, from where, and where it is found on the floor. */
export const CompanyCard = memo(function CompanyCard(props: CompanyCardProps) {
  const { company, level = 2, compact = false } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={`${card.card} ${styles.card}`}>
      <div className={styles.head}>
        <span className={styles.logo}>
          <PictureOrInitials
            name={company.name}
            src={company.logoUrl}
            size={compact ? 48 : 56}
            shape="square"
          />
        </span>
        <div className={styles.who}>
          <Heading className={styles.name}>
            <Link to={paths.company(company.eventId, company.kind, company.id)} className={card.open}>
              {company.name}
            </Link>
          </Heading>
          <CountryFlag code={company.country} />
        </div>
        {!compact && <FavouriteButton company={company} />}
      </div>
      {company.tagline && <p className={styles.tagline}>{company.tagline}</p>}
      {!compact && company.sectors.length > 0 && (
        <Sectors sectors={company.sectors} shared={company.sharedSectors} />
      )}
      {!compact && (company.teamSize > 0 || company.pods.length > 0) && (
        <p className={styles.facts}>
          {company.teamSize > 0 && (
            <span>
              <TeamOutlined aria-hidden /> {messages.team(company.teamSize)}
            </span>
          )}
          {company.pods.length > 0 && (
            <span>
              <EnvironmentOutlined aria-hidden /> {podsText(company.pods.map(({ name }) => name))}
            </span>
          )}
        </p>
      )}
    </article>
  );
});
