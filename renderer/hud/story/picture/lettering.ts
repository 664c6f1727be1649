import type { Pen } from './box.ts'

export const TITLE = '"Yeseva One", Georgia, serif'
export const NUMERAL = 'Alegreya, Georgia, serif'
export const BODY = '"Alegreya Sans", "Segoe UI", sans-serif'

/** Loads the fonts of the picture for its letters. */
export async function loadLettering(text: string): Promise<void> {
  const fonts = [`400 20px ${TITLE}`, `800 20px ${NUMERAL}`, `500 20px ${BODY}`, `700 20px ${BODY}`]
  await Promise.all(fonts.map((font) => document.fonts.load(font, text)))
}

/** Returns the font in which a text fits the width: the wanted size in pixels, or a smaller one. */
export function fitted(pen: Pen, text: string, family: string, size: number, width: number, weight = 400): string {
  pen.font = `${weight} ${size}px ${family}`
  const share = Math.min(1, width / Math.max(1, pen.measureText(text).width))
  return `${weight} ${Math.floor(size * share)}px ${family}`
}

/** Returns a text in lines of the pen's font that fit the width; the last line ends in … if the rest is left out. */
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
