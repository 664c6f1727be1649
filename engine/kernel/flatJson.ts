/** The maximum nesting accepted. The program's own files are far flatter; IPC fails beyond a thousand levels. */
const DEEPEST = 60

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/**
 * Parses untrusted JSON. Checks the nesting first: parsing millions of levels takes seconds and a gigabyte of memory, and
 * recursive code fails on them later. Throws RangeError for deep nesting and SyntaxError for invalid JSON.
 */
export function parseFlatJson(text: string, deepest: number = DEEPEST): unknown {
  if (isDeeper(text, deepest)) throw new RangeError('nested too deeply')
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

/** Returns the index of the closing quote of the string that starts at `start`; the text's length if it is missing. */
export function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === BACKSLASH) i++
    else if (code === QUOTE) return i
  }
  return text.length
}
