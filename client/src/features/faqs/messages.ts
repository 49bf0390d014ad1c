import { plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

/** Every text of the event's help. */
export const messages = catalogue('faqs', {
  title: 'Help',
  description: 'Answers to common questions about this event.',
  count: (total: number) => plural(total, 'answer'),
  filter: 'Search the answers',
  search: 'Search questions and answers',
  searchHint: 'Search for a word, such as Wi-Fi or parking',
  categories: 'Categories',
  allCategories: 'All',
  otherCategory: 'Other questions',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  loadFailed: 'The answers could not be loaded',
  emptyTitle: 'No answers yet',
  emptyText: 'Answers to common questions appear here as soon as the organiser has added them.',
  noMatchTitle: 'No answers found',
  noMatchText: 'Try another word, or look through all questions.',
  showAll: 'Show all questions',
  contactTitle: 'Still need help?',
  contactText: 'Ask at the information desk, or reply to your invitation e-mail to reach the organiser.',
  generalHelp: 'Help with Podium',
} as const);
