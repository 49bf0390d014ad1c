import type { Role } from './graphql';
const table = {
  "announcement": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "announcementAudience": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "announcements": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
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
  "bulkJob": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "bulkJobPreview": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "bulkJobs": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "cancelAnnouncement": [
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
  "createAnnouncement": [
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
  "deleteAnnouncement": [
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
  "discardImport": [
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
  "grantableRoles": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
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
  "importFaultyRows": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "importFaultyRowsFile": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "importFields": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "imports": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "importUndoPreview": [
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
  "personaPairs": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER",
    "EXECUTIVE"
  ],
  "podActivity": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "podSchedule": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "podScheduleChanged": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "prepareImport": [
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
  "reorderPods": [
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
  "revokeUserSession": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "revokeUserSessions": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "runImport": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "securityLog": [
    "ADMIN"
  ],
  "sendAnnouncement": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
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
  "setPersonaWishes": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "startBulkJob": [
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
  "undoBulkJob": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
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
  "updateAnnouncement": [
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
  "user": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "users": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ],
  "userSessions": [
    "ADMIN",
    "SUPERVISOR",
    "MANAGER"
  ]
} satisfies Record<string, Role[]>;
export type Action = keyof typeof table;
export const permissions: Record<Action, readonly Role[]> = table;