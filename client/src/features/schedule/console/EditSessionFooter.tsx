import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Row, useOverlays } from '../../../ui';
import { messages } from './messages';

/** Editors' actions on the open session. */
export default function EditSessionFooter({ id }: { id: string }) {
  const overlays = useOverlays();
  return (
    <Row gap="xs" wrap justify="end">
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => overlays.open('remove', id, ['session'])}
      >
        {messages.remove}
      </Button>
      <Button
        type="primary"
        icon={<EditOutlined aria-hidden />}
        onClick={() => overlays.open('edit', id, ['session'])}
      >
        {messages.edit}
      </Button>
    </Row>
  );
}
