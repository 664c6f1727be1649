import { useEffect, useState } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import type { FlatGame } from '../../flatGame.ts'
import { hasFlatTable, loadFlatGame } from '../../flatGames.ts'
import { useShownTable, useTableGame } from '../../playback/useShownTable.ts'
import { useGraphics } from '../../ui/graphics.ts'
import { useSettings } from '../../ui/settings.ts'

/** Returns whether a match of a game is shown on the flat table: the player prefers it, or there are no 3D graphics. */
export function useIsFlat(game: GameId): boolean {
  const isPreferred = useSettings((state) => state.settings.flatTable)
  const isNeeded = useGraphics((state) => state.failed)
  return (isPreferred || isNeeded) && hasFlatTable(game)
}

/** Returns whether the player can choose between the flat table and 3D: the game has both, and 3D can be drawn here. */
export function useHasTableChoice(game: GameId): boolean {
  return useGraphics((state) => state.why !== 'missing') && hasFlatTable(game)
}

/** Returns the flat table of a game, connected to the playback; null until it is loaded. */
export function useFlatGame(game: GameId): FlatGame | null {
  const table = useShownTable()
  const near = useTableGame((game) => game.near)
  const [loaded, setLoaded] = useState<{ readonly game: GameId; readonly flat: FlatGame | null } | null>(null)
  const flat = loaded?.game === game ? loaded.flat : null
  useEffect(() => {
    let isWanted = true
    void loadFlatGame(game).then((found) => isWanted && setLoaded({ game, flat: found }))
    return () => {
      isWanted = false
    }
  }, [game])
  useEffect(() => flat?.attach(table, near), [flat, table, near])
  return flat
}
