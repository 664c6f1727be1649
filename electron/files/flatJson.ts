/** Whatever this program writes is far flatter; what is deeper than a thousand does not even reach the page. */
const DEEPEST = 60

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/**
 * Parses JSON from outside. What is nested too deeply is not even begun: millions of levels take seconds, a gigabyte
 * of memory and whoever walks through them later. Throws RangeError then, and SyntaxError for what is no JSON.
 */
export function parseFlatJson(text: string): unknown {
  if (isDeeper(text, DEEPEST)) throw new RangeError('nested too deeply')
  return JSON.parse(text)
}

function isDeeper(text: string, deepest: number): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === QUOTE) i = endOfString(text, i)
    else if (CLOSING.includes(code)) depth--
    else if (OPENING.includes(code) && ++depth > deepest) return true
  }
  return false
}

/** Where the string that begins at `start` is closed; the end of the text when it never is. */
export function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === BACKSLASH) i++
    else if (code === QUOTE) return i
  }
  return text.length
}
