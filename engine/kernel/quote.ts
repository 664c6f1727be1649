/** Most characters of a text that is quoted. */
const LONGEST_QUOTE = 300

/** A text as errors quote it. What was given may be of any length: too much is cut. */
export function quoted(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
}
