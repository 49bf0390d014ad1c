import { BookFilled, BookOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { PartStories } from '../dev/stories';
import { Row } from './Stack';
import { ToggleButton } from './ToggleButton';

function Example({ words }: { words?: string }) {
  const [isOn, setOn] = useState(false);
  return (
    <Row>
      <ToggleButton
        isOn={isOn}
        icon={isOn ? <BookFilled aria-hidden /> : <BookOutlined aria-hidden />}
        label={words ? undefined : 'Bookmark'}
        onToggle={() => setOn(!isOn)}
      >
        {words}
      </ToggleButton>
    </Row>
  );
}

const stories: PartStories = {
  part: 'ToggleButton',
  stories: [
    { name: 'Round', render: () => <Example /> },
    { name: 'With words', render: () => <Example words="Bookmark" /> },
  ],
};

export default stories;
