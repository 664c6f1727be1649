import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { jsonOrNull } from '../contract/json.ts'
import { PROFILE_COLOURS, PROFILE_FLAGS, PROFILE_GLYPHS, PROFILE_ID, type Profile } from '../contract/people.ts'
import { diskRefused, systemCode } from '../contract/refused.ts'
import { writtenName } from '../contract/texts.ts'
import { moveAside } from '../files/aside.ts'
import { readBounded } from '../files/boundedRead.ts'
import type { Log } from '../files/log.ts'
import { OwnFile } from '../files/ownFile.ts'
import type { Profiles } from './profiles.ts'

/** The most profiles, all known on many other computers, take about 80 000 bytes. */
const MAX_BYTES = 200_000

/** A profile in files. */
export const writtenProfile = z.strictObject({
  id: z.string().regex(PROFILE_ID),
  name: writtenName,
  colour: z.enum(PROFILE_COLOURS),
  flag: z.enum(PROFILE_FLAGS),
  glyph: z.enum(PROFILE_GLYPHS),
  elsewhere: z.array(z.string().regex(PROFILE_ID)).max(32).exactOptional(),
})
const written = z.looseObject({ version: z.literal(1), profiles: z.array(z.unknown()) })

/** The profiles as read from their file. */
export interface ReadProfiles {
  readonly profiles: Profiles
  /** The number of profiles that could not be read; missing if the whole file was right. */
  readonly lost?: number
  /** The name of the file that was set aside. */
  readonly aside?: string
}

/** The file of the profiles. */
export class ProfileFile {
  private readonly file: OwnFile
  private readonly log: Log

  constructor(path: string, log: Log) {
    this.file = new OwnFile(path)
    this.log = log
  }

  /** Reads every valid profile; a damaged file is moved to a `damaged` folder. Throws the disk's error. */
  async read(): Promise<ReadProfiles> {
    const { path } = this.file
    const read = await readBounded(path, MAX_BYTES).catch((error: unknown) => {
      if (systemCode(error) !== 'ENOENT') throw error
      return null
    })
    if (read === null) return { profiles: [] }
    const { profiles, lost } = parseProfiles(read.ok ? read.bytes.toString('utf8') : '')
    return lost === null ? { profiles } : { profiles, lost, ...(await this.setAside(profiles)) }
  }

  /** Resolves when the profiles are on disk. Throws `save-failed`, and then the file is unchanged. */
  write(profiles: Profiles): Promise<void> {
    const text = `${JSON.stringify({ version: 1, profiles }, null, 2)}\n`
    return this.file.write(text).catch((error: unknown) => {
      throw diskRefused(error)
    })
  }

  /** Waits for pending writes. */
  idle(): Promise<void> {
    return this.file.idle()
  }

  /** Keeps a damaged file and writes what could be read of it. */
  private async setAside(profiles: Profiles): Promise<{ aside?: string }> {
    try {
      const { path } = this.file
      const moved = await moveAside(path, join(dirname(path), 'damaged'))
      this.log.warn('profiles damaged', { file: basename(moved) })
      await this.write(profiles)
      return { aside: basename(moved) }
    } catch (error) {
      this.log.error('damaged profiles not set aside', { error })
      return {}
    }
  }
}

/** Reads every valid profile with an id of its own; `lost` is the number of others, null if the file is right. */
export function parseProfiles(text: string): { readonly profiles: Profiles; readonly lost: number | null } {
  const file = written.safeParse(jsonOrNull(text))
  if (!file.success) return { profiles: [], lost: 0 }
  const found = new Map<string, Profile>()
  for (const one of file.data.profiles) {
    const profile = writtenProfile.safeParse(one)
    if (profile.success && !found.has(profile.data.id)) found.set(profile.data.id, profile.data)
  }
  const lost = file.data.profiles.length - found.size
  return { profiles: [...found.values()], lost: lost === 0 ? null : lost }
}
