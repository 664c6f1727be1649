/** A third-party part of the program. */
export interface ShippedPart {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

/** Reads the list that the build puts beside the page; null when it is missing or invalid. */
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
  const part = value as Readonly<Record<string, unknown>> // reading properties is safe on any object
  return ['name', 'version', 'licence', 'text'].every((key) => typeof part[key] === 'string')
}
