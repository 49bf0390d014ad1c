import type { Import_ImportFragment } from '../../../generated/graphql';
import { useImportUndoPreviewQuery, useUndoImportMutation } from '../../../generated/hooks';
import { ConfirmWithConsequences, ErrorState, LoadingLines } from '../../../ui';
import { messages } from '../messages';

const texts = messages.undo;

interface UndoDialogProps {
  found: Import_ImportFragment;
  onClose: () => void;
}

/** Asks before an import is taken back, with the server's count of what that does. */
export default function UndoDialog({ found: { id, kind, fileName }, onClose }: UndoDialogProps) {
  const { data, error, refetch } = useImportUndoPreviewQuery({ variables: { id }, from: 'server' });
  const [undo] = useUndoImportMutation();
  const count = messages.kinds[kind].count;
  const { removed = 0, restored = 0, kept = 0 } = data?.importUndoPreview ?? {};
  const consequences = [
    ...(removed > 0 ? [texts.removed(count(removed), removed)] : []),
    ...(restored > 0 ? [texts.restored(count(restored), restored)] : []),
    ...(kept > 0 ? [texts.kept(count(kept), kept)] : []),
    ...(data && removed + restored + kept === 0 ? [texts.none] : []),
  ];
  return (
    <ConfirmWithConsequences
      open
      title={texts.title(fileName)}
      text={texts.text}
      consequences={consequences}
      act={texts.act}
      ready={data !== undefined}
      onConfirm={async () => {
        await undo({ variables: { input: { importId: id } } });
        onClose();
      }}
      onCancel={onClose}
    >
      {!data && !error && <LoadingLines rows={2} />}
      {error && <ErrorState error={error} title={texts.loadFailed} onRetry={() => void refetch()} />}
    </ConfirmWithConsequences>
  );
}
