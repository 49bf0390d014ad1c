export { SecurityEventKind } from './security-event.entity';
export { noteSecurityFailure, recordSecurityEvent, recordStaffSecurityEvent } from './security-log.service';
export { addSecurityEvent } from './security.queries';
