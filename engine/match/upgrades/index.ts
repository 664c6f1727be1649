import type { RecordProblem } from '../record.ts'

/** Converts a record from one version to the next. Only its version has been validated. */
export type Upgrade = (raw: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** Step i converts version i + 1 to i + 2. Version 1 is the first. */
const UPGRADES: readonly Upgrade[] = [
  // Version 2 adds secret seeds; a record with a number does not change.
  (raw) => ({ ...raw }),
]

export type Upgraded =
  | { readonly ok: true; readonly raw: unknown }
  | { readonly ok: false; readonly problem: RecordProblem }

/** Upgrades a raw record to the wanted version, one step per version; rejects a record of a later program. */
export function upgradeRecord(input: unknown, wanted: number, steps: readonly Upgrade[] = UPGRADES): Upgraded {
  if (!isObject(input)) return refused('unreadable', '', 'a record is an object')
  const version = input.version
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return refused('unreadable', 'version', 'a record names its version')
  }
  if (version > wanted) return refused('too-new', 'version', `version ${version} was written by a later program`)
  const raw = steps.slice(version - 1, wanted - 1).reduce<Record<string, unknown>>(upgradeOnce, input)
  return { ok: true, raw }
}

function upgradeOnce(raw: Readonly<Record<string, unknown>>, step: Upgrade): Record<string, unknown> {
  return { ...step(raw), version: Number(raw.version) + 1 }
}

function refused(fault: RecordProblem['fault'], where: string, what: string): Upgraded {
  return { ok: false, problem: { fault, where, what } }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
