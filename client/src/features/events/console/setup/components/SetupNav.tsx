import {
  BgColorsOutlined,
  FormOutlined,
  LoginOutlined,
  ScheduleOutlined,
  TagsOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { paths, type SetupSection } from '../../../../../lib/paths';
import { NavList } from '../../../../../ui';
import { setupSections } from '../lib/sections';
import { messages } from '../messages';

const icons: Record<SetupSection, ReactNode> = {
  details: <FormOutlined />,
  registration: <LoginOutlined />,
  meetings: <ScheduleOutlined />,
  interests: <TagsOutlined />,
  matching: <TeamOutlined />,
  appearance: <BgColorsOutlined />,
};

/** The parts of the setup. */
export function SetupNav({ eventId, current }: { eventId: string; current: SetupSection }) {
  const entries = setupSections.map((section) => ({
    label: messages.sections[section],
    icon: icons[section],
    to: paths.setup(eventId, section),
    current: section === current,
  }));
  return <NavList title={messages.title} entries={entries} />;
}
