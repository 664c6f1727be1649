import { GAME_IDS } from '../../../electron/contract/match.ts'

/** A part of the project and what it may import. Paths start at the project root; `$game` stands for the file's own game, `$other` for each other game. */
export interface Area {
  readonly files: RegExp
  /** Project paths that may be imported; a folder ends in `/`. */
  readonly ours: readonly string[]
  /** Project paths of which only types may be imported. */
  readonly types?: readonly string[]
  /** Packages; `node:` allows Node's built-in modules, `*` all of both. */
  readonly packages: readonly string[]
  /** Reason, shown with a violation. */
  readonly because: string
}

/** The part of a pattern that names a game. */
export const game = `(?<game>${GAME_IDS.join('|')})`
