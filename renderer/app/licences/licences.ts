/** A part of the program that others made. */
export interface ShippedPart {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

/** The list that is put beside the page when the program is compiled; null where there is none or it cannot be read. */
export async function readLicences(): Promise<readonly ShippedPart[] | null> {
  try {
    const answer = await fetch('licences.json')
    const list: unknown = answer.ok ? await answer.json() : null
    return Array.isArray(list) && list.every(isPart) ? list : null
  } catch {
    return null
  }
}

function isPart(value: unknown): value is ShippedPart {
  if (typeof value !== 'object' || value === null) return false
  const part = value as Readonly<Record<string, unknown>> // any object may be asked for its properties
  return ['name', 'version', 'licence', 'text'].every((key) => typeof part[key] === 'string')
}
