import { GAME_IDS, type GameId } from '../../../electron/contract/ipc.ts'
import type { CommandSet } from '../../input/bindings.ts'
import type { CommandTable } from '../../input/commands.ts'
import { MOVING } from '../../input/focus/moving.ts'
import { MENU, NAVIGATION } from '../../input/navigation.ts'
import { REPLAY } from '../../input/replayCommands.ts'
import { CHOICES, TABLE } from '../../input/tableCommands.ts'
import { NEW_MATCH } from '../../ui/newMatch/commands.ts'
import { gameParts } from '../games.ts'

/** Returns the sets of commands that apply together at a game's table. */
const setsOf = (game: GameId): readonly CommandSet[] =>
  gameParts(game).controls.commands.map((own) => [...own, TABLE, CHOICES])

/** Returns the sets of commands that apply together in a game's own screens. */
const screenSetsOf = (game: GameId): readonly CommandSet[] =>
  (gameParts(game).controls.screenCommands ?? []).map((own) => [...own, NAVIGATION])

/** Returns the sets of commands that apply together anywhere in the program. */
export const allSets = (): readonly CommandSet[] => [
  ...GAME_IDS.flatMap(setsOf),
  [REPLAY],
  [NAVIGATION, MENU, MOVING],
  [NEW_MATCH, NAVIGATION, MOVING],
  ...GAME_IDS.flatMap(screenSetsOf),
]

/** Returns the sets whose commands a page of keys shows: those of one game, or all. */
export const setsShown = (game: GameId | null): readonly CommandSet[] => (game === null ? allSets() : setsOf(game))

/** Returns each table of some sets once: those of all games first, then each game's own. */
export function tablesOf(sets: readonly CommandSet[]): readonly CommandTable[] {
  const tables = [...new Set(sets.flat())]
  const shared = tables.filter((one) => sets.filter((set) => set.includes(one)).length === sets.length)
  return [...tables.filter((one) => !shared.includes(one)), ...shared]
}
