/** Texts of the form for times in which one cannot meet. */
export const busyFormTexts = {
  title: 'Add busy time',
  lead: 'This time will not be offered for meetings with you.',
  day: 'Day',
  from: 'From',
  to: 'To',
  timeMissing: 'Please enter a time.',
  endsBeforeStart: 'The end has to be after the start.',
  note: 'Reason',
  notePlaceholder: 'Lunch with the team',
  noteHint: 'Only you see the reason.',
  reasons: ['Lunch', 'Prayer', 'Phone call', 'Break'],
  submit: 'Add busy time',
} as const;
