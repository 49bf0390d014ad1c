import { catalogue } from '../../../lib/i18n';

/** Outcomes of scans, for staff at the door: English only, as the console is. */
export const messages = catalogue('door', {
  kinds: {
    CHECKING: { title: 'Checking…', text: '' },
    FIRST_ENTRY: { title: 'Welcome', text: 'First entry' },
    RE_ENTRY: { title: 'Welcome back', text: 'Has entered before' },
    JUST_ENTERED: { title: 'Just entered', text: 'Came in a moment ago, and has not left' },
    EXIT: { title: 'Goodbye', text: 'Exit recorded' },
    UNKNOWN_CODE: { title: 'Unknown code', text: 'Nobody has this code. Nothing was recorded.' },
    OTHER_EVENT: { title: 'Another event', text: 'This badge is for another event. Nothing was recorded.' },
    NOT_CONFIRMED: { title: 'Not confirmed', text: 'May not enter yet. Nothing was recorded.' },
    CONFLICT: {
      title: 'Conflict',
      text: 'The same badge went in at another gate within five minutes. Please check who holds it.',
    },
    QUEUED: { title: 'Queued', text: 'Recorded on this device, sent when the network is back.' },
    QUEUED_UNLISTED: {
      title: 'Not on the list',
      text: 'This device does not know the code. It is checked when the network is back.',
    },
    FAILED: { title: 'Not recorded', text: 'The server refused the scan.' },
  },
  statuses: {
    INVITED: 'Has not accepted the invitation yet. Nothing was recorded.',
    REMOVED: 'Was removed from this event. Nothing was recorded.',
  } as Record<string, string>,
  categories: { ATTENDEE: 'Attendee', SPEAKER: 'Speaker', INVESTOR: 'Investor' },
  cameInAt: (time: string) => `Came in at ${time}, and has not left`,
  repeated: 'This scan had been recorded before; it counts once.',
  queued: {
    expected: 'First entry, queued',
    entered: 'Has entered before, queued',
    exit: 'Exit, queued',
    unchecked: 'Queued without a check: this device has no list of codes.',
  },
  checked: 'Checked',
  checkedPerson: (name: string) => `Checked: ${name}`,
  direction: 'Direction',
  in: 'In',
  out: 'Out',
  gateIs: (gate: string) => `Gate: ${gate}. Change it`,
  chooseGate: 'Which gate is this?',
  otherGate: 'Another gate',
  takeGate: 'Use',
  record: 'Record entry',
  recordExit: 'Record exit',
  recordAgain: 'Record another entry',
  defaultGate: 'Entrance',
} as const);
