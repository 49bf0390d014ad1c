export { eventCopied, interestGroupsWritten, interestTermRenaming } from './event.events';
