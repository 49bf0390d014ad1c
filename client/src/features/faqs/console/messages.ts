import { catalogue } from '../../../lib/i18n';

/** Texts of editing the questions of an event. */
export const messages = catalogue('faqs-console', {
  add: 'Add question',
  edit: (question: string) => `Edit: ${question}`,
  remove: (question: string) => `Remove: ${question}`,
  editAct: 'Edit',
  removeAct: 'Remove',
  sortLabel: (category: string) => `Questions: ${category}`,
  reordered: 'Order changed',
  added: 'Question added',
  saved: 'Question saved',
  removed: 'Question removed',
  form: {
    addTitle: 'Add question',
    editTitle: 'Edit question',
    addSubmit: 'Add question',
    saveSubmit: 'Save question',
    question: 'Question',
    questionMissing: 'Enter a question.',
    answer: 'Answer',
    answerMissing: 'Enter an answer.',
    category: 'Category',
    categoryHint: 'Choose one, or type a new one. Questions without one stand at the end.',
  },
} as const);
