import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PartStories } from '../dev/stories';
import { PageHeader } from './PageHeader';
import { PageActions } from './console/PageActions';

const stories: PartStories = {
  part: 'PageHeader, PageActions',
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
      name: 'Actions beside the title',
      render: () => (
        <PageHeader
          title="Attendees"
          count="400 people · all stages"
          oneLine
          actions={
            <PageActions
              main={{ label: 'Add person', icon: <PlusOutlined aria-hidden />, onClick: () => {} }}
              others={[{ label: 'Import', icon: <ImportOutlined aria-hidden />, to: '/dev/parts' }]}
            />
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
