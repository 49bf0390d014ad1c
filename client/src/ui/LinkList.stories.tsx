import { MailOutlined } from '@ant-design/icons';
import type { PartStories } from '../dev/stories';
import { LinkList } from './LinkList';

const stories: PartStories = {
  part: 'LinkList',
  stories: [
    {
      name: 'Host alone, with a label, and an address for mails',
      render: () => (
        <LinkList
          links={[
            { url: 'https://www.anchor-digital.example/products?ref=podium' },
            { url: 'https://www.anchor-digital.example', label: 'Website' },
            {
              url: 'mailto:hello@anchor-digital.example',
              label: 'E-mail',
              icon: <MailOutlined aria-hidden />,
            },
          ]}
        />
      ),
    },
    {
      name: 'Nothing of an unsafe link',
      render: () => <LinkList links={[{ url: 'javascript:alert(1)' }]} />,
    },
  ],
};

export default stories;
