import type { Import_ImportFragment, ImportRow_ImportFragment } from '../../../generated/graphql';

/** The steps of an import in the studio. */
export type StudioView = 'columns' | 'running' | 'check' | 'failed' | 'result';
/** The steps that a person sees. */
export const steps = ['file', 'columns', 'check', 'result'] as const;
export type Step = (typeof steps)[number];

export interface StepProps {
  found: Import_ImportFragment;
  /** Shows what the check finds, once it runs. */
  onChecked: () => void;
  onColumns: () => void;
  onOtherFile: () => void;
}

type State = Pick<ImportRow_ImportFragment, 'status' | 'dryRun'>;

/** Still under way at the server. */
export const isUnderWay = ({ status }: Pick<State, 'status'>): boolean =>
  status === 'QUEUED' || status === 'RUNNING';

/** The view of an import; its columns again if the person wants to change them. */
export function viewOf({ status }: State, wantsColumns: boolean): StudioView {
  if (isUnderWay({ status })) return 'running';
  if (status === 'COMMITTED' || status === 'UNDONE') return 'result';
  if (status === 'PREPARED' || wantsColumns) return 'columns';
  return status === 'FAILED' ? 'failed' : 'check';
}

/** The step that a view belongs to. */
export function stepOf(view: StudioView, { dryRun }: Pick<State, 'dryRun'>): Step {
  if (view === 'columns' || view === 'check' || view === 'result') return view;
  return dryRun ? 'check' : 'result';
}
