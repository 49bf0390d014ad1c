export { faqById } from './faq.loaders';
export { Faq } from './faq.types';
