import { CalendarOutlined } from '@ant-design/icons';
import type { PartStories } from '../dev/stories';
import { RefusedButton, RefusedHeaderButton } from './RefusedButton';

const refusal = {
  reason: 'REQUESTS_PER_DAY',
  message: 'You have sent as many requests today as you may: 5.',
  help: 'You can send more tomorrow. The organisers have set this number.',
};

const stories: PartStories = {
  part: 'RefusedButton',
  stories: [
    {
      name: 'Says why on tap',
      render: () => (
        <RefusedButton icon={<CalendarOutlined aria-hidden />} refusal={refusal}>
          Meet
        </RefusedButton>
      ),
    },
    {
      name: 'As an icon in a header',
      render: () => <RefusedHeaderButton icon={<CalendarOutlined />} label="Meet" refusal={refusal} />,
    },
  ],
};

export default stories;
