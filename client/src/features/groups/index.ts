export { GroupsSection } from './components/GroupsSection';
