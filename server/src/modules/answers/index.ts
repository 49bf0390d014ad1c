export { answeredOneOf, answerTo, seesAnswers, seesAnswersTo } from './answer.queries';
export type { Answers } from './answer.rules';
export { answersFor, readAnswers } from './answer.service';
export {
  type AnswerInput,
  AnswersCondition,
  AnswersField,
  AnswersFilter,
  AnswersFilterField,
  AttendeeAnswer,
} from './answer.types';
