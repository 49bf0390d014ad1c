export { default as WishButtons } from './components/WishButtons';
export { default as WishMenu } from './components/WishMenu';
export { useSetWish } from './hooks/useSetWish';
export { messages as wishMessages } from './messages';
