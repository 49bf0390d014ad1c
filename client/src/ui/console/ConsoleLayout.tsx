import { Outlet } from 'react-router-dom';
import { ConsoleArea } from './ConsoleArea';

/** Around the console's own pages. */
export const ConsoleLayout = () => (
  <ConsoleArea>
    <Outlet />
  </ConsoleArea>
);
