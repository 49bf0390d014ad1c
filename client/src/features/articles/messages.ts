import { plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

/** Every text of industry insights. */
export const messages = catalogue('articles', {
  title: 'Industry Insights',
  description: 'Articles on the industries of this event, and its attendees in numbers.',
  views: { articles: 'Articles', numbers: 'Attendees in numbers' },
  viewLabel: 'Show',
  list: 'Articles',
  loadFailed: 'The articles could not be loaded',
  moreFailed: 'More articles could not be loaded',
  showMore: 'Show more articles',
  emptyTitle: 'No articles yet',
  emptyText: 'Articles on the industries of this event appear here as soon as they are published.',
  article: {
    label: 'Article',
    close: 'Close the article',
    loadFailed: 'This article could not be loaded',
    missing: 'This article is no longer here',
    missingText: 'It may have been removed, or the link is old.',
    readingTime: (minutes: number) => `${minutes} min read`,
    source: 'First published at',
  },
  numbers: {
    loadFailed: 'The numbers could not be loaded',
    emptyTitle: 'Not enough people yet',
    emptyText: 'Once more people have joined, you can see here what they work on and look for.',
    privacy: 'Confirmed attendees only. Groups of fewer than three people are not shown.',
    people: 'People',
    industries: 'Industries',
    industry: 'Industry',
    industriesSummary: (first: string, firstCount: number, second?: string, secondCount?: number) =>
      second
        ? `Most people work in ${first} (${firstCount}), followed by ${second} (${secondCount}).`
        : `Most people work in ${first} (${firstCount}).`,
    needs: 'Demand and offers',
    need: 'Topic',
    seeking: 'Looking for',
    offering: 'Offering',
    needsSummary: (wanted?: string, offered?: string) =>
      [
        wanted && `Most wanted: ${wanted}`,
        offered && (wanted ? `most offered: ${offered}` : `Most offered: ${offered}`),
      ]
        .filter(Boolean)
        .join(', ') + '.',
    countries: 'Countries',
    country: 'Country',
    countriesSummary: (first: string, share: string, total: number) =>
      `Of ${plural(total, 'person', 'people')}, ${share} come from ${first}.`,
  },
} as const);
