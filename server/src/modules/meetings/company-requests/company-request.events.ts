/** The published form of a request: the id alone, receivers load the fields that they may see. */
export interface CompanyRequestChanged {
  requestId: string;
}

/** Topic of changes of the requests to companies that concern one attendee. */
export const companyRequestsTopic = (attendeeId: string): string => `attendee.${attendeeId}.company-requests`;
