import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PartStories } from '../dev/stories';
import { PageHeader } from './PageHeader';

const stories: PartStories = {
  part: 'PageHeader',
  stories: [
    { name: 'Title alone', render: () => <PageHeader title="Help" /> },
    { name: 'With a count', render: () => <PageHeader title="Attendees" count="356 people" /> },
    {
      name: 'With everything',
      render: () => (
        <PageHeader
          title="Speakers"
          count="24 speakers"
          description="Who speaks, about what, when and where."
          actions={
            <Button type="primary" icon={<PlusOutlined aria-hidden />}>
              Add a speaker
            </Button>
          }
        />
      ),
    },
    {
      name: 'A long title',
      render: () => <PageHeader title="Donaudampfschifffahrtsgesellschaftskapitäne" count="1 person" />,
    },
  ],
};

export default stories;
