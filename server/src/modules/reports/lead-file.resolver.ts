import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { Input } from '../../core/graphql/args';
import { ExportLeadsInput, ExportLeadsPayload } from './lead-file.types';
import { createReportFile } from './report-file.service';

@Resolver()
export class LeadFileResolver {
  @Authorized()
  @Mutation(() => ExportLeadsPayload, {
    description:
      'A file of the leads of a company, with a column for each question; e-mail and phone of those who share them when it is fetched. ' +
      'For the team of the company; NOT_FOUND to all others, including staff. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  async exportLeads(
    @Ctx() ctx: RequestContext,
    @Input(() => ExportLeadsInput, 'Which leads.') { format, ...leads }: ExportLeadsInput,
  ): Promise<ExportLeadsPayload> {
    return { file: await createReportFile(ctx, { leads, format }) };
  }
}
