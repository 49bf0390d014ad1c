import { BellOutlined, SafetyOutlined } from '@ant-design/icons';
import type { PartStories } from '../dev/stories';
import { NavList } from './NavList';

const entries = [
  { label: 'Security', icon: <SafetyOutlined />, to: '/dev/parts/NavList', exact: true },
  { label: 'Notifications', icon: <BellOutlined />, to: '/account/notifications' },
];

const stories: PartStories = {
  part: 'NavList',
  stories: [
    {
      name: 'Beside a page',
      render: () => (
        <div style={{ width: 240 }}>
          <NavList title="Account" foldKey="story" entries={entries} />
        </div>
      ),
    },
    {
      name: 'With what there is',
      render: () => (
        <div style={{ width: 240 }}>
          <NavList title="Account" entries={entries.map((entry) => ({ ...entry, note: '2 of 3 on' }))} />
        </div>
      ),
    },
    { name: 'Above it', render: () => <NavList title="Account" entries={entries} /> },
  ],
};

export default stories;
