import { Button } from 'antd';
import type { CompanyKind } from '../../../generated/graphql';
import { ConsoleArea, Row, useOverlays } from '../../../ui';
import { CompanyOverlays } from './CompanyOverlays';
import { companyActs } from './company-acts';
import { messages } from './messages';

interface CompanyPageToolsProps {
  eventId: string;
  kind: CompanyKind;
  companyId: string;
}

/** Actions of staff on a company, on its own page. */
export default function CompanyPageTools({ eventId, kind, companyId }: CompanyPageToolsProps) {
  const { open } = useOverlays();
  return (
    <ConsoleArea>
      <Row as="fieldset" wrap gap="xs" aria-label={messages.tools}>
        {companyActs().map(({ overlay, label, ...button }) => (
          <Button key={overlay} {...button} onClick={() => open(overlay, companyId)}>
            {label}
          </Button>
        ))}
      </Row>
      <CompanyOverlays eventId={eventId} kind={kind} onPage />
    </ConsoleArea>
  );
}
