import { counted } from '../lib/bidi';
import { catalogue } from '../lib/i18n';

/** Texts of the parts that every feature shares. */
export const messages = catalogue('ui', {
  updateReady: 'A new version of Podium is ready.',
  reload: 'Reload',
  retry: 'Retry',
  goHome: 'Go To Home',
  back: 'Back',
  loading: 'Loading',
  offline: 'You are offline. You can still read the pages you have opened before.',
  unreachable: 'Podium is not responding. You stay signed in while we try to reconnect.',
  paused: 'Too many requests at once. Loading again in a moment.',
  showPassword: 'Show password',
  reconnecting: 'Connection lost. Live updates continue once it is back.',
  skipToContent: 'Skip to content',
  colourMode: 'Appearance',
  colourModes: { light: 'Light', dark: 'Dark', system: 'System' },
  language: 'Language',
  sort: 'Sort by',
  clearSearch: 'Clear search',
  filters: {
    button: 'Filters',
    active: 'active',
    remove: (filter: string) => `Remove filter: ${filter}`,
    clearAll: 'Clear all',
    show: (results: string) => `Show ${results}`,
    done: 'Show results',
  },
  failedTitle: 'This could not be loaded',
  errorPages: {
    403: {
      title: 'Forbidden: Unauthorized Access',
      text: 'This resource is off-limits to you! Maybe try asking for permission before sneaking around.',
    },
    404: {
      title: 'Page Not Found!',
      text: "The page you're seeking is nowhere to be found. Maybe it vanished into the digital ether.",
    },
    500: {
      title: 'Oops! A Technical Glitch',
      text: 'We ran into a problem processing your request. Please refresh the page or try again later',
    },
  },
  unloaded: (online: boolean) => ({
    title: online ? 'This page could not be loaded' : 'This page is not available offline',
    text: online
      ? 'Podium did not answer. Please try again.'
      : 'It has not been opened on this device before. Connect to the internet and try again.',
  }),
  entryCode: 'Entry code',
  hereNow: 'Here now',
  stand: (stand: string) => `Stand ${stand}`,
  today: 'Today',
  now: 'Now',
  inSpan: (span: string) => `in ${span}`,
  eventTimeNote: (zone: string) => `Times are in event time (${zone}).`,
  matches: (count: number) => counted(count, { one: '# match', other: '# matches' }),
  timeline: {
    movable: 'movable',
    howToMove:
      'Press Space to pick the item up, the arrow keys to move it, Space to drop it and Escape to cancel.',
    picked: (item: string) => `Picked up ${item}.`,
    over: (item: string, row: string, time: string) => `${item}: ${row}, ${time}.`,
    dropped: (item: string, row: string, time: string) => `Moved ${item} to ${row}, ${time}.`,
    notMoved: (item: string) => `${item} was not moved.`,
  },
  chart: {
    view: (title: string) => `Show “${title}” as`,
    chart: 'Chart',
    table: 'Table',
    unknown: '–',
    others: 'Others',
  },
  externalLink: 'opens in a new tab',
} as const);
