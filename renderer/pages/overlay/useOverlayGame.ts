import { useEffect, useState } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import type { OverlayGame } from '../../overlayGame.ts'
import { loadOverlayGame } from '../../overlayGames.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { loadGameTexts } from '../texts.ts'

/**
 * Returns the overlays of the game on the table, connected to the playback; null while they load, and for a game
 * without.
 */
export function useOverlayGame(id: GameId | null): OverlayGame | null {
  const table = useShownTable()
  const [loaded, setLoaded] = useState<{ readonly id: GameId; readonly game: OverlayGame } | null>(null)
  useEffect(() => {
    if (id === null) return
    let isWanted = true
    void Promise.all([loadOverlayGame(id), loadGameTexts(id)]).then(([game]) => {
      if (!isWanted || !game) return
      game.attach(table)
      setLoaded({ id, game })
    })
    return () => {
      isWanted = false
    }
  }, [id, table])
  return loaded !== null && loaded.id === id ? loaded.game : null
}
