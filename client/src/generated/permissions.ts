import type { Role } from './graphql';
const table = {
  "attendeeReport": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER",
    "EXECUTIVE"
  ],
  "auditLog": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "checkIn": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "checkInBatch": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "checkInRecorded": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER",
    "EXECUTIVE"
  ],
  "checkIns": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER",
    "EXECUTIVE"
  ],
  "createActivity": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "createAttendee": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "createCompany": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "createEvent": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "createFaq": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "createInsight": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "createPod": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "createUser": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "deleteActivity": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "deleteAttendee": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "deleteCompany": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "deleteFaq": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "deleteInsight": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "deletePod": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "deleteUser": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "duplicateEvent": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "enterWithoutProfile": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER",
    "EXECUTIVE"
  ],
  "entryCodes": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "eventMeetings": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "eventStatistics": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER",
    "EXECUTIVE"
  ],
  "headCount": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER",
    "EXECUTIVE"
  ],
  "import": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "importAttendees": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "importCompanies": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "imports": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "inviteAttendees": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "joinEvent": [
    "ATTENDEE"
  ],
  "mails": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "messageReports": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "podActivity": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "removePodActivity": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "reorderFaqs": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "report": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER",
    "EXECUTIVE"
  ],
  "resolveMessageReport": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "securityLog": [
    "ADMIN"
  ],
  "sendInvitationReminder": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "sendPasswordResetLink": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "statisticsChanged": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER",
    "EXECUTIVE"
  ],
  "takePart": [
    "ATTENDEE"
  ],
  "undoImport": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "updateActivity": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "updateAttendee": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "updateCompany": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "updateEvent": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "updateFaq": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "updateInsight": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "updatePod": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "updatePodActivity": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "updateUser": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "uploadImage": [
    "ATTENDEE",
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "users": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ]
} satisfies Record<string, Role[]>;
export type Action = keyof typeof table;
export const permissions: Record<Action, readonly Role[]> = table;