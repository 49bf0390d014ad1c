import type { SponsorLogo_CompanyFragment } from '../../../generated/graphql';
import { externalLink } from '../../../lib/external-link';
import { Grid, Note, PictureOrInitials, Row, SectionCard, Stack, Text } from '../../../ui';
import { messages } from '../messages';
import styles from './Home.module.css';

function Sponsor({ sponsor }: { sponsor: SponsorLogo_CompanyFragment }) {
  const site = externalLink(sponsor.website);
  const content = (
    <>
      <PictureOrInitials name={sponsor.name} src={sponsor.logoUrl} size={48} shape="square" />
      <Stack as="span">
        <Text strong>
          <bdi>{sponsor.name}</bdi>
        </Text>
        {sponsor.tier && (
          <Note as="span" dir="auto">
            {sponsor.tier}
          </Note>
        )}
      </Stack>
      {site && <span className="visually-hidden">{messages.opensSite}</span>}
    </>
  );
  const row = { gap: 'sm', className: styles.sponsor, children: content } as const;
  return site ? (
    <Row as="a" href={site.href} target="_blank" rel="noopener noreferrer" {...row} />
  ) : (
    <Row {...row} />
  );
}

/** The sponsors of the event; each leads to its own site. */
export function SponsorLogos({ sponsors }: { sponsors: readonly SponsorLogo_CompanyFragment[] }) {
  if (sponsors.length === 0) return null;
  return (
    <SectionCard title={messages.sponsors}>
      <Grid as="ul" column={210} gap="md" lineGap="xs" className={styles.sponsors}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            <Sponsor sponsor={sponsor} />
          </li>
        ))}
      </Grid>
    </SectionCard>
  );
}
