export { useOutbox } from './hooks/useOutbox';
