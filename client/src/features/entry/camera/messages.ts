import { catalogue } from '../../../lib/i18n';

/** Texts of the camera that reads badges, and of the field for what it cannot read. */
export const messages = catalogue('camera', {
  start: 'Start camera',
  stop: 'Stop camera',
  without: 'Go on without the camera',
  starting: 'Starting the camera…',
  choose: 'Choose camera',
  torchOn: 'Turn the light on',
  torchOff: 'Turn the light off',
  picture: 'Picture of the camera',
  problems: {
    denied:
      'The browser does not allow the camera. Allow it in the settings of the page, then start it again.',
    missing: 'This device has no camera. Use a hand-held reader, or type the code.',
    busy: 'The camera is used by another program. Close that, then start it again.',
    insecure: 'Browsers give the camera to https addresses only. Use a hand-held reader, or type the code.',
    reader: 'The reader of codes could not be loaded. Try again when the network is back.',
  },
  code: 'Code on the badge',
  placeholder: 'Type the code',
  codeMissing: 'Please type the code first.',
} as const);
