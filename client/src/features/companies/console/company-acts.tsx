import { AppstoreOutlined, DeleteOutlined, EditOutlined, TeamOutlined } from '@ant-design/icons';
import { messages } from './messages';

/** Staff's actions on one company, each in an overlay of its own. */
export const companyActs = () => [
  { overlay: 'edit', label: messages.edit, icon: <EditOutlined aria-hidden /> },
  { overlay: 'team', label: messages.teamAct, icon: <TeamOutlined aria-hidden /> },
  { overlay: 'pods', label: messages.podsAct, icon: <AppstoreOutlined aria-hidden /> },
  { overlay: 'remove', label: messages.removeAct, icon: <DeleteOutlined aria-hidden />, danger: true },
];
