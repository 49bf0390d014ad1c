export { ConsentActs } from './components/ConsentActs';
export { ExchangeActs } from './components/ExchangeActs';
export { useConsent } from './hooks/useConsent';
