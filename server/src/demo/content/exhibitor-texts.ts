/** Exhibitors' questions to visitors, products and notes. */
export const EXHIBITOR_TEXTS = {
  questions: [
    {
      kind: 'ONE_OF',
      text: 'What are you looking for?',
      options: ['A supplier', 'A partner', 'Just looking'],
    },
    {
      kind: 'SEVERAL_OF',
      text: 'Which of our products interest you?',
      options: ['Sensors', 'Platform', 'Services'],
    },
    { kind: 'TEXT', text: 'When do you want to decide?', options: [] },
  ],
  decisions: ['This quarter', 'Before the summer', 'Next year', 'No date yet'],
  notes: [
    'Asked for a trial with two sites.',
    'Wants prices for 50 units.',
    'Send the data sheet, then call.',
    'Knows our partner in Dubai.',
    'Compares us with two others.',
    'Came back with a colleague.',
    '',
    '',
  ],
  products: [
    {
      name: 'Line Sense',
      text: 'Sensors for machines of any age. Fitted in an hour, without stopping the line.',
    },
    { name: 'Shift Board', text: 'What each machine does now, on one screen for the whole shift.' },
    { name: 'First Year', text: 'Our engineers look after your first year: visits, training, spare parts.' },
  ],
  requestNotes: [
    'We open two plants next year and would like to see your sensors at work.',
    'Could somebody show us how the board connects to our systems?',
  ],
} as const;
