import { describe, expect, it } from 'vitest';
import { guardFormula } from '../../core/files/formula-guard';
import { folded } from '../../core/storable-text';
import { checkCell, matchColumns, planColumns, type ImportField } from './import-columns';
import { attendeeFields, companyFields, fieldsOf } from './import-fields';

const field = (fields: readonly ImportField[], column: string): ImportField => {
  const found = fields.find((candidate) => candidate.column === column);
  if (!found) throw new Error(`There is no column ${column}`);
  return found;
};
const attendee = (column: string, cell: string) => checkCell(field(attendeeFields, column), cell);
const company = (column: string, cell: string) => checkCell(field(companyFields, column), cell);

describe('a country', () => {
  it.each([
    ['gb', 'GB'],
    ['UK', 'GB'],
    ['SU', 'RU'],
    ['United Kingdom', 'GB'],
    ['Russia', 'RU'],
    ['france', 'FR'],
    ['Germany', 'DE'],
    ["Côte d'Ivoire", 'CI'],
    ['Timor Leste', 'TL'],
    ['Yemen', 'YE'],
  ])('%s is %s', (cell, value) => {
    expect(attendee('country', cell)).toEqual({ value });
  });

  it.each(['XX', 'Atlantis', 'European Union', 'P', '12'])('%s is none', (cell) => {
    expect(attendee('country', cell)).toHaveProperty('error');
  });
});

it.each(['Attendee', 'Delegate', 'visitors', 'Participant'])('%s takes part as an attendee', (cell) => {
  expect(attendee('category', cell)).toEqual({ value: 'ATTENDEE' });
});

it('names kinds of companies as screens do', () => {
  const kinds = field(companyFields, 'kind').known?.();
  expect(kinds).toEqual(['Sponsor', 'Exhibitor', 'Startup', 'IT exporter']);
  expect(company('kind', 'IT exporter')).toEqual({ value: 'IT_EXPORTER' });
});

describe('a cell', () => {
  it.each(['+92 300 1234567', '-5', "'=quoted", '@home', '=not run'])(
    'of our own exports comes back as it was: %s',
    (text) => {
      expect(attendee('phone', guardFormula(text))).toEqual({ value: text });
    },
  );

  it('that is a formula is an error', () => {
    const error = 'Formulas are not taken. Please write the value.';
    expect(attendee('phone', '=HYPERLINK("x")')).toEqual({ error });
    expect(attendee('job_title', ' =1+1')).toEqual({ error });
    const failed = 'This is what a formula shows that fails. Please write the value.';
    for (const cell of ['#N/A', '#REF!', '#DIV/0!', '#NAME?'])
      expect(attendee('job_title', cell)).toEqual({ error: failed });
    expect(attendee('job_title', '#1 Engineer')).toEqual({ value: '#1 Engineer' });
  });

  it('of one line has no line breaks, nor signs that turn its direction', () => {
    const error = 'This is one line, without line breaks and control characters.';
    for (const sign of ['\n', '\r\n', '\t', '\u0085', '\u2028', '\u202e'])
      expect(attendee('job_title', `a${sign}b`)).toEqual({ error });
    expect(attendee('job_title', 'ends with one\n')).toEqual({ value: 'ends with one' });
    expect(attendee('introduction', 'two\nlines')).toEqual({ value: 'two\nlines' });
  });

  it.each([
    ['=mcc²', '=mcc²'],
    ['=', '='],
    ['="0171 123"', '0171 123'],
    ['\u202a@Home\u202c', '@Home'],
    ['\ufeff -able \u200b', '-able'],
    ['# 1', '# 1'],
  ])('is a text in spite of how it begins and ends: %s', (cell, value) => {
    expect(attendee('job_title', cell)).toEqual({ value });
  });

  it.each([
    '=A1',
    '=SUM(A1:B2)',
    '=-1',
    '=Sheet2!A1',
    "=cmd|' /C calc'!A0",
    '=$B$2',
    '="a"&"b"',
    '= IF(1,2)',
  ])('is a formula: %s', (cell) => {
    expect(attendee('job_title', cell)).toEqual({ error: 'Formulas are not taken. Please write the value.' });
  });

  it.each([
    ['+44 20 7946 0000', '+44 20 7946 0000'],
    ["'0171 123", '0171 123'],
    ['447701900123.0', '447701900123'],
    ['447701900123,00', '447701900123'],
    ['\u202a+1 555 010\u202c', '+1 555 010'],
    ['٠١٧١ ۱۲۳', '0171 123'],
    ['０１７１', '0171'],
  ])('with a phone number has its digits: %s', (cell, value) => {
    expect(attendee('phone', cell)).toEqual({ value });
  });

  it.each(['4.47701E+11', '4,47701E+11', '1e21', '########'])(
    'with a number that a spreadsheet has shortened is an error: %s',
    (cell) => {
      expect(attendee('phone', cell)).toEqual({
        error: 'The spreadsheet has shortened this. Please format the column as text and write it again.',
      });
    },
  );

  it.each([
    ['Ada Test <ada@acme.test>', 'ada@acme.test'],
    ['"Test, Ada" <Ada@Acme.test>;', 'ada@acme.test'],
    ['mailto:ada@acme.test', 'ada@acme.test'],
    ['ada@acme.test.', 'ada@acme.test'],
    ['\u200bada@acme.test', 'ada@acme.test'],
    ['ade\u0301@acme.test', 'adé@acme.test'],
  ])('with an address has what is meant: %s', (cell, value) => {
    expect(attendee('email', cell)).toEqual({ value });
  });

  it('with an address has no sign that nobody sees', () => {
    const error = 'This is no e-mail address.';
    for (const cell of ['a\u200bda@acme.test', 'ada@ac\u00adme.test', 'Ada <ada@acme.test'])
      expect(attendee('email', cell)).toEqual({ error });
  });

  it('with a name has it in one form', () => {
    expect(company('name', 'Socie\u0301te\u0301\u00a0 X')).toEqual({ value: 'Société X' });
  });

  it('has no signs that are no text, and is no longer than its column', () => {
    expect(attendee('job_title', 'a\0b')).toEqual({ error: 'This has signs that are no text.' });
    expect(attendee('job_title', 'x'.repeat(201))).toEqual({
      error: 'This can be at most 200 characters long.',
    });
    expect(attendee('job_title', 'x'.repeat(200))).toEqual({ value: 'x'.repeat(200) });
  });
});

describe('a header', () => {
  const columnsOf = (...header: string[]) => {
    const { cells, ignored } = planColumns(['Email', 'First name', 'Last name', ...header], attendeeFields);
    return [cells.slice(3).map(({ field: { column }, index }) => [column, index]), ignored];
  };

  it('takes another word for a column only where the column itself is not there', () => {
    expect(columnsOf('Company')).toEqual([[['organization', 3]], []]);
    expect(columnsOf('Company', 'Organization')).toEqual([[['organization', 4]], ['Company']]);
    expect(() => columnsOf('Company', 'Employer')).toThrow('The column "Organization" is there twice.');
  });
});

describe('a title in other words', () => {
  it.each([
    ['first_name', 'Given name', 'VORNAME', 'prénom', 'الاسم الاول', 'پہلا نام'],
    ['last_name', 'Surname', 'Family Name', 'Familienname', 'Nom de famille', 'اسم العائلة', 'خاندانی نام'],
    [
      'email',
      'E-mail address',
      'Work e-mail',
      'E-Mail-Adresse',
      'Adresse email',
      'البريد الالكتروني',
      'ای میل',
    ],
    ['job_title', 'Job role', 'Position', 'Designation', 'Funktion', 'Fonction', 'المسمى الوظيفي', 'عہدہ'],
    ['organization', 'Employer', 'Company name', 'Arbeitgeber', 'SOCIETE', 'جهة العمل', 'کمپنی'],
    [
      'country',
      'Country of residence',
      'Country / Region',
      'Wohnsitzland',
      'Pays de residence',
      'بلد الإقامة',
      'ملک',
    ],
    ['phone', 'Mobile', 'Mobile no.', 'Cell phone', 'Handy', 'Téléphone', 'رقم الهاتف', 'موبائل'],
    ['introduction', 'Biography', 'Über mich', 'Présentation', 'نبذة', 'تعارف'],
  ])('goes to %s', (column, ...titles) => {
    const found = titles.map((title) => matchColumns([title], attendeeFields).cells[0]?.field.column);
    expect(found).toEqual(titles.map(() => column));
  });

  it.each([
    ['name', 'Organisation', 'Unternehmen', 'Société', 'اسم الشركة', 'کمپنی'],
    ['website', 'Web site', 'Webseite', 'Site web', 'الموقع الالكتروني', 'ویب سائٹ'],
    ['city', 'Town', 'Ort', 'Ville', 'المدينة', 'شہر'],
    ['country', 'Country of residence', 'الدولة'],
  ])('goes to %s of a company', (column, ...titles) => {
    const found = titles.map((title) => matchColumns([title], companyFields).cells[0]?.field.column);
    expect(found).toEqual(titles.map(() => column));
  });

  it.each(['Nationality', 'Address', 'Mail address', 'Date of birth', 'Full name'])(
    'means something else: %s',
    (title) => {
      expect(matchColumns([title], attendeeFields).cells).toEqual([]);
    },
  );

  it('names the only group of topics: Sector', () => {
    const group = { id: 'g1', name: 'Industry', kind: 'TOPIC' as const, vocabulary: 'g1', terms: {} };
    const fields = fieldsOf('ATTENDEES', [group]);
    expect(matchColumns(['Sector'], fields).cells.map(({ field: { key } }) => key)).toEqual(['g1']);
  });

  it('belongs to one field alone', () => {
    for (const fields of [attendeeFields, companyFields]) {
      const names = fields.flatMap(({ names: all }) => [...all]).map(folded);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });
});

describe('what editing takes of a company', () => {
  it.each([
    ['phone', 50],
    ['tier', 60],
    ['stand', 20],
    ['description', 10_000],
    ['tagline', 200],
    ['city', 100],
  ])('is what a file may bring: %s of %i characters', (column, most) => {
    expect(company(column, 'x'.repeat(most))).toEqual({ value: 'x'.repeat(most) });
    expect(company(column, 'x'.repeat(most + 1))).toHaveProperty('error');
  });

  it('is a website with its protocol, which a file may leave out', () => {
    expect(company('website', 'www.acme.test')).toEqual({ value: 'https://www.acme.test' });
    expect(company('website', 'http://acme.test/x')).toEqual({ value: 'http://acme.test/x' });
    for (const cell of ['javascript:alert(1)', 'ftp://acme.test', 'acme', 'x'.repeat(501)])
      expect(company('website', cell)).toHaveProperty('error');
  });
});

describe('planColumns', () => {
  it('finds columns by other names, in any case, with accents, and tells what it ignores', () => {
    const plan = planColumns(
      ['PRÉNOM', 'nom', 'E-Mail Address', 'Shoe size', 'organisation'],
      attendeeFields,
    );
    expect(plan.cells.map((cell) => [cell.field.column, cell.index])).toEqual([
      ['first_name', 0],
      ['last_name', 1],
      ['email', 2],
      ['organization', 4],
    ]);
    expect(plan.ignored).toEqual(['Shoe size']);
  });

  it.each([
    ['missing columns', ['Email'], 'These columns are missing: First name.'],
    ['a column that is there twice', ['Email', 'E-mail', 'First name', 'Last name'], 'is there twice'],
  ])('refuses %s', (_what, header, message) => {
    expect(() => planColumns(header, attendeeFields)).toThrow(message);
  });
});
