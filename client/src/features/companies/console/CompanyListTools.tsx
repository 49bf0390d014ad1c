import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { CompanyKind } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { ConsoleArea, LinkButton, Row, useOverlay } from '../../../ui';
import { CompanyOverlays } from './CompanyOverlays';
import { messages } from './messages';

/** Actions of staff on a list of companies. */
export default function CompanyListTools({ eventId, kind }: { eventId: string; kind: CompanyKind }) {
  const edit = useOverlay('edit');
  return (
    <ConsoleArea>
      <Row wrap gap="xs">
        <LinkButton to={paths.imports(eventId, 'companies')} icon={<ImportOutlined aria-hidden />}>
          {messages.import}
        </LinkButton>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit.open('new')}>
          {messages.add}
        </Button>
      </Row>
      <CompanyOverlays eventId={eventId} kind={kind} />
    </ConsoleArea>
  );
}
