import { useRef } from 'react';
import type { CompanyPageQuery } from '../../../generated/graphql';
import { Stack, Text } from '../../../ui';
import styles from '../companies.module.css';
import { messages } from '../messages';
import { CompanyHeader } from './CompanyHeader';
import { CompanyContact, CompanyPods, CompanySessions } from './CompanyPlaces';
import { CompanyProducts } from './CompanyProducts';
import { CompanySection } from './CompanySection';
import { CompanyTeam } from './CompanyTeam';

const texts = messages.detail;

/** A company as visitors see it. */
export default function CompanyContent({ company }: { company: CompanyPageQuery['company'] }) {
  const team = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <CompanyHeader
        company={company}
        onMeetTeam={() => {
          team.current?.scrollIntoView();
          team.current?.focus({ preventScroll: true });
        }}
      />
      <div className={styles.columns}>
        <Stack gap="md">
          <CompanySection title={texts.about}>
            <Text as="p" lines className={styles.about}>
              {company.description?.trim() || texts.noAbout}
            </Text>
          </CompanySection>
          <CompanyProducts products={company.products} />
        </Stack>
        <Stack gap="md" className={styles.aside}>
          <CompanyPods company={company} />
          <CompanySessions company={company} />
          <CompanyContact company={company} />
        </Stack>
        <CompanyTeam team={company.team} size={company.teamSize} headingRef={team} />
      </div>
    </>
  );
}
