/** The maximum number of quoted characters. */
const LONGEST_QUOTE = 300

/** Returns a text as errors quote it, cut to the maximum length. */
export function quoted(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
}
