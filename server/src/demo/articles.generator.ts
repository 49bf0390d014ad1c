import { FAQS } from './content/faqs';
import { INSIGHTS } from './content/insights';
import { DAY, HOUR, iso } from './event-clock';
import type { Generation } from './generation.types';

/** The help page and the industry-insight articles. */
export function generateArticles({ tables, event, born, now, options, random: root }: Generation): void {
  const random = root.fork('articles');
  const written = born + 35 * DAY;
  FAQS.forEach((faq, position) => {
    const id = random.uuid(written);
    tables.faqs.push({
      id,
      created_at: iso(written),
      updated_at: iso(written),
      event_id: event.id,
      ...faq,
      position,
    });
  });
  random.sample(INSIGHTS, INSIGHTS.length).forEach((insight, index) => {
    // One every few days, the newest some hours ago.
    const published =
      Math.min(now, Date.parse(event.ends_at)) - 5 * HOUR - index * random.between(2, 4) * DAY;
    tables.insights.push({
      id: random.uuid(published),
      created_at: iso(published),
      updated_at: iso(published),
      event_id: event.id,
      title: insight.title,
      summary: insight.summary,
      body: insight.body,
      cover: options.pictures?.articleCovers.get(insight.title) ?? null,
      source_url: null,
      published_at: iso(published),
    });
  });
}
