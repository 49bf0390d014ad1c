import dayjs from 'dayjs';
import type { ApiScope, ApiToken_TokenFragment } from '../../../generated/graphql';
import { fromLocal } from '../../../lib/event-days';
import { formatTime } from '../../../lib/time';
import type { ChartProps } from '../../../ui';
import { messages } from '../messages';

type Token = ApiToken_TokenFragment;
type Lifetime = keyof typeof messages.tokenForm.lifetimes;

const SOON_MS = 7 * 86_400_000;

/** Whether a token can be used. */
export function stateOfToken(token: Pick<Token, 'revokedAt' | 'expiresAt'>, now = Date.now()) {
  if (token.revokedAt) return 'revoked';
  const left = Date.parse(token.expiresAt) - now;
  if (left <= 0) return 'expired';
  return left < SOON_MS ? 'expiring' : 'valid';
}

export const callsOf = ({ usage }: Pick<Token, 'usage'>): number =>
  usage.reduce((sum, { calls }) => sum + calls, 0);

/** Calls and points of a token in each hour of the last day; none where it was not used. */
export function usageCharts({ usage }: Pick<Token, 'usage'>, zone: string): ChartProps[] {
  const texts = messages.tokens;
  const calls = callsOf({ usage });
  const points = usage.reduce((sum, hour) => sum + hour.points, 0);
  if (calls === 0) return [];
  const most = usage.reduce((best, hour) => (hour.calls > best.calls ? hour : best));
  const chart = (key: 'calls' | 'points', title: string, summary: string): ChartProps => ({
    title,
    summary,
    kind: 'column',
    rowHeading: texts.hour,
    series: [{ key, label: texts[key] }],
    rows: usage.map((hour) => ({ label: formatTime(hour.at, zone), values: { [key]: hour[key] } })),
  });
  return [
    chart('calls', texts.callsChart, texts.callsSummary(calls, formatTime(most.at, zone))),
    chart('points', texts.pointsChart, texts.pointsSummary(points)),
  ];
}

/** The fields of the form of a token. */
export interface TokenValues {
  name: string;
  scopes: ApiScope[];
  lifetime: Lifetime;
  /** The last day, where one is chosen. */
  expiresAt?: string;
  origins: string[];
}

export const emptyToken: TokenValues = { name: '', scopes: [], lifetime: 90, origins: [] };

const SAFE_ORIGIN = /^(?:https:|http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$)/;

/** Whether a text is what browsers send as the origin of a page that nobody can change on its way. */
export const isOrigin = (text: string): boolean =>
  SAFE_ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** The input of the server from the form; a day that is chosen counts whole, on the clock of the event. */
export const inputOfToken = (values: TokenValues, zone: string) => ({
  name: values.name.trim(),
  scopes: values.scopes,
  origins: values.origins,
  expiresAt:
    values.lifetime === 'own'
      ? fromLocal(`${values.expiresAt}T23:59`, zone)
      : dayjs.utc().add(values.lifetime, 'day').toISOString(),
});
