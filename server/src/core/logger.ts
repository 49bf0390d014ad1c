import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

const SECRETS = ['password', 'accessToken', 'deviceToken'];

/** JSON lines on standard output. Credentials never reach it, whatever object is logged. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: [
        ...SECRETS,
        ...[...SECRETS, 'inviteCode', 'email'].map((name) => `*.${name}`),
        'headers.authorization',
      ],
      censor: '[hidden]',
    },
  });
