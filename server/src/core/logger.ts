import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { logEvents, type LogEvent, type LogLevel } from './log-events';

/** Writes lines of the kinds in `logEvents`. */
export interface Logger {
  /** Writes a line with these fields, at the level of its event unless another one is named. */
  event(name: LogEvent, fields?: object, level?: LogLevel): void;
  /** A logger whose lines carry these fields too. */
  child(fields: object): Logger;
}

const SECRETS = ['password', 'accessToken', 'deviceToken'];
/** Postgres and TypeORM quote values in these. */
const QUOTING = ['detail', 'where', 'parameters'];

const loggerOver = (lines: PinoLogger): Logger => ({
  event(name, fields, level = logEvents[name].level) {
    lines[level]({ event: name, ...fields }, logEvents[name].message);
  },
  child: (fields) => loggerOver(lines.child(fields)),
});

/** JSON lines, on standard output unless another place is named. Credentials never reach it, whatever object is logged. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  loggerOver(
    pino(
      {
        level,
        redact: {
          paths: [
            ...SECRETS,
            ...[...SECRETS, 'inviteCode', 'email'].map((name) => `*.${name}`),
            ...QUOTING.flatMap((name) => [`err.${name}`, `err.driverError.${name}`]),
            'headers.authorization',
          ],
          censor: '[hidden]',
        },
      },
      destination,
    ),
  );
