import { listed } from '../attendees/profile-fields';
import { email, inOneForm, oneOf, wordsOf } from './cell-readers';
import { dayOf, timeOfDay } from './day-and-time';
import type { Checked, ImportField, Refused } from './import-columns';
import type { Correct } from './import-corrections';
import { arrayText, SEPARATOR } from './import-lists';

/** The kinds that a file has: one that takes a pod is no entry of a timetable. */
const KINDS = ['SESSION', 'BREAK'];
/** What timetables call them. */
const SYNONYMS = new Map([
  ...['talk', 'keynote', 'panel', 'workshop', 'vortrag', 'conférence'].map(
    (word) => [word, 'SESSION'] as const,
  ),
  ...['coffee', 'coffee break', 'lunch', 'lunch break', 'pause'].map((word) => [word, 'BREAK'] as const),
]);
const MAX_SPEAKERS = 50;

/** The addresses of a cell, each once and in order; whose they are is asked once all rows are there. */
const speakersOf =
  (correct: Correct) =>
  (text: string): Checked => {
    const [addresses, refused] = [new Set<string>(), [] as Refused[]];
    for (const part of text
      .split(SEPARATOR)
      .map((one) => one.trim())
      .filter(Boolean)) {
      const read = email(part);
      const instead = correct('value' in read ? (read.value ?? part) : part);
      const taken = instead ? email(instead) : read;
      if (instead === null) continue;
      if ('error' in taken) refused.push({ ...taken, unknown: part });
      else if (taken.value) addresses.add(taken.value);
    }
    const [first, ...more] = refused;
    if (first) return { ...first, more };
    if (addresses.size > MAX_SPEAKERS)
      return { error: `These are ${addresses.size}; at most ${MAX_SPEAKERS} are taken.` };
    return { value: addresses.size > 0 ? arrayText([...addresses]) : null };
  };

/** The days of an event, and the addresses of its speakers. */
export interface KnownOfSchedule {
  days: readonly string[];
  speakers: readonly string[];
}

/** The fields of sessions and breaks in a file. An event of one day needs no column for it. */
export const activityFields = ({ days, speakers }: KnownOfSchedule, correct: Correct): ImportField[] => [
  {
    column: 'title',
    names: listed(
      'Title, Session, Session title, Name, Talk, Topic, Titel, Vortrag, Thema, Titre, Título, العنوان, عنوان',
    ),
    required: true,
    maxLength: 200,
    check: inOneForm,
  },
  {
    column: 'day',
    type: 'date',
    names: listed('Day, Date, Tag, Datum, Jour, Día, Fecha, اليوم, التاريخ, دن, تاریخ'),
    ...(days.length !== 1 && { required: true }),
    maxLength: 60,
    check: dayOf(days),
    known: () => [...days],
  },
  {
    column: 'starts',
    type: 'time',
    names: listed(
      'Start, Starts, Start time, Starts at, From, Begin, Begins, Time, Beginn, Von, Uhrzeit, Début, Inicio, Hora, البداية, وقت البدء, آغاز',
    ),
    required: true,
    maxLength: 30,
    check: timeOfDay,
  },
  {
    column: 'ends',
    type: 'time',
    names: listed(
      'End, Ends, End time, Ends at, To, Until, Till, Ende, Bis, Fin, Hasta, النهاية, وقت الانتهاء, اختتام',
    ),
    required: true,
    maxLength: 30,
    check: timeOfDay,
  },
  {
    column: 'track',
    names: listed('Track, Stream, Strand, Themenreihe, Parcours, المسار, ٹریک'),
    maxLength: 100,
    check: inOneForm,
  },
  {
    column: 'location',
    names: listed(
      'Room, Location, Place, Venue, Hall, Stage, Where, Raum, Saal, Ort, Bühne, Salle, Lieu, Sala, Lugar, القاعة, المكان, کمرہ, ہال',
    ),
    maxLength: 200,
    check: inOneForm,
  },
  {
    column: 'speakers',
    type: 'text[]',
    names: listed(
      'Speakers, Speaker, Speaker e-mail, Speaker e-mails, Speakers by e-mail, E-mail, Presenter, Presenters, Referent, Referenten, Intervenants, Ponentes, المتحدثون, مقررین',
    ),
    maxLength: 10_000,
    multiLine: true,
    check: speakersOf(correct),
    known: () => [...speakers],
  },
  {
    column: 'kind',
    type: 'activity_kind',
    names: listed('Kind, Type, Format, Session type, Art, Typ, النوع, قسم'),
    maxLength: 50,
    check: (text) => oneOf(KINDS)(SYNONYMS.get(text.toLowerCase()) ?? text),
    known: wordsOf(KINDS),
  },
  {
    column: 'description',
    names: listed('Description, Abstract, About, Details, Beschreibung, Inhalt, Descripción, الوصف, تفصیل'),
    maxLength: 5_000,
    multiLine: true,
  },
];
