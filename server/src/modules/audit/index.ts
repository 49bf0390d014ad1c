export { deleteEntriesOfEvents, eraseEntriesAbout, removeLoggedAnswers } from './audit.queries';
