import { useNavigate } from 'react-router-dom';
import type { CompanyKind } from '../../../generated/graphql';
import { companyPath } from '../../../lib/company-kinds';
import { paths } from '../../../lib/paths';
import { Row, Segmented } from '../../../ui';
import type { CompanyView } from '../lib/company-filter';
import { messages } from './messages';

const kinds = Object.keys(companyPath) as CompanyKind[];

interface CompanySwitchesProps {
  eventId: string;
  kind: CompanyKind;
  view: CompanyView;
  onView: (view: CompanyView) => void;
}

/** Leads staff to every kind of company, sponsors too, which no menu has; and from cards to a table. */
export default function CompanySwitches({ eventId, kind, view, onView }: CompanySwitchesProps) {
  const navigate = useNavigate();
  const search = view === 'table' ? '?view=table' : '';
  return (
    <Row wrap justify="between" gap="md" lineGap="xs">
      <Segmented
        label={messages.kindSwitch}
        options={kinds.map((value) => ({ value, label: messages.kindTabs[value] }))}
        value={kind}
        onChange={(next) => void navigate(`${paths.companies(eventId, next)}${search}`)}
      />
      <Segmented
        label={messages.views.label}
        options={[
          { value: 'cards', label: messages.views.cards },
          { value: 'table', label: messages.views.table },
        ]}
        value={view}
        onChange={onView}
      />
    </Row>
  );
}
