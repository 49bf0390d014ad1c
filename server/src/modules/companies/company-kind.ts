/** The part a company plays at the event. */
export enum CompanyKind {
  SPONSOR = 'SPONSOR',
  EXHIBITOR = 'EXHIBITOR',
  STARTUP = 'STARTUP',
  IT_EXPORTER = 'IT_EXPORTER',
}
