import { EnvironmentOutlined, TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { CountryFlag } from '../../../components/CountryFlag';
import { Cover } from '../../../components/Cover';
import { FavouriteButton } from '../../../components/company/FavouriteButton';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { StatusTag } from '../../../components/StatusTag';
import type { CompanyHeader_CompanyFragment } from '../../../generated/graphql';
import { messages } from '../messages';
import styles from './CompanyHeader.module.css';

const texts = messages.detail;

/** Sectors; those that the viewer is interested in too are marked and come first. */
function Sectors({ company }: { company: CompanyHeader_CompanyFragment }) {
  const shared = new Set(company.sharedSectors);
  const others = company.sectors.filter((sector) => !shared.has(sector));
  if (company.sectors.length === 0) return null;
  return (
    <ul className={styles.sectors} aria-label={texts.sectors}>
      {company.sharedSectors.map((sector) => (
        <li key={sector} className={styles.shared}>
          <span aria-hidden>★ </span>
          {sector}
          <span className="visually-hidden">{` (${texts.sharedSector})`}</span>
        </li>
      ))}
      {others.map((sector) => (
        <li key={sector} className={styles.sector}>
          {sector}
        </li>
      ))}
    </ul>
  );
}

/** Shows the company at one glance, with the way to its people. */
export function CompanyHeader({
  company,
  onMeetTeam,
}: {
  company: CompanyHeader_CompanyFragment;
  onMeetTeam: () => void;
}) {
  return (
    <header className={styles.header}>
      <Cover src={company.coverUrl} seed={company.id} height={180} />
      <div className={styles.body}>
        <span className={styles.logo}>
          <PictureOrInitials name={company.name} src={company.logoUrl} size={88} shape="square" />
        </span>
        <div className={styles.words}>
          <div className={styles.line}>
            <h1 className={styles.name}>{company.name}</h1>
            {company.tier && <StatusTag tone="neutral">{texts.tier(company.tier)}</StatusTag>}
          </div>
          {company.tagline && <p className={styles.tagline}>{company.tagline}</p>}
          <p className={styles.facts}>
            <CountryFlag code={company.country} />
            {company.city && (
              <span>
                <EnvironmentOutlined aria-hidden /> {company.city}
              </span>
            )}
          </p>
          <Sectors company={company} />
        </div>
        <div className={styles.actions}>
          <FavouriteButton company={company} withText />
          {company.teamSize > 0 && (
            <Button type="primary" size="large" icon={<TeamOutlined aria-hidden />} onClick={onMeetTeam}>
              {texts.meetTeam(company.teamSize)}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
