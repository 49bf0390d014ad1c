import dayjs from 'dayjs';
import type { EditedInsight_InsightFragment } from '../../../generated/graphql';
import { fromLocal, toLocal } from '../../../lib/event-days';

export interface Picture {
  name: string;
  url: string;
}

export interface ArticleValues {
  title: string;
  summary: string;
  body: string;
  cover: Picture | null;
  /** Day and time on the clock of the event. */
  publishedAt: string;
  sourceUrl: string;
}

/** The form of an article; a new one is empty and appears at once. */
export const valuesOf = (insight: Partial<EditedInsight_InsightFragment>, zone: string): ArticleValues => ({
  title: insight.title ?? '',
  summary: insight.summary ?? '',
  body: insight.body ?? '',
  cover: insight.cover ? { name: insight.cover, url: insight.coverUrl ?? insight.cover } : null,
  publishedAt: toLocal(insight.publishedAt ?? new Date(), zone),
  sourceUrl: insight.sourceUrl ?? '',
});

export const inputOf = (
  values: ArticleValues,
  zone: string,
  filledWith?: Pick<EditedInsight_InsightFragment, 'publishedAt'>,
) => ({
  title: values.title.trim(),
  summary: values.summary.trim(),
  body: values.body.trim(),
  cover: values.cover?.name ?? null,
  publishedAt: fromLocal(values.publishedAt, zone, filledWith?.publishedAt),
  sourceUrl: values.sourceUrl.trim() || null,
});

/** The edit that undoes a change. */
export const inverseOf = ({
  title,
  summary,
  body,
  cover,
  publishedAt,
  sourceUrl,
}: EditedInsight_InsightFragment) => ({ title, summary, body, cover, publishedAt, sourceUrl });

/** Whether readers do not see it yet. */
export const isUpcoming = (publishedAt: string, now: Date): boolean => dayjs(publishedAt).isAfter(now);
