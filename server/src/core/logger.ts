import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** JSON lines on standard output. Credentials never reach it, whatever object is logged. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: [
        'password',
        'accessToken',
        'deviceToken',
        '*.password',
        '*.accessToken',
        '*.deviceToken',
        'headers.authorization',
        '*.inviteCode',
        '*.email',
      ],
      censor: '[hidden]',
    },
  });
