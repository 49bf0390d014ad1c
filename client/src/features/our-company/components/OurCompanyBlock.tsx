import { ScanOutlined } from '@ant-design/icons';
import { useOwnLeadsQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { dayKey } from '../../../lib/time';
import { LinkButton, Note, PictureOrInitials, Row, SectionCard, Stack, Text, useNow } from '../../../ui';
import { useEventZone } from '../../../data/event/useEventZone';
import { messages } from '../messages';

interface OurCompanyBlockProps {
  eventId: string;
  company: { id: string; name: string; logoUrl?: string | null };
}

/** The own company on the home: how many leads there are, and the way to the next one. */
export default function OurCompanyBlock({ eventId, company }: OurCompanyBlockProps) {
  const { data } = useOwnLeadsQuery({ variables: { id: company.id } });
  const today = dayKey(useNow(), useEventZone());
  const counts = data?.leadCounts;
  const ofToday = counts?.byDay.find(({ date }) => date === today)?.count ?? 0;
  return (
    <SectionCard title={messages.title}>
      <Row wrap justify="between" gap="sm">
        <Row gap="sm">
          <PictureOrInitials name={company.name} src={company.logoUrl} size={48} shape="square" />
          <Stack grow style={{ minWidth: 0 }}>
            <Text strong cut>
              <bdi>{company.name}</bdi>
            </Text>
            {/* Holds its line before the numbers are known. */}
            <Note figures style={{ minHeight: '1lh' }}>
              {counts && [messages.leads(counts.total), messages.today(ofToday)].join(' · ')}
            </Note>
          </Stack>
        </Row>
        <Row wrap gap="xs">
          <LinkButton type="primary" icon={<ScanOutlined aria-hidden />} to={paths.captureLead(eventId)}>
            {messages.scan}
          </LinkButton>
          <LinkButton to={paths.ourCompany(eventId)}>{messages.title}</LinkButton>
        </Row>
      </Row>
    </SectionCard>
  );
}
