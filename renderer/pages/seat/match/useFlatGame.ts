import { useEffect, useState } from 'react'
import type { GameId } from '../../../../electron/contract/ipc.ts'
import type { FlatGame } from '../../../flatGame.ts'
import { loadFlatGame } from '../../../flatGames.ts'
import { loadGameTexts } from '../../texts.ts'

const loaded = new Map<GameId, FlatGame | null>()

/** Returns the flat table of a game if it has been loaded. */
export const loadedGame = (game: GameId): FlatGame | null => loaded.get(game) ?? null

/** Returns the flat table of a game; undefined while it loads, null for a game without one. */
export function useFlatGame(game: GameId | null): FlatGame | null | undefined {
  const [, setCount] = useState(0)
  useEffect(() => {
    if (game === null || loaded.has(game)) return
    void Promise.all([loadFlatGame(game), loadGameTexts(game)]).then(([flat]) => {
      loaded.set(game, flat)
      setCount((count) => count + 1)
    })
  }, [game])
  return game === null ? null : loaded.get(game)
}
