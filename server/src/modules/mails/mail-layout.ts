import { isRightToLeft, type Language } from '../../core/graphql/languages';
import { arabic } from './mail-layout.ar';
import { english } from './mail-layout.en';
import { urdu } from './mail-layout.ur';

/** The content of a mail. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** A code that is to be typed, shown large. */
  code?: string;
  button?: { label: string; url: string };
  /** Small print. */
  note?: string;
}

const words: Record<Language, typeof english> = { EN: english, UR: urdu, AR: arabic };

/** A mail in both its forms. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
/** Subjects are one line: a name with a line break in it must not add headers. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const paragraph = (text: string, style: string): string =>
  `<p dir="auto" style="margin:0 0 16px;white-space:pre-line;${style}">${escape(text)}</p>`;

const buttonHtml = ({ label, url }: NonNullable<MailContent['button']>): string =>
  `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 24px;border-radius:10px;` +
  `background:#1f5af6;color:#ffffff;text-decoration:none;font-weight:600">${escape(label)}</a></p>`;

const choicesHtml = (label: string, url: string): string =>
  `<p dir="auto" style="margin:0;font-size:13px"><a href="${escape(url)}" style="color:#5b667d">${label}</a></p>`;

const htmlOf = (
  { subject, paragraphs, code, button, note }: MailContent,
  language: Language,
  choicesUrl?: string,
): string =>
  [
    `<!doctype html><html lang="${language.toLowerCase()}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f4f6fb;font-family:Figtree,Arial,sans-serif;color:#1b2437">',
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:10px">',
    '<p style="margin:0 0 24px;font-weight:700;color:#1f5af6">Podium</p>',
    ...paragraphs.filter(Boolean).map((text) => paragraph(text, 'line-height:1.5')),
    code ? paragraph(code, 'font-size:32px;font-weight:700;letter-spacing:8px') : '',
    button ? buttonHtml(button) : '',
    note ? paragraph(note, 'font-size:13px;color:#5b667d') : '',
    choicesUrl ? choicesHtml(words[language].choices, choicesUrl) : '',
    '</div></body></html>',
  ].join('');

const textOf = (
  { paragraphs, code, button, note }: MailContent,
  language: Language,
  choicesUrl?: string,
): string => {
  const links = [button, choicesUrl && { label: words[language].choices, url: choicesUrl }];
  const [action, choices] = links.map((link) => link && `${link.label}: ${link.url}`);
  return [...paragraphs, code, action, note, choices].filter(Boolean).join('\n\n');
};

/** A mail as text and as HTML that needs nothing from elsewhere; with the link to the choices where it may be stopped. */
export const renderMail = (content: MailContent, language: Language, choicesUrl?: string): RenderedMail => {
  const subject = oneLine(content.subject);
  return {
    subject,
    text: textOf(content, language, choicesUrl),
    html: htmlOf({ ...content, subject }, language, choicesUrl),
  };
};
