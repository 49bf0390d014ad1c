import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../LinkButton';
import { Row } from '../Stack';
import { useAtLeast } from '../hooks/useMediaQuery';
import { PopMenu, PopMenuItem } from '../light/PopMenu';
import { messages } from './messages';

/** Leads to a page or runs something. */
type PageAction = { label: string; icon: ReactNode } & (
  { to: string; onClick?: undefined } | { to?: undefined; onClick: () => void }
);

interface PageActionsProps {
  /** The main thing to do on the page. */
  main: PageAction & { onClick: () => void };
  others: readonly PageAction[];
  /** A switch of views, which has its items in the menu of phones. */
  view?: { control: ReactNode; items: ReactNode };
}

/** What one can do on a page of the console; phones have the main action, and the others in a menu. Give it to a header of `oneLine`. */
export function PageActions({ main, others, view }: PageActionsProps) {
  const wide = useAtLeast('md');
  const navigate = useNavigate();
  if (!wide)
    return (
      <>
        <Button type="primary" icon={main.icon} aria-label={main.label} onClick={main.onClick} />
        <PopMenu
          label={messages.moreActions}
          buttonLabel={messages.moreActions}
          button={<MoreOutlined aria-hidden />}
        >
          {view?.items}
          {others.map(({ label, icon, to, onClick }) => (
            <PopMenuItem key={label} icon={icon} onClick={onClick ?? (() => void navigate(to))}>
              {label}
            </PopMenuItem>
          ))}
        </PopMenu>
      </>
    );
  return (
    <Row wrap gap="xs">
      {view?.control}
      {others.map(({ label, icon, to, onClick }) =>
        to === undefined ? (
          <Button key={label} icon={icon} onClick={onClick}>
            {label}
          </Button>
        ) : (
          <LinkButton key={label} to={to} icon={icon}>
            {label}
          </LinkButton>
        ),
      )}
      <Button type="primary" icon={main.icon} onClick={main.onClick}>
        {main.label}
      </Button>
    </Row>
  );
}
