import type { Pen } from './box.ts'

export const TITLE = '"Yeseva One", Georgia, serif'
export const NUMERAL = 'Alegreya, Georgia, serif'
export const BODY = '"Alegreya Sans", "Segoe UI", sans-serif'

/** The fonts of the picture, loaded for the letters that it writes. */
export async function loadLettering(text: string): Promise<void> {
  const fonts = [`400 20px ${TITLE}`, `800 20px ${NUMERAL}`, `500 20px ${BODY}`, `700 20px ${BODY}`]
  await Promise.all(fonts.map((font) => document.fonts.load(font, text)))
}

/** The font in which a text is no wider than it may be: the wanted size in pixels, or a smaller one. */
export function fitted(pen: Pen, text: string, family: string, size: number, width: number, weight = 400): string {
  pen.font = `${weight} ${size}px ${family}`
  const share = Math.min(1, width / Math.max(1, pen.measureText(text).width))
  return `${weight} ${Math.floor(size * share)}px ${family}`
}

/** A text in lines of the pen's font that are no wider than they may be; the last line ends in … where some is left out. */
export function wrapped(pen: Pen, text: string, width: number, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`]
}
