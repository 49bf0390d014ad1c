import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { SectionCard } from '../../../components/SectionCard';
import type { SponsorLogo_CompanyFragment } from '../../../generated/graphql';
import { externalLink } from '../../../lib/external-link';
import { messages } from '../messages';
import styles from './SponsorLogos.module.css';

function Sponsor({ sponsor }: { sponsor: SponsorLogo_CompanyFragment }) {
  const site = externalLink(sponsor.website);
  const content = (
    <>
      <PictureOrInitials name={sponsor.name} src={sponsor.logoUrl} size={48} shape="square" />
      <span className={styles.words}>
        <span className={styles.name}>{sponsor.name}</span>
        {sponsor.tier && <span className={styles.tier}>{sponsor.tier}</span>}
      </span>
    </>
  );
  if (!site) return <span className={styles.sponsor}>{content}</span>;
  return (
    <a className={styles.sponsor} href={site.href} target="_blank" rel="noopener noreferrer">
      {content}
      <span className="visually-hidden">{messages.opensSite}</span>
    </a>
  );
}

/** The sponsors of the event; each leads to its own site. */
export function SponsorLogos({ sponsors }: { sponsors: readonly SponsorLogo_CompanyFragment[] }) {
  if (sponsors.length === 0) return null;
  return (
    <SectionCard title={messages.sponsors}>
      <ul className={styles.list}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            <Sponsor sponsor={sponsor} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
