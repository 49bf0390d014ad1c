import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEventContext } from '../../../data/useEventContext';
import { Row, Stack, useOverlay } from '../../../ui';
import { messages } from '../messages';
import TokenSection from './TokenSection';

/** The programs that read the leads of a company, for its contacts. */
export default function CompanyTokens({ companyId }: { companyId: string }) {
  const { event } = useEventContext();
  const form = useOverlay('make');
  return (
    <Stack gap="md">
      <Row justify="end">
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => form.open('token')}>
          {messages.tokens.make}
        </Button>
      </Row>
      <TokenSection eventId={event.id} companyId={companyId} />
    </Stack>
  );
}
