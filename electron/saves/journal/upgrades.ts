import { type Unread, unread } from '../../files/unread.ts'
import { SAVE_FORMAT, SAVE_VERSION } from './lines.ts'

/** A save as read: only its checksums have been verified. */
export interface RawSave {
  readonly header: Readonly<Record<string, unknown>>
  readonly lines: readonly unknown[]
}

/** Converts a save of version N to N + 1; throws if it is not a valid version N. */
export type UpgradeStep = (save: RawSave) => RawSave

/** Steps by the version they start from: one for every released version that was replaced. */
export const UPGRADES: Readonly<Record<number, UpgradeStep>> = {
  /** Version 2 has players on other screens and changes of players; a save without them has the same content. */
  1: (save) => save,
  /** Version 3 names the profiles of people; the seats of earlier saves are guests'. */
  2: (save) => save,
}

export type Upgraded = { readonly ok: true; readonly save: RawSave; readonly upgraded: boolean } | Unread

/** Upgrades a save to the current version. */
export type Upgrade = (raw: RawSave) => Upgraded

/** Upgrades a save to the wanted version, one step at a time. */
export function upgradeSave(
  raw: RawSave,
  steps: Readonly<Record<number, UpgradeStep>> = UPGRADES,
  wanted: number = SAVE_VERSION,
): Upgraded {
  const { format, version } = raw.header
  if (format !== SAVE_FORMAT) return unread('unreadable', 'not a match of this program', 'not-a-match')
  if (typeof version !== 'number' || !Number.isInteger(version))
    return unread('unreadable', 'tells no version', 'not-a-match')
  if (version > wanted) {
    return unread('too-new', `version ${version}, known up to ${wanted}`, 'later-version', { facts: { version } })
  }
  return climb(raw, version, steps, wanted)
}

function climb(raw: RawSave, from: number, steps: Readonly<Record<number, UpgradeStep>>, wanted: number): Upgraded {
  let save = raw
  for (let version = from; version < wanted; version++) {
    const step = steps[version]
    if (!step) return tooOld(`no way from version ${version}`, version)
    try {
      save = stamped(step(save), version + 1)
    } catch {
      return tooOld(`not really of version ${version}`, version)
    }
  }
  return { ok: true, save, upgraded: from < wanted }
}

function stamped(save: RawSave, version: number): RawSave {
  return { ...save, header: { ...save.header, version } }
}

function tooOld(what: string, version: number): Unread {
  return unread('unreadable', what, 'old-version', { facts: { version } })
}
