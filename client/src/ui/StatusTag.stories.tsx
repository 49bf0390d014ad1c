import { CheckOutlined, ClockCircleOutlined, CloseOutlined } from '@ant-design/icons';
import type { PartStories } from '../dev/stories';
import { StatusTag, Tag } from './Tag';

const stories: PartStories = {
  part: 'StatusTag, Tag',
  stories: [
    {
      name: 'Tones',
      render: () => (
        <>
          <StatusTag tone="success" icon={<CheckOutlined aria-hidden />}>
            Confirmed
          </StatusTag>
          <StatusTag tone="waiting" icon={<ClockCircleOutlined aria-hidden />}>
            Waiting...
          </StatusTag>
          <StatusTag tone="danger" icon={<CloseOutlined aria-hidden />}>
            Rejected
          </StatusTag>
          <StatusTag tone="neutral">Past</StatusTag>
        </>
      ),
    },
    {
      name: 'Tag',
      render: () =>
        (['neutral', 'info', 'accent', 'success', 'waiting', 'danger'] as const).map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        )),
    },
  ],
};

export default stories;
