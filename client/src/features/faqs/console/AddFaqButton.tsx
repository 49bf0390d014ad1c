import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useOverlay } from '../../../ui';
import { messages } from './messages';

/** Opens the form of a new question. */
export default function AddFaqButton({ primary = false }: { primary?: boolean }) {
  const { open } = useOverlay('edit');
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      icon={<PlusOutlined aria-hidden />}
      onClick={() => open('new')}
    >
      {messages.add}
    </Button>
  );
}
