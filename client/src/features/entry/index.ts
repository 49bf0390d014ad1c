export { CameraView } from './camera/CameraView';
export { CodeField } from './camera/CodeField';
export { useKeyboardWedge } from './hooks/useKeyboardWedge';
export { codeIn } from './lib/scanned-code';
