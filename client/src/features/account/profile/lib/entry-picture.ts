import { isolated } from '../../../../lib/language';
import { downloadFile, fileNamePart } from '../../../../lib/download';
import type { Entry } from '../hooks/useEntryCode';

/** Edge of the QR code in the picture. */
export const QR_PX = 640;
const WIDTH = 800;
const HEIGHT = 1100;
const LINE_PX = 48;
const MAX_LINES = 3;

/** The text in lines that fit the picture, at the font that is set. */
function linesOf(context: CanvasRenderingContext2D, text: string): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= QR_PX) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.filter(Boolean).slice(0, MAX_LINES);
}

/** Writes centred lines from a height on; a word that is too long is narrowed. Returns the height below. */
function write(context: CanvasRenderingContext2D, text: string, top: number, weight: number): number {
  context.font = `${weight} 36px ${getComputedStyle(document.body).fontFamily}`;
  const lines = linesOf(context, text);
  for (const [index, line] of lines.entries())
    context.fillText(isolated(line), WIDTH / 2, top + (index + 1) * LINE_PX, QR_PX);
  return top + lines.length * LINE_PX;
}

/** Saves the entry code as a picture: event, QR code, name and code, black on white. */
export function saveEntryPicture(qr: HTMLCanvasElement, { event, name, code }: Entry): void {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = 'white';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = 'black';
  context.textAlign = 'center';
  const below = write(context, event, 24, 600);
  context.drawImage(qr, (WIDTH - QR_PX) / 2, below + LINE_PX, QR_PX, QR_PX);
  const belowName = write(context, name, below + LINE_PX + QR_PX, 700);
  write(context, code, belowName, 400);
  canvas.toBlob((picture) => {
    if (picture) downloadFile(`entry-code-${fileNamePart(name)}.png`, picture);
  });
}
