export { deleteMailsTo } from './mail.queries';
