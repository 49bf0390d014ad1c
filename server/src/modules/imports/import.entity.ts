import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import type { Correction, UnknownValue } from './import-corrections';
import type { ImportCellFault, ImportColumn, ImportFault, ImportSource, ImportUndo } from './import.types';
import { TextEncoding } from '../../core/files/text-encoding';
import { defineEnum, describeEnum } from '../../core/graphql/enums';

export const ImportKind = defineEnum('ImportKind', 'The kind of an import.', {
  ATTENDEES: 'Attendees, by e-mail address.',
  COMPANIES: 'Companies, by kind and name.',
  ACTIVITIES: 'Sessions and breaks of the schedule, by title and start.',
  MEETING_WISHES:
    'What people want of others and of companies in meetings; never changes what somebody has said.',
  MEETING_TARGETS: 'How many meetings are promised, by person, company or group.',
});
export type ImportKind = keyof typeof ImportKind;

export const ImportStatus = defineEnum(
  'ImportStatus',
  'PREPARED once its file is kept and looked at; QUEUED while others run first, then RUNNING until it is COMMITTED; REFUSED because of faulty rows; CHECKED after a dry run; FAILED where the file could not be read or the server was lost; UNDONE once taken back.',
  {
    PREPARED: 'Its file is kept and its columns are matched; it waits to be run.',
    QUEUED: 'Waits until others have ended; see queuePosition.',
    RUNNING: 'Still being read or written.',
    CHECKED: 'A dry run is complete; nothing was changed.',
    COMMITTED: 'Its good rows were taken.',
    REFUSED: 'Faulty rows kept everything out.',
    FAILED: 'The file could not be read, or the server stopped.',
    UNDONE: 'Was taken, and then undone.',
  },
);
export type ImportStatus = keyof typeof ImportStatus;

export const CorrectionAction = defineEnum(
  'ImportCorrectionAction',
  'What becomes of a value that its field does not know.',
  {
    ADD: 'The event gets it as an interest of this group, once a run is COMMITTED whose good rows have it.',
    TAKE_AS: 'It is taken as another value, which the field knows.',
    LEAVE_OUT: 'The rows are taken without it.',
  },
);
export type CorrectionAction = keyof typeof CorrectionAction;

export const ImportPhase = defineEnum('ImportPhase', 'The phase of a running import.', {
  READING: 'Its rows are read and checked; `rows` counts them.',
  WRITING: 'Its good rows are compared with what is there, and written.',
});
export type ImportPhase = keyof typeof ImportPhase;

describeEnum(TextEncoding, {
  name: 'TextEncoding',
  description: 'How the text of a file is written that is not in Unicode.',
  values: {
    WESTERN: 'Western Europe (windows-1252).',
    CENTRAL_EUROPEAN: 'Polish, Czech, Hungarian, Croatian (windows-1250).',
    CYRILLIC: 'Cyrillic (windows-1251).',
    GREEK: 'Greek (windows-1253).',
    TURKISH: 'Turkish (windows-1254).',
    HEBREW: 'Hebrew (windows-1255).',
    ARABIC: 'Arabic and Urdu (windows-1256).',
    BALTIC: 'Baltic languages (windows-1257).',
    VIETNAMESE: 'Vietnamese (windows-1258).',
    WESTERN_MAC: 'Western Europe, of older Macs (macintosh).',
    CYRILLIC_MAC: 'Cyrillic, of older Macs (x-mac-cyrillic).',
    CYRILLIC_DOS: 'Cyrillic, of DOS (ibm866).',
    JAPANESE: 'Japanese (shift_jis).',
    CHINESE_SIMPLIFIED: 'Chinese, simplified (gb18030).',
    CHINESE_TRADITIONAL: 'Chinese, traditional (big5).',
    KOREAN: 'Korean (euc-kr).',
  },
});

/** One file, with its progress. */
@Entity('imports')
@Index('imports_newest_idx', ['eventId', 'createdAt', 'id'])
@Index('imports_started_by_idx', ['startedBy'])
@Index('imports_queue_idx', ['serverId', 'id'], { where: `status = 'QUEUED'` })
@Check('imports_phase_check', `phase IN ('READING', 'WRITING')`)
@Check('imports_queued_check', `status <> 'QUEUED' OR server_id IS NOT NULL`)
export class ImportEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'imports_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('uuid', { name: 'started_by', nullable: true })
  @ForeignKey('users', { name: 'imports_started_by_fkey', onDelete: 'SET NULL' })
  startedBy: string | null;

  @Column('enum', { enum: ImportKind, enumName: 'import_kind' })
  kind: ImportKind;

  @Column('enum', { enum: ImportStatus, enumName: 'import_status', default: ImportStatus.RUNNING })
  status: ImportStatus;

  @Column('text', { name: 'file_name' })
  fileName: string;

  @Column('boolean', { name: 'dry_run', default: false })
  dryRun: boolean;

  @Column('boolean', { default: false })
  partial: boolean;

  /** Rows read so far. */
  @Column('int', { default: 0 })
  rows: number;

  @Column('int', { default: 0 })
  created: number;

  @Column('int', { default: 0 })
  updated: number;

  @Column('int', { default: 0 })
  unchanged: number;

  @Column('int', { default: 0 })
  faulty: number;

  @Column('jsonb', { default: [] })
  errors: ImportFault[];

  @Column('jsonb', { default: [] })
  warnings: ImportFault[];

  @Column('text', { name: 'ignored_columns', array: true, default: [] })
  ignoredColumns: string[];

  /** Columns of the file; empty where it was sent and imported in one step. */
  @Column('jsonb', { default: [] })
  columns: ImportColumn[];

  /** How its file is read; null where it was sent and imported in one step. */
  @Column('jsonb', { nullable: true })
  source: ImportSource | null;

  /** What becomes of values that their fields do not know. */
  @Column('jsonb', { default: [] })
  corrections: Correction[];

  /** Rows of the file; null until they are known. */
  @Column('int', { name: 'total_rows', nullable: true })
  totalRows: number | null;

  @Column('text', { nullable: true })
  phase: ImportPhase | null;

  @Column('boolean', { name: 'send_invites', default: false })
  sendInvites: boolean;

  /** Why it failed, in words. */
  @Column('text', { nullable: true })
  failure: string | null;

  @Column('timestamptz', { name: 'queued_at', nullable: true })
  queuedAt: Date | null;

  @Column('jsonb', { nullable: true })
  undo: ImportUndo | null;

  /** The server in whose queue it waits, or has waited. */
  @Column('uuid', { name: 'server_id', nullable: true })
  serverId: string | null;

  /** The version of everything that it wrote. */
  @Column('timestamptz', { name: 'committed_at', nullable: true })
  committedAt: Date | null;
}

/** Something that an import created or, with `before`, changed. */
@Entity('import_changes')
export class ImportChangeEntity {
  @PrimaryColumn('uuid', { name: 'import_id' })
  @ForeignKey(() => ImportEntity, { name: 'import_changes_import_id_fkey', onDelete: 'CASCADE' })
  importId: string;

  @PrimaryColumn('uuid', { name: 'subject_id' })
  subjectId: string;

  @Column('jsonb', { nullable: true })
  before: object | null;
}

/** A cell of a file that is read as another text. */
export interface CorrectedCell {
  line: number;
  /** Its place in `Import.columns`. */
  index: number;
  text: string;
}

/** A file between the steps of its import: personal data, kept for a short time. */
@Entity('import_files')
@Index('import_files_expires_at_idx', ['expiresAt'])
export class ImportFileEntity {
  @PrimaryColumn('uuid', { name: 'import_id' })
  @ForeignKey(() => ImportEntity, { name: 'import_files_import_id_fkey', onDelete: 'CASCADE' })
  importId: string;

  @Column('bytea')
  content: Buffer;

  /** The e-mail addresses in it, in small letters. */
  @Column('text', { array: true })
  addresses: string[];

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** Cells that were corrected since, which are read in place of those of the file. */
  @Column('jsonb', { name: 'mended', default: [] })
  correctedCells: CorrectedCell[];
}

/** An error of a faulty row, with the value that it is about where that can be corrected. */
export interface CellFault extends ImportCellFault {
  unknown?: UnknownValue;
}

/** A row of a file that could not be taken, as it stands there. */
@Entity('import_faulty_rows')
export class ImportFaultyRowEntity {
  @PrimaryColumn('uuid', { name: 'import_id' })
  @ForeignKey(() => ImportEntity, { name: 'import_faulty_rows_import_id_fkey', onDelete: 'CASCADE' })
  importId: string;

  @PrimaryColumn('int')
  line: number;

  @Column('jsonb')
  faults: CellFault[];

  @Column('text', { array: true })
  cells: string[];
}
