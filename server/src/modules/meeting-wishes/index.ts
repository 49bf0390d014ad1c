export { MeetingProgramOrder } from './program.entity';
export { takesPartInProgram } from './program.queries';
export { programOf } from './program.service';
export { targetOf } from './target.queries';
export { refusedBy, refuses, wishColumnsOf } from './wish.queries';
export { setNotForMe, wishByAttendeeId } from './wish.service';
