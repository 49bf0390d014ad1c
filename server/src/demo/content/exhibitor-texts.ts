/** Exhibitors' questions to visitors, and notes. */
export const EXHIBITOR_TEXTS = {
  questions: [
    {
      kind: 'ONE_OF',
      text: 'What are you looking for?',
      options: ['A supplier', 'A partner', 'Just looking'],
    },
    // Its options are the products.
    { kind: 'SEVERAL_OF', text: 'Which of our products interest you?', options: [] },
    { kind: 'TEXT', text: 'When do you want to decide?', options: [] },
  ],
  decisions: ['This quarter', 'Before the summer', 'Next year', 'No date yet'],
  notes: [
    'Asked for a trial.',
    'Wants a price by Friday.',
    'Send the data sheet, then call.',
    'Knows our partner abroad.',
    'Compares us with two others.',
    'Came back with a colleague.',
    '',
    '',
  ],
  requestNotes: [
    'We leave our old database next year and would like to see how you compare the rows.',
    'Could somebody show us how long a rehearsal takes?',
  ],
} as const;
