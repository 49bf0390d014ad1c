import { lazy } from 'react';

export { AnswerList } from './components/AnswerList';
/** The fields as fields of a form, loaded where there are any. */
export const FieldInputs = lazy(async () => ({
  default: (await import('./components/FieldInputs')).FieldInputs,
}));
export { answerInWords, answerLabel, answerOptions } from './lib/answer-words';
export { useEventFields } from './hooks/useEventFields';
export { messages as fieldMessages } from './messages';
