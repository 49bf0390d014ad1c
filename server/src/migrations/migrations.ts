import { Extensions1795000000001 } from './001-extensions';
import { Accounts1795000000002 } from './002-accounts';
import { Events1795000000003 } from './003-events';
import { Companies1795000000004 } from './004-companies';
import { Attendees1795000000005 } from './005-attendees';
import { Schedule1795000000006 } from './006-schedule';
import { Conversations1795000000007 } from './007-conversations';
import { Meetings1795000000008 } from './008-meetings';
import { Outbox1795000000009 } from './009-outbox';
import { MayEnter1795000000010 } from './010-may-enter';

/** Every migration, in the order in which they run. */
export const migrations = [
  Extensions1795000000001,
  Accounts1795000000002,
  Events1795000000003,
  Companies1795000000004,
  Attendees1795000000005,
  Schedule1795000000006,
  Conversations1795000000007,
  Meetings1795000000008,
  Outbox1795000000009,
  MayEnter1795000000010,
];
