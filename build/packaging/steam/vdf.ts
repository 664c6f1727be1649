/** Valve's text format: keys with a text or with a block of keys; a key may occur more than once. */

export type Block = readonly (readonly [key: string, value: string | Block])[]

/** Returns a block as text, indented by tabs. @throws RangeError if a text cannot be written */
export function printVdf(block: Block, indent = ''): string {
  return block
    .map(([key, value]) =>
      typeof value === 'string'
        ? `${indent}${quoted(key)}\t${quoted(value)}\n`
        : `${indent}${quoted(key)}\n${indent}{\n${printVdf(value, `${indent}\t`)}${indent}}\n`,
    )
    .join('')
}

function quoted(text: string): string {
  if (/["\\\n]/.test(text)) throw new RangeError(`Steam's scripts cannot contain ${JSON.stringify(text)}`)
  return `"${text}"`
}
