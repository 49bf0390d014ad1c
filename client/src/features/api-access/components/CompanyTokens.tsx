import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Row, Stack, useOverlay } from '../../../ui';
import { messages } from '../messages';
import { TokenTable } from './TokenTable';

/** The programs that read the leads of a company, for its contacts. */
export default function CompanyTokens({ companyId }: { companyId: string }) {
  const form = useOverlay('make');
  return (
    <Stack gap="md">
      <Row justify="end">
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => form.open('token')}>
          {messages.tokens.make}
        </Button>
      </Row>
      <TokenTable companyId={companyId} />
    </Stack>
  );
}
