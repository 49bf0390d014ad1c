import { AppstoreOutlined, DeleteOutlined, EditOutlined, TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ConsoleArea } from '../../../components/console/ConsoleArea';
import type { CompanyKind } from '../../../generated/graphql';
import { useOverlays } from '../../../hooks/useOverlays';
import styles from './CompanyPageTools.module.css';
import { CompanyOverlays } from './CompanyOverlays';
import { messages } from './messages';

interface CompanyPageToolsProps {
  eventId: string;
  kind: CompanyKind;
  companyId: string;
}

/** Actions of staff on a company, on its own page. */
export default function CompanyPageTools({ eventId, kind, companyId }: CompanyPageToolsProps) {
  const { open } = useOverlays();
  const acts = [
    { overlay: 'edit', label: messages.edit, icon: <EditOutlined aria-hidden /> },
    { overlay: 'team', label: messages.teamAct, icon: <TeamOutlined aria-hidden /> },
    { overlay: 'pods', label: messages.podsAct, icon: <AppstoreOutlined aria-hidden /> },
    { overlay: 'remove', label: messages.removeAct, icon: <DeleteOutlined aria-hidden />, danger: true },
  ];
  return (
    <ConsoleArea>
      <fieldset className={styles.tools} aria-label={messages.tools}>
        {acts.map(({ overlay, label, ...button }) => (
          <Button key={overlay} {...button} onClick={() => open(overlay, companyId)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <CompanyOverlays eventId={eventId} kind={kind} onPage />
    </ConsoleArea>
  );
}
