import { useEffect, useState } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import type { OverlayGame } from '../../overlayGame.ts'
import { loadOverlayGame } from '../../overlayGames.ts'

/** The players below the flat table of a stream, each with the flags of their sides. */
export function SideNames({ game }: { readonly game: GameId }) {
  const [loaded, setLoaded] = useState<OverlayGame | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadOverlayGame(game).then((found) => isWanted && setLoaded(found))
    return () => {
      isWanted = false
    }
  }, [game])
  return loaded && <Names useFacts={loaded.useFacts} />
}

function Names({ useFacts }: Pick<OverlayGame, 'useFacts'>) {
  const sides = useFacts()?.sides ?? []
  const names = [...new Set(sides.map(({ name }) => name))]
  return (
    <ul className="side-names" data-testid="side-names">
      {names.map((name) => (
        <li key={name}>
          {sides.map((side) => side.name === name && <span key={side.id}>{side.flag}</span>)}
          {name}
        </li>
      ))}
    </ul>
  )
}
