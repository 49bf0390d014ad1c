/** Texts of the parts that every feature shares. */
export const messages = {
  retry: 'Retry',
  goHome: 'Go To Home',
  back: 'Back',
  loading: 'Loading',
  offline: 'You are offline. What you have seen stays readable; changes wait until you are back.',
  reconnecting: 'Connection lost. Live updates continue as soon as it is back.',
  comingSoon: (screen: string) => `${screen} arrives in a later release.`,
  skipToContent: 'Skip to content',
  failedTitle: 'This did not load',
} as const;
