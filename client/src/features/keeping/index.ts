export { ErasureNotice } from './components/ErasureNotice';
export { KeptButton } from './components/KeptButton';
export { KeptTable } from './components/KeptTable';
