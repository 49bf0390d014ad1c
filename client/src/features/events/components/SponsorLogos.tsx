import type { SponsorLogo_CompanyFragment } from '../../../generated/graphql';
import { externalLink } from '../../../lib/external-link';
import { groupBy } from '../../../lib/group-by';
import { Grid, PictureOrInitials, Row, SectionCard, Stack, Text } from '../../../ui';
import { messages } from '../messages';
import styles from './Home.module.css';

/** The logos of the highest tiers are larger than those of all others. */
const SIZES = [
  { logo: 80, column: 280 },
  { logo: 64, column: 240 },
] as const;
const SMALLEST = { logo: 48, column: 210 } as const;

interface SponsorProps {
  sponsor: SponsorLogo_CompanyFragment;
  size: (typeof SIZES)[number] | typeof SMALLEST;
}

function Sponsor({ sponsor, size }: SponsorProps) {
  const site = externalLink(sponsor.website);
  const content = (
    <>
      <PictureOrInitials name={sponsor.name} src={sponsor.logoUrl} size={size.logo} shape="square" />
      <Text strong size={size === SMALLEST ? 'md' : 'lg'}>
        <bdi>{sponsor.name}</bdi>
      </Text>
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

/** The sponsors of the event by tier, in the server's order; each leads to its own site. */
export function SponsorLogos({ sponsors }: { sponsors: readonly SponsorLogo_CompanyFragment[] }) {
  if (sponsors.length === 0) return null;
  return (
    <SectionCard title={messages.sponsors}>
      <Stack gap="md">
        {[...groupBy(sponsors, ({ tier }) => tier)].map(([tier, own], place) => {
          const size = (tier && SIZES[place]) || SMALLEST;
          return (
            <Stack as="section" gap="xxs" key={tier}>
              {tier && (
                <Text as="h3" size="sm" tone="secondary" strong dir="auto">
                  {tier}
                </Text>
              )}
              <Grid
                as="ul"
                column={size.column}
                gap="md"
                lineGap="xs"
                className={size === SMALLEST ? styles.sponsors : undefined}
              >
                {own.map((sponsor) => (
                  <li key={sponsor.id}>
                    <Sponsor sponsor={sponsor} size={size} />
                  </li>
                ))}
              </Grid>
            </Stack>
          );
        })}
      </Stack>
    </SectionCard>
  );
}
