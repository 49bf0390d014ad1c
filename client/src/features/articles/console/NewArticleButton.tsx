import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useOverlay } from '../../../ui';
import { messages } from './messages';

/** Opens the form of a new article. */
export default function NewArticleButton() {
  const { open } = useOverlay('edit');
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('new')}>
      {messages.add}
    </Button>
  );
}
