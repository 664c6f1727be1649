/** A person's colours, flags and glyphs to choose from: the page draws them, files hold their names. */
export const PROFILE_COLOURS = ['red', 'amber', 'green', 'teal', 'blue', 'violet', 'rose', 'slate'] as const
export const PROFILE_FLAGS = ['plain', 'cross', 'saltire', 'stripes', 'halves', 'quarters', 'border', 'disc'] as const
export const PROFILE_GLYPHS = ['anchor', 'wheel', 'star', 'moon', 'fish', 'crown', 'gull', 'shell'] as const

export type ProfileColour = (typeof PROFILE_COLOURS)[number]
export type ProfileFlag = (typeof PROFILE_FLAGS)[number]
export type ProfileGlyph = (typeof PROFILE_GLYPHS)[number]

/** The name and look of a person of this computer. */
export interface ProfileLook {
  /** 1–24 characters; no two profiles have names that people could confuse. */
  readonly name: string
  readonly colour: ProfileColour
  readonly flag: ProfileFlag
  readonly glyph: ProfileGlyph
}

/** A person of this computer. A seat without a profile is a guest's, so the guest needs none. */
export interface Profile extends ProfileLook {
  /** Random, and never sent anywhere: only this computer's files and window have it. */
  readonly id: string
  /** The keys of the same person in the records of other computers. */
  readonly elsewhere?: readonly string[]
}

/** The form of a profile's id. */
export const PROFILE_ID = /^[0-9a-f]{24}$/
/** The most profiles of a computer. */
export const MOST_PROFILES = 64

/** All profiles, in the order in which they were made, and what was wrong with their files when they were read. */
export interface PeopleList {
  readonly profiles: readonly Profile[]
  /** The profile of the person whose settings are in use; null for the guest. */
  readonly playing: string | null
  /** The number of matches in the record. */
  readonly results: number
  /** Missing if the files were right. */
  readonly damage?: PeopleDamage
}

/** What was wrong with the files of people when they were read. What could not be read is kept in `file`. */
export interface PeopleDamage {
  /** The name of the file that was kept as it was, in the folder `damaged`; missing if nothing was set aside. */
  readonly file?: string
  /** Lines of the record that could not be read. */
  readonly lines: number
  /** Lines of the record that a later version wrote: they stay, and do not count here. */
  readonly later: number
  /** Profiles that could not be read. */
  readonly profiles: number
  /** True if a file could not be read at all, so that nothing is changed in it. */
  readonly unread: boolean
}

/** The traces of a person that stay after their profile was removed. */
export interface RemovedPerson {
  /** The matches of the record in which they are now a guest without a name. */
  readonly results: number
}

/** The people and results that an import has added. */
export interface PeopleImport {
  readonly profiles: number
  readonly results: number
  /** Matches that the record had already. */
  readonly known: number
}
