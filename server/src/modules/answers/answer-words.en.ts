/** The answers to a question of yes or no. */
export const english = { true: 'Yes', false: 'No' };
