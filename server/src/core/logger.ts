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
const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

const masked = (text: string | undefined): string | undefined => text?.replace(ADDRESS, '[hidden]');

/** An error without addresses and further properties: Postgres, TypeORM and mail servers quote values of people in them. */
const serializeError = (error: unknown): unknown => {
  if (typeof error === 'string') return masked(error);
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const { code } = error as { code?: unknown };
  return { type, message: masked(message), stack: masked(stack), code };
};

const loggerOver = (lines: PinoLogger): Logger => ({
  event(name, fields, level = logEvents[name][0]) {
    lines[level]({ event: name, ...fields }, logEvents[name][1]);
  },
  child: (fields) => loggerOver(lines.child(fields)),
});

/** JSON lines, on standard output unless another place is named. Credentials never reach it, whatever object is logged. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  loggerOver(
    pino(
      {
        level,
        serializers: { err: serializeError },
        redact: {
          paths: [
            ...SECRETS,
            ...[...SECRETS, 'inviteCode', 'email'].map((name) => `*.${name}`),
            'headers.authorization',
          ],
          censor: '[hidden]',
        },
      },
      destination,
    ),
  );
