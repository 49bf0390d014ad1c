import { Button } from 'antd';
import type { PartStories } from '../dev/stories';
import { Sheet } from './Sheet';

const close = () => undefined;

const stories: PartStories = {
  part: 'Sheet',
  stories: [
    {
      name: 'Long content with buttons',
      render: () => (
        <Sheet
          title="Request a meeting"
          onClose={close}
          footer={
            <>
              <Button>Cancel</Button>
              <Button type="primary">Send request</Button>
            </>
          }
        >
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>{`Slot ${index + 1}`}</p>
          ))}
        </Sheet>
      ),
    },
  ],
};

export default stories;
