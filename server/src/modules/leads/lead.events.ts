import type { RequestContext } from '../../core/request/context';

/** Topic of the leads of a company; triggers publish under it too. */
export const leadsTopic = (companyId: string): string => `company.${companyId}.leads`;

/** The published form of a lead that was captured, changed or deleted. */
export interface LeadChanged {
  leadId: string;
}

/** Tells the team that leads were captured or changed. In a transaction. */
export const publishLeads = async (
  ctx: RequestContext,
  companyId: string,
  leadIds: readonly string[],
): Promise<void> => {
  if (leadIds.length === 0) return;
  await ctx.events.emit(
    ...leadIds.map((leadId) => ({ topic: leadsTopic(companyId), payload: { leadId } satisfies LeadChanged })),
  );
};
