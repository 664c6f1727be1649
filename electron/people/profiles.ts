import { randomBytes } from 'node:crypto'
import {
  MOST_PROFILES,
  PROFILE_COLOURS,
  PROFILE_FLAGS,
  PROFILE_GLYPHS,
  type Profile,
  type ProfileLook,
} from '../contract/people.ts'
import { LONGEST_NAME, textFault } from '../contract/plainText.ts'
import { Refused } from '../contract/refused.ts'
import { areTwins, uniqueName } from './twins.ts'

export type Profiles = readonly Profile[]

/** Returns the profiles with a new one. Throws `bad-request`, `name-taken` or `too-many-people`. */
export function withNew(
  profiles: Profiles,
  look: ProfileLook,
): { readonly profiles: Profiles; readonly made: Profile } {
  requireRoom(profiles)
  const made = { id: newProfileId(), ...checkedLook(look, profiles) }
  return { profiles: [...profiles, made], made }
}

/** Throws `too-many-people` if there may be no more. */
function requireRoom(profiles: Profiles): void {
  if (profiles.length < MOST_PROFILES) return
  throw new Refused('too-many-people', `there are ${profiles.length}`, tooMany)
}

const tooMany = { reason: { code: 'too-many-people', facts: { most: MOST_PROFILES } } }

/** Returns the profiles with a changed one. Throws `no-such-person`, and as `withNew`. */
export function withChange(profiles: Profiles, id: string, look: ProfileLook): Profiles {
  const before = requireProfile(profiles, id)
  const others = profiles.filter((one) => one !== before)
  const { elsewhere } = before
  const changed = { id, ...checkedLook(look, others), ...(elsewhere && { elsewhere }) }
  return profiles.map((one) => (one === before ? changed : one))
}

/** Returns a profile. Throws `no-such-person`. */
export function requireProfile(profiles: Profiles, id: string): Profile {
  const found = profiles.find((one) => one.id === id)
  if (!found) throw new Refused('no-such-person', 'profile: removed, or of another computer')
  return found
}

/** Returns the look, with its name trimmed. Throws `bad-request` for a bad name, and `name-taken`. */
function checkedLook({ name, colour, flag, glyph }: ProfileLook, others: Profiles): ProfileLook {
  const trimmed = name.trim()
  const fault = textFault(trimmed, LONGEST_NAME)
  if (fault !== null) throw new Refused('bad-request', `name: ${fault}`)
  const twin = others.find((one) => areTwins(one.name, trimmed))
  if (twin) throw new Refused('name-taken', `name: looks like ${twin.name}`, taken(twin.name))
  return { name: trimmed, colour, flag, glyph }
}

const taken = (name: string) => ({ where: 'name', reason: { code: 'name-taken', facts: { name } } }) as const

/** Returns a random id of 96 bits. */
export function newProfileId(): string {
  return randomBytes(12).toString('hex')
}

/** Returns a name that no other profile has: the wanted one, or that with a number. */
export const freeName = (wanted: string, profiles: Profiles): string =>
  uniqueName(
    wanted,
    profiles.map(({ name }) => name),
  )

/** Returns a look for a person of whom only the name is known: another one for each. */
export function lookFor(name: string, count: number): ProfileLook {
  const pick = <T>(all: readonly [T, ...T[]], step: number): T => all[Math.floor(count / step) % all.length] ?? all[0]
  return { name, colour: pick(PROFILE_COLOURS, 1), flag: pick(PROFILE_FLAGS, 1), glyph: pick(PROFILE_GLYPHS, 1) }
}
