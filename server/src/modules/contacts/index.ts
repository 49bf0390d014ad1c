export { sharesContact } from './contact.queries';
export { askForContact } from './contact.service';
